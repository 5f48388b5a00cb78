import type { Chapter } from "../../../browse/rules";

export const chapters: Chapter[] = [
  {
    id: "goal",
    title: "Do que se trata",
    text: [
      "Corporações tornam Marte habitável com cartas. Três valores precisam chegar à meta: a temperatura a +{temperature-goal} °C, o oxigênio a {oxygen-goal} % e {ocean-goal} oceanos. A partida acaba no fim da fase em que o último deles chega lá.",
      "Quem eleva um deles em um passo eleva em um o próprio nível de terraformação. O nível é renda e pontos ao mesmo tempo. Mais pontos vêm de florestas e cartas.",
    ],
  },
  {
    id: "set-up",
    title: "Preparação",
    text: [
      "Cada um recebe {corporations-dealt} corporações e {cards-dealt} cartas de projeto, de um total de {cards}, fica com todas as cartas sem pagar e escolhe em segredo uma das corporações. Há {corporations} delas. O nível começa em {rating}.",
      "Numa primeira partida, cada um tem uma corporação de iniciante, e {starters-dealt} das cartas são verdes e simples.",
    ],
    rulings: [
      {
        about: "Mais corporações",
        says: "Se a mesa permitir, pode-se descartar cartas da mão para ver uma corporação a mais por carta.",
      },
    ],
  },
  {
    id: "round",
    title: "Uma rodada",
    text: [
      "– Planejamento: todos escolhem ao mesmo tempo, em segredo, uma das cinco fases. A da sua última rodada fica de fora.",
      "– As escolhas são reveladas juntas. Cada fase que alguém escolheu é jogada por todos, uma vez, na ordem dos números; quem a escolheu recebe também o bônus.",
      "– No fim da rodada, quem tem mais de {hand-limit} cartas vende o excesso.",
    ],
    rulings: [
      { about: "Mudar de ideia", says: "Uma escolha pode ser desfeita até que o último jogador tenha escolhido." },
      {
        about: "A mesma fase duas vezes",
        says: "Vários jogadores podem escolher a mesma fase. Ela é jogada uma vez, e cada um deles recebe o bônus.",
      },
    ],
  },
  {
    id: "phases",
    title: "As cinco fases",
    text: [
      "– I, Desenvolvimento: cada um pode jogar uma carta verde. Bônus: ela custa {phase-discount} M$ a menos.",
      "– II, Construção: cada um pode jogar uma carta azul ou vermelha. Bônus: jogar uma segunda, ou comprar uma carta.",
      "– III, Ação: cada um usa as ações das cartas azuis, uma vez cada, e ações padrão quantas vezes quiser. Bônus: repetir a ação de uma carta.",
      "– IV, Produção: cada um ganha M$ pelo nível e pela produção de M$, e calor, plantas e cartas conforme a produção. Bônus: {phase-money} M$ a mais.",
      "– V, Pesquisa: cada um compra {research-draw} cartas e fica com {research-keep}. Bônus: comprar {research-bonus-draw} e ficar com {research-bonus-keep}.",
    ],
    rulings: [
      { about: "Todos ao mesmo tempo", says: "Numa fase ninguém espera a vez. Ela acaba quando todos terminam." },
      {
        about: "Uma carta de graça",
        says: "Se uma carta permite jogar uma verde sem pagar, o custo impresso desta é de no máximo {free-cost} M$.",
      },
      {
        about: "A segunda carta da fase II",
        says: "Se não for jogada nem trocada por uma carta, a carta é comprada quando a fase acaba.",
      },
    ],
  },
  {
    id: "actions",
    title: "Ações padrão",
    text: [
      "– Uma floresta por {forest-plants} plantas ou {forest-cost} M$: um ponto e um passo de oxigênio.",
      "– Um passo de temperatura por {temperature-heat} de calor ou {temperature-cost} M$.",
      "– Um oceano por {ocean-cost} M$: vire um tile e receba o que ele mostra.",
    ],
    rulings: [
      {
        about: "O que precisa ser convertido",
        says: "Enquanto ainda trouxer algo, ninguém termina a fase III com calor suficiente para um passo de temperatura nem plantas suficientes para uma floresta.",
      },
    ],
  },
  {
    id: "cards",
    title: "Jogar cartas",
    text: [
      "As verdes dão produção, metal ou um ganho imediato; as azuis têm uma ação ou um efeito; as vermelhas são eventos. Todas ficam à sua frente, e os símbolos delas contam, os dos eventos também.",
      "Um requisito nomeia uma zona de uma trilha, um número de oceanos ou símbolos. As trilhas contam como estavam no início da fase.",
    ],
    rulings: [
      { about: "Os próprios símbolos", says: "Os símbolos de uma carta não ajudam a cumprir o requisito dela mesma." },
      { about: "Ordem", says: "Quando vários efeitos são acionados ao mesmo tempo, você escolhe a ordem." },
    ],
  },
  {
    id: "paying",
    title: "Pagar",
    text: [
      "Aço e titânio nunca são gastos. Cada aço tira {steel-value} M$ do preço de toda carta com símbolo de construção, cada titânio {titanium-value} M$ do preço de toda carta com símbolo espacial.",
      "Cartas da mão podem ser vendidas por {sale-price} M$ cada, nas fases I a III e durante um pagamento. Descontos se somam; um preço nunca fica abaixo de zero.",
    ],
  },
  {
    id: "mars",
    title: "Temperatura, oxigênio, oceanos",
    text: [
      "Cada passo realmente dado eleva o seu nível em um. Oceanos trazem também o que está sob o tile: M$, plantas ou cartas.",
      "A fase em que uma trilha chega à meta é jogada até o fim: até lá, todos ainda podem elevá-la e ganhar nível por isso.",
    ],
    rulings: [
      {
        about: "Última chamada",
        says: "Quando todos terminaram e uma trilha acabou de chegar à meta, quem ainda pode fazer algo é perguntado mais uma vez.",
      },
      { about: "Depois da meta", says: "A partir da fase seguinte, elevar essa trilha não traz mais nada." },
    ],
  },
  {
    id: "end",
    title: "O fim",
    text: [
      "Quando as três metas são atingidas, a fase é jogada até o fim e a partida acaba. Conte o nível, um ponto por floresta e os pontos das cartas.",
      "Em caso de empate, compare M$, calor e plantas somados, com as cartas da mão contadas como vendidas.",
    ],
  },
  {
    id: "together",
    title: "Juntos",
    text: [
      "Dois jogadores têm {coop-rounds} rodadas. Vencem juntos se as três metas forem atingidas até lá e cada um tiver pelo menos {coop-points} pontos; senão, os dois perdem.",
      "Em cada rodada, cada um pega um cubo: um dos {coop-copper} de cobre, que é dinheiro, ou um dos {coop-colour} coloridos, que permite aos dois trocar uma carta da mão.",
    ],
    rulings: [{ about: "O último cubo de um tipo", says: "Se os dois o quiserem, fica com o jogador que ocupa o primeiro lugar." }],
  },
  {
    id: "solo",
    title: "Sozinho",
    text: [
      "Você tem {solo-rounds} rodadas para atingir as três metas. Em cada rodada, uma carta do baralho neutro mostra uma segunda fase, que você joga sem o bônus.",
      "Quando o baralho neutro acaba, ele é embaralhado, e o oxigênio ou a temperatura sobe sozinho, sem nível: {novice-steps} passos para um novato, {advanced-steps} para um jogador avançado, nenhum para um especialista.",
    ],
    rulings: [{ about: "As últimas rodadas", says: "Se assim foi combinado, você escolhe a ordem das cartas neutras na última passagem." }],
  },
];
