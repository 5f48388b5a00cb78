import type { Chapter } from "../../../browse/rules";

export const chapters: Chapter[] = [
  {
    id: "goal",
    title: "Do que se trata",
    text: [
      "Corporações tornam Marte habitável. Três valores precisam chegar à meta: a temperatura a +{temperature-goal} °C, o oxigênio a {oxygen-goal} % e {ocean-goal} oceanos. A partida acaba na geração em que os três estiverem lá.",
      "Quem sobe um deles em um nível aumenta em um o próprio índice de terraformação. O índice é ao mesmo tempo renda e pontos. Outros pontos vêm de vegetação, cidades, cartas, marcos e prêmios.",
    ],
  },
  {
    id: "set-up",
    title: "Preparação",
    text: [
      "Cada um recebe {corporations-dealt} corporações e {cards-dealt} cartas de projeto, escolhe uma corporação e paga {card-price} M$ por carta que guardar. O índice começa em {rating}.",
      "Com a Era das Corporações usam-se as {cards} cartas e as {corporations} corporações, com produção inicial {era-production}. Sem ela, só as cartas básicas, com produção inicial {production}.",
      "Uma corporação para iniciantes dá {beginner-money} M$ e {cards-dealt} cartas de graça; pode jogar à mesma mesa que as outras.",
    ],
  },
  {
    id: "generation",
    title: "Uma geração",
    text: [
      "– O marcador de primeiro jogador avança um lugar.",
      "– Pesquisa: cada um olha {cards-researched} cartas e compra quantas quiser, a {card-price} M$ cada.",
      "– Ações: na ordem dos turnos, até {actions} ações, repetidamente, até que todos tenham passado.",
      "– Produção: toda a energia vira calor; depois cada um recebe o índice mais a produção de M$, e o que rendem as outras produções.",
      "A primeira geração começa pelas ações, pois as cartas foram compradas na preparação.",
    ],
    rulings: [
      {
        about: "Passar",
        says: "Não fazer nenhuma ação na sua vez é passar: você está fora até o fim da geração. Parar depois de uma ação não é passar.",
      },
      {
        about: "Limites",
        says: "A produção de M$ pode cair até {least-production}, as outras até zero. Não há limite para cima, nem para a mão.",
      },
      { about: "O deck acabou", says: "O descarte é embaralhado na hora e vira o deck." },
    ],
  },
  {
    id: "draft",
    title: "O draft",
    text: [
      "Uma opção para a pesquisa: fique com uma das {cards-researched} cartas e passe as demais, até que todos tenham de novo a mesma quantidade; depois compre dentre elas. Nas gerações pares passa-se à esquerda, nas ímpares à direita. Não há draft na primeira geração nem no jogo solo.",
    ],
  },
  {
    id: "actions",
    title: "As ações",
    text: [
      "– Jogar uma carta da mão.",
      "– Usar a ação de uma carta azul, cada uma uma vez por geração.",
      "– Um projeto-padrão: vender cartas a {sale-price} M$ cada; usina elétrica {power-plant-cost} M$ (um nível de produção de energia); asteroide {asteroid-cost} M$ (um nível de temperatura); aquífero {aquifer-cost} M$ (um oceano); vegetação {greenery-cost} M$; cidade {city-cost} M$ (e um nível de produção de M$).",
      "– Reivindicar um marco por {milestone-cost} M$, ou financiar um prêmio.",
      "– Converter {greenery-plants} plantas em uma vegetação, ou {temperature-heat} de calor em um nível de temperatura.",
    ],
    rulings: [
      {
        about: "A primeira ação de uma corporação",
        says: "Se a corporação impõe uma, ela tem de ser a sua primeira ação na partida. Você pode passar; ela então espera o seu próximo turno.",
      },
      { about: "Na meta", says: "Ainda se pode converter calor e comprar projetos quando o valor já está na meta. Isso não rende nada." },
    ],
  },
  {
    id: "cards",
    title: "Jogar cartas",
    text: [
      "O requisito de uma carta só é conferido quando ela é jogada. As verdes agem uma vez, as azuis ficam com uma ação ou um efeito, as vermelhas são eventos: agem uma vez e são viradas para baixo.",
      "As partes de uma carta se fazem na ordem que você quiser. Quando vários efeitos disparam juntos, o jogador ativo escolhe a ordem.",
    ],
    rulings: [
      {
        about: "O que é obrigatório",
        says: "As mudanças de produção, também a redução da produção de alguém, que pode ter de ser a sua. Se não for possível, a carta não pode ser jogada.",
      },
      {
        about: "O que nunca impede uma carta",
        says: "Um valor já na meta, cubos sem carta que os receba, recursos que ninguém tem, um tile que não cabe em lugar nenhum.",
      },
      { about: "Tirar recursos", says: "É sempre escolha sua, de um só jogador, nunca imposto a você mesmo." },
      { about: "Ícones dos eventos", says: "Contam enquanto a carta é jogada e nunca mais depois. Os pontos contam no fim." },
      { about: "Os próprios ícones", says: "Os ícones de uma carta não ajudam a cumprir o requisito dela mesma." },
      {
        about: "Cubos nas cartas",
        says: "Você só acrescenta cubos às suas próprias cartas, e todos de uma mesma instrução vão para uma só.",
      },
    ],
  },
  {
    id: "paying",
    title: "Pagar",
    text: [
      "O aço vale {steel-value} M$ para cartas com ícone de construção, o titânio {titanium-value} M$ para as de ícone espacial; misture com dinheiro à vontade, mas sem troco. Eles não pagam mais nada.",
      "Os descontos se somam e um preço nunca cai abaixo de zero. O dinheiro que volta “depois de pagar” não ajuda a pagar.",
    ],
    rulings: [
      {
        about: "Calor como dinheiro",
        says: "O calor da Helion paga tudo o que se paga em M$, inclusive cartas compradas, marcos e prêmios.",
      },
    ],
  },
  {
    id: "mars",
    title: "Temperatura, oxigênio, oceanos",
    text: [
      "Cada nível de fato subido aumenta o seu índice em um. Alguns dão mais: produção de calor em {first-heat-bonus} e {second-heat-bonus} °C, um oceano em {ocean-bonus} °C, um nível de temperatura em {oxygen-bonus} % de oxigênio. Quem sobe o nível leva, e um pode puxar o outro.",
    ],
    rulings: [
      { about: "Dois níveis quando só falta um", says: "Sobe-se um, e o índice aumenta em um." },
      {
        about: "Bônus impossível",
        says: "O oceano em {ocean-bonus} °C se perde se não houver mais nenhum; o nível de temperatura, se ela já estiver na meta.",
      },
    ],
  },
  {
    id: "tiles",
    title: "Os tiles",
    text: [
      "Colocar um tile rende o que está impresso na área, e {ocean-money} M$ por oceano vizinho.",
      "– Oceanos vão nas áreas reservadas a eles e não são de ninguém.",
      "– Uma vegetação vai ao lado de um tile seu, se for possível, e sobe o oxigênio em um nível.",
      "– Uma cidade não pode ficar ao lado de outra cidade.",
      "– Tiles especiais seguem a sua carta. Algumas cidades ficam fora do mapa; elas não têm vizinhos.",
    ],
    rulings: [
      { about: "Tiles seus", says: "Cidades, vegetações e tiles especiais no mapa. Oceanos e um marcador de posse, não." },
      { about: "Noctis City", says: "A área dela não aceita outro tile, e a regra das cidades vizinhas não vale para ela." },
      { about: "“Em Marte” e “em jogo”", says: "Cidades fora do mapa estão em jogo, mas não em Marte." },
      { about: "Uma área reivindicada", says: "Ninguém mais pode colocar um tile ali." },
    ],
  },
  {
    id: "goals",
    title: "Marcos e prêmios",
    text: [
      "Um marco é reivindicado por {milestone-cost} M$ por quem primeiro o cumprir, e vale {milestone-points} pontos. No máximo {goals-claimed} por partida.",
      "Um prêmio pode ser financiado por qualquer um: o primeiro por {first-award-cost} M$, o segundo por {second-award-cost}, o terceiro por {third-award-cost}. No fim, o melhor ganha {award-points} pontos e o segundo {second-award-points}, não importa quem pagou. No máximo {goals-claimed} por partida.",
    ],
    rulings: [
      {
        about: "Empates",
        says: "Todos os empatados em primeiro ganham {award-points}, e não há segundo. Todos os empatados em segundo ganham {second-award-points}. Com dois jogadores não há segundo lugar.",
      },
      { about: "Quando os prêmios são contados", says: "Depois da última produção e das últimas vegetações." },
      { about: "Um marco já reivindicado", says: "Continua seu, mesmo que você deixe de cumpri-lo." },
    ],
  },
  {
    id: "end",
    title: "O fim",
    text: [
      "Quando as três metas são alcançadas, a geração é jogada até o fim, com a produção. Depois cada um ainda pode converter plantas em vegetação, na ordem dos turnos; isso não sobe nem o oxigênio nem o índice.",
      "Contam: o índice; prêmios e marcos; um ponto por vegetação sua; para cada cidade sua em Marte, um ponto por vegetação vizinha, seja de quem for; e os pontos das suas cartas. Em caso de empate, vence quem tem mais M$.",
    ],
  },
  {
    id: "solo",
    title: "Sozinho",
    text: [
      "Você tem {solo-generations} gerações para alcançar as três metas; o índice começa em {solo-rating}. Não há marcos nem prêmios, e a Era das Corporações está sempre em jogo. Duas cidades neutras com uma vegetação cada estão em Marte desde o início.",
      "O adversário neutro tem de tudo: uma redução de produção nunca atinge você, e roubar sempre funciona.",
    ],
    rulings: [{ about: "As últimas vegetações", says: "Vêm depois do veredito e não podem transformar derrota em vitória." }],
  },
];
