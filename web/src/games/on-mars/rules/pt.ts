import type { Chapter } from "../../../browse/rules";

export const chapters: Chapter[] = [
  {
    id: "goal",
    title: "Do que se trata",
    text: [
      "Você dirige uma agência espacial que constrói a primeira colônia em Marte, com os outros e contra eles. Você vai e vem entre a órbita, de onde vêm tecnologias, projetos e suprimentos, e a colônia, onde se constrói.",
      "Edifícios de todo tipo fazem a colônia crescer. Vence quem tiver mais pontos de oportunidade quando {missions} missões ou níveis tiverem passado.",
    ],
  },
  {
    id: "set-up",
    title: "Preparação",
    text: [
      "Cada um tem em Marte um abrigo com um robô, um rover na mina do centro, colonos nos alojamentos, {ships} naves no depósito e a tecnologia de abrigo. Cada um recebe {goals-dealt} objetivos pessoais, em segredo.",
      "Um por vez, a partir de um jogador sorteado, todos ocupam um espaço livre da ordem de turno, em órbita ou na colônia, e podem usar o que ele oferece. Quem tem o espaço mais alto decide de que lado o ônibus espacial começa.",
    ],
    rulings: [
      {
        about: "A duração da partida",
        says: "Uma partida curta tem duas missões curtas e uma longa; uma partida longa tem uma curta e duas longas.",
      },
    ],
  },
  {
    id: "turn",
    title: "Uma rodada e um turno",
    text: [
      "Uma rodada tem uma fase de colonização e uma fase do ônibus espacial. Na primeira, cada um joga um turno, na ordem dos espaços ocupados.",
      "No seu turno você faz uma ação principal do lado em que está e, antes ou depois, no máximo uma ação executiva. Cumprir um objetivo pessoal e entregar bens pode ser feito a qualquer momento do seu turno.",
      "– Algumas ações levam um colono dos seus alojamentos a um dos espaços delas. Se os {slots} espaços estiverem ocupados, quem tem mais colonos ali primeiro os leva de volta à área de trabalho.",
      "– Os colonos que já estão lá encarecem a ação: um cristal, ou mais um colono enviado ao trabalho, por outro jogador presente. A dois, cada colono presente conta, também os seus.",
      "– Um reforço repete o efeito por um colono enviado ao trabalho, ou por um cristal onde a ação disser. Os colonos no trabalho voltam quando você viaja.",
    ],
    rulings: [
      { about: "A ordem de turno", says: "É fixada no começo da fase. Quem muda de espaço no meio dela mantém esse turno." },
      { about: "Nada impossível", says: "Uma ação só é oferecida se puder ser executada, ao menos em parte." },
      { about: "Contratar ou pegar um contrato", says: "Cada um tem ali um espaço próprio, que nunca é esvaziado." },
    ],
  },
  {
    id: "goods",
    title: "Recursos, cristais e colonos",
    text: [
      "Seu estoque guarda de cada recurso uma unidade a mais do que os abrigos que você tem em Marte. O que não cabe se perde.",
      "Um minério pode substituir uma bateria, água, uma planta ou oxigênio, mas não um cristal, nem o que um contrato pede.",
      "Os cristais ficam no depósito, que tem {depot} lugares; cada nave que ainda está ali ocupa um. Um cristal novo espera o seu próximo turno, e só os do depósito podem ser gastos. No seu turno, um objetivo pessoal da sua mão pode valer por um cristal.",
      "Você tem no máximo {colonists} colonos. Eles precisam de camas: cada abrigo depois do primeiro abre mais duas.",
    ],
  },
  {
    id: "orbit",
    title: "Ações em órbita",
    text: [
      "– Cápsula de pouso: desça já para a colônia, sem explorar. Seu turno acaba.",
      "– Obter um projeto: pegue uma carta da oferta com um dos seus {markers} marcadores e ganhe o bem indicado. Reforço: mais uma por colono.",
      "– Aprender uma tecnologia: pegue uma peça de um tipo que você não tem, pague a linha dela e coloque-a em uma casa livre da primeira coluna do seu laboratório. Reforço: uma segunda por um colono.",
      "– Pesquisa e desenvolvimento: dois desenvolvimentos, cada um para a coluna seguinte, cujo custo você paga. Reforço: mais um por colono.",
      "– Reabastecer: pegue um recurso ou cristal do armazém. Reforço: mais um por colono.",
    ],
  },
  {
    id: "technology",
    title: "Tecnologias",
    text: [
      "Uma tecnologia tem o nível da sua coluna, até {top-tech}. Algumas casas oferecem um benefício a quem leva uma tecnologia até lá.",
      "– As dos edifícios permitem unir um edifício a outros do mesmo tipo.",
      "– Rover: tantos movimentos a mais quanto o nível. Nave: tantos colonos a mais por nave. Melhoria: tantas melhorias a mais.",
      "Você pode usar a tecnologia de qualquer um. Se for de outro jogador, ele escolhe no fim do seu turno: uma unidade de oxigênio ou um desenvolvimento de graça da tecnologia usada.",
    ],
    rulings: [
      {
        about: "Uma vez por efeito",
        says: "Usa-se uma só tecnologia para um efeito inteiro, e não uma por movimento ou nave.",
      },
      {
        about: "Sem saída",
        says: "Se a tecnologia está no último nível ou não pode avançar, o dono recebe o oxigênio.",
      },
    ],
  },
  {
    id: "colony",
    title: "Ações na colônia",
    text: [
      "– Centro de controle: {control-steps} movimentos com seus robôs e {control-steps} com seu rover, na ordem que quiser. Cada cristal compra mais um.",
      "– Construir um edifício: veja abaixo.",
      "– Melhorar um edifício: por um minério, um edifício do tipo de um dos seus projetos se torna avançado e seu. Ele precisa estar na zona de um dos seus robôs; um projeto do nível superior exige um complexo de {high-complex} ou mais.",
      "– Receber uma nave: por uma planta e água, uma nave passa do seu depósito para o hangar. Ela traz dois colonos, ou um colono e um dos seus {bots} robôs. Não saem mais naves do seu depósito do que a colônia tem de níveis. Reforço: mais uma nave por colono.",
      "– Contratar um cientista ou pegar um contrato: pague por uma carta da oferta e pegue-a; depois você escolhe o contrato que preenche a vaga.",
    ],
    rulings: [
      {
        about: "Robôs e rovers",
        says: "Duas peças nunca param no mesmo hexágono. Um robô destrói o cristal ou a peça onde para. Um rover recolhe todos os cristais do caminho e pega a peça onde para.",
      },
      {
        about: "Peças de pesquisa",
        says: "Dão dois desenvolvimentos de graça. Ninguém pega duas da mesma letra.",
      },
      { about: "Colonos sem cama", says: "Ficam na reserva." },
    ],
  },
  {
    id: "build",
    title: "Construir",
    text: [
      "Uma mina leva um colono, que fica nela como mineiro. Um gerador custa um minério; um extrator de água, uma bateria; uma estufa, água; um condensador de oxigênio, uma planta; um abrigo, oxigênio.",
      "O hexágono precisa estar sem edifício e na sua zona de construção: o de um dos seus robôs, ou ao lado.",
      "– Ou o edifício fica sozinho, a exatamente dois hexágonos de outro do mesmo tipo; ou se une a um ou mais deles em um complexo, e então é preciso a tecnologia desse tipo, de nível igual ou maior que o número de edifícios unidos.",
      "– Você ganha do que o edifício rende tanto quanto o complexo tem de edifícios. Um abrigo rende cristais.",
      "– As setas da peça colocam cristais nos hexágonos vazios ao lado.",
      "– Na primeira vez que você forma ou amplia um complexo de um tipo, coloca o cubo de progresso dele; abrigos não têm.",
    ],
    rulings: [
      { about: "Seus próprios abrigos", says: "Só os seus próprios abrigos contam como do mesmo tipo." },
      {
        about: "Algo no caminho",
        says: "Um cristal ou uma peça ali se perde. Um robô ou rover vai para o hexágono livre mais próximo, à escolha do dono.",
      },
      {
        about: "O mineiro de uma mina melhorada",
        says: "Ele volta para o dono, e daí em diante a mina rende para quem tem o marcador.",
      },
    ],
  },
  {
    id: "life-support",
    title: "Suporte à vida e nível da colônia",
    text: [
      "Geradores, extratores de água, estufas e condensadores de oxigênio fazem subir uma linha o seu marcador. O primeiro edifício de uma coluna rende {first-step} pontos.",
      "Enquanto um marcador está abaixo da linha do nível da colônia, quem constrói marca a peça de recompensa da coluna e recebe um bônus: chamar um colono de volta, mover robôs, um cristal ou um minério.",
      "Quando os quatro marcadores chegam à linha, o nível da colônia sobe no fim do turno: o armazém é reposto, com três ou quatro jogadores as tecnologias também, e nos níveis {first-count} e {second-count} vêm novos projetos.",
      "Nos níveis {first-count} e {second-count} todos marcam pelos cubos de progresso: {cubes-one}, {cubes-two}, {cubes-three}, {cubes-four} ou {cubes-five} pontos por um a cinco. A partir do nível {fewer-missions}, cada novo nível conta como uma missão cumprida.",
    ],
  },
  {
    id: "executive",
    title: "Ações executivas",
    text: [
      "Onde uma nave saiu do depósito, há uma ação executiva aberta. Ela custa cristais e pode ser feita dos dois lados.",
      "– Um desenvolvimento de graça: {price-develop-free}. Dois movimentos do rover: {price-rover}. Pegar um projeto: {price-blueprint}. Melhorar um edifício: {price-upgrade}. Ganhar um minério: {price-mineral}. Dois movimentos dos robôs: {price-bots}. Pegar um recurso do armazém: {price-warehouse}.",
      "– Usar um edifício avançado seu: {use-price}. Com um cientista é de graça, e ele pode ir também aos dos outros.",
    ],
    rulings: [
      {
        about: "Onde trabalha um cientista",
        says: "Ele fica lá até você o enviar a outro lugar. Enquanto isso, você e o dono do edifício o usam de graça.",
      },
      {
        about: "O edifício de outro",
        says: "Você o usa com suas peças, seu estoque e seus colonos, e o que ele rende é seu.",
      },
    ],
  },
  {
    id: "missions",
    title: "Missões e objetivos pessoais",
    text: [
      "{missions} missões estão em jogo. Quem faz o que uma delas pede avança o marcador dela em um e ganha os cristais, até que seja cumprida.",
      "Um objetivo pessoal pode ser mostrado no seu turno assim que a condição valer: você faz dois desenvolvimentos de graça ou recebe o que a carta oferece no lugar. Cada um cumpre só um por partida.",
    ],
    rulings: [
      {
        about: "Depois do fim do turno",
        says: "Se o novo nível da colônia cumprir um objetivo seu, você é consultado antes do turno seguinte.",
      },
    ],
  },
  {
    id: "travel",
    title: "A fase do ônibus espacial",
    text: [
      "O ônibus espacial avança um espaço rumo à ponta do seu lado. De lá ele viaja para o outro lado e para no espaço do nível da colônia. Quanto mais alto o nível, mais raro ele fica. No nível {shuttle-stops} ele não se move mais, e no nível {top-level} viaja uma última vez.",
      "Na ordem de turno, quem está do lado de onde ele saiu pode viajar com ele. Os outros podem gastar uma nave do hangar.",
      "– Para a colônia: coloque uma das {discoveries-on-offer} descobertas em um hexágono vazio a exatamente {explored} hexágonos do seu rover.",
      "– Para a órbita: cada edifício avançado seu rende uma unidade, e cada mineiro seu, um minério.",
      "– Depois seus colonos voltam do lado em que você chega e da área de trabalho, e você ocupa ali um espaço livre, com o que ele oferece.",
    ],
    rulings: [
      { about: "O rover que não se moveu", says: "Até o primeiro movimento, ele conta como estando na mina do centro." },
      {
        about: "Não é o seu turno",
        says: "Nesta fase nenhum objetivo pessoal é cumprido, e nenhum vale por um cristal.",
      },
    ],
  },
  {
    id: "end",
    title: "O fim",
    text: [
      "Quando uma fase de colonização acaba e {missions} missões ou níveis passaram, o fim está próximo: vem a fase do ônibus espacial e mais uma fase de colonização. Então se conta.",
      "– Os pontos já marcados e, mais uma vez, os cubos de progresso.",
      "– {ship-points} por nave no hangar.",
      "– Alojamentos: {beds-two}, {beds-three}, {beds-four}, {beds-five} ou {beds-six} pela segunda à sexta fileira, conforme a mais alta em que mora um colono.",
      "– Cada tecnologia pelo nível: {level-one}, {level-two}, {level-three}, {level-four}, {level-five} ou {level-six}.",
      "– Cada projeto construído: {low-points} no nível inferior, {high-points} no superior; cada um não construído custa o mesmo.",
      "– Cientistas: {scientist-points} por edifício avançado do tipo que marcam, seja de quem for.",
      "– Contratos: {upgrade-points} por um edifício avançado em um complexo de {contract-complex}, {upgrade-penalty} se não; {delivery-points} por uma entrega, {delivery-penalty} se estiver incompleta.",
      "Em caso de empate, comparam-se os cristais no depósito, os edifícios avançados, os cubos de progresso.",
    ],
    rulings: [
      { about: "Space Oddity", says: "Se a mesa quiser, a partida acaba com a fase em que a última missão é cumprida." },
      {
        about: "Últimas entregas",
        says: "Os bens que completam um contrato vão sozinhos para lá; você só é consultado se contratos os disputarem.",
      },
    ],
  },
  {
    id: "first-colonists",
    title: "Primeiros Colonos",
    text: [
      "Esta variante é mais simples para começar: missões fixas, um espaço sorteado da ordem de turno e pequenas tarefas.",
      "Cada um tem uma carta secreta com edifícios. Construa um deles: você a mostra e compra {tasks-drawn} tarefas. Uma tarefa feita no seu turno pode ser mostrada pela recompensa, uma por turno.",
    ],
  },
  {
    id: "solo",
    title: "Sozinho contra Lacerda",
    text: [
      "Lacerda joga contra você, conduzido por um baralho. Cada carta indica uma ação para cada lado e diz se ele viaja com o ônibus espacial. Ele não paga recursos; quando não pode fazer o que a carta diz, move o rover.",
      "– Ele constrói o que falta ao suporte à vida, onde surgir o maior complexo. Melhora edifícios, pega tecnologias, no máximo {lacerda-scientists} cientistas, e contratos, que são sempre cumpridos.",
      "– Quando o baralho dele acaba uma vez, cada carta também faz avançar uma missão.",
      "– Cada novo nível da colônia dá a ele um abrigo, uma nave e um robô.",
      "Você vence se no fim tiver tudo o que o objetivo escolhido pede. Os pontos dele também são contados, para comparar.",
    ],
    rulings: [
      {
        about: "A sua tecnologia",
        says: "Se ele a usar, você escolhe como com qualquer jogador. Se você usar a dele, ele a desenvolve.",
      },
      {
        about: "Quando ele pode escolher",
        says: "Ele fica com o que é melhor para ele e pior para você; se empatar, decide-se por sorteio.",
      },
    ],
  },
  {
    id: "invasion",
    title: "Alien Invasion: Invasion",
    text: [
      "De dois a quatro humanos jogam juntos contra um alien. Os humanos têm uma trilha de pontos em comum e vencem com {invasion-points}; o alien vence assim que {invasion-troops} tropas suas estiverem em Marte.",
      "Depois de cada turno humano, o alien joga o dele. Põe uma ficha numa de suas ações, e pode pagar {invasion-second} cristal por uma segunda. Se todas as fichas foram usadas quando o turno dele começa, recolhe primeiro as vermelhas. Algumas ações só se abrem com o nível da colônia.",
      "– O alien constrói ninhos, mobiliza tropas perto deles, move-as, rouba cristais, aprende e desenvolve tecnologias próprias, e evolui ninhos, cada um com um poder.",
      "– Sempre que um humano usa a tecnologia de outro, o alien pode desenvolver uma das suas em um passo.",
      "– Como ação executiva, os humanos atacam tropas perto dos seus robôs ou da unidade de segurança ({invasion-strike} cristal; uma tecnologia de defesa remove mais), sabotam uma ação do alien ({invasion-sabotage}) ou limpam um edifício corrompido ({invasion-cleanse}). O alien paga {invasion-repair} cristais para se livrar de uma ficha de sabotagem.",
      "– Edifícios avançados, contratos e cientistas pontuam na hora, cada missão concluída vale {invasion-mission-points}, e cada tropa removida {invasion-troop-points}.",
      "Depois da rodada {invasion-last-round}, vence quem estiver mais perto da vitória.",
    ],
    rulings: [
      {
        about: "O que é nosso",
        says: "São conhecidos os dois objetivos, o esquema dos turnos e os tipos de ação. O tabuleiro do alien com seus valores, tecnologias e poderes, as contramedidas dos humanos e a última rodada são reconstrução nossa.",
      },
    ],
  },
  {
    id: "outbreak",
    title: "Alien Invasion: Outbreak",
    text: [
      "De dois a quatro jogadores vencem ou perdem juntos. É preciso cumprir duas cartas de missão; não há outras missões, e ninguém conta pontos. Todas as mãos são abertas.",
      "A partir da rodada {outbreak-first-round}, cada turno começa com uma carta de infecção. Ela indica um lugar, onde um colono saudável adoece; se não houver nenhum, adoece um nos alojamentos de alguém. Cartas sem colono ficam abertas: com {outbreak-reshuffle} delas, todas são embaralhadas de novo.",
      "– Colonos infectados não pagam, não reforçam e nada produzem nas minas. No fim de cada turno contagiam todos os outros da mesma ação, da mesma área de trabalho, ou os vizinhos nos alojamentos.",
      "– Como ação executiva você cura um colono, ou vacina um, que nunca mais adoece. O microbiologista faz isso de graça.",
      "O tempo acaba depois de {outbreak-time-two}, {outbreak-time-three} ou {outbreak-time-four} rodadas com dois, três ou quatro jogadores, e antes disso no difícil. Então vocês perdem, ou se {outbreak-limit} colonos estiverem infectados depois de um turno ({outbreak-hard-limit} no difícil), ou todos.",
    ],
    rulings: [
      {
        about: "O que é nosso",
        says: "São conhecidos o objetivo, os limites de infectados, quando se compram cartas e como a infecção se espalha. O baralho, a duração, os tratamentos, o microbiologista e as cartas de missão são reconstrução nossa.",
      },
    ],
  },
  {
    id: "blackout",
    title: "Alien Invasion: Blackout",
    text: [
      "De dois a quatro jogadores vencem ou perdem juntos. Em {blackout-time-two}, {blackout-time-three} ou {blackout-time-four} rodadas ({blackout-hard-time-two}, {blackout-hard-time-three} ou {blackout-hard-time-four} no difícil) concluem {blackout-quota-two}, {blackout-quota-three} ou {blackout-quota-four} missões e objetivos privados, com dois, três ou quatro jogadores. Todas as mãos são abertas, e cada um pode concluir {blackout-goals} objetivos.",
      "Depois de cada turno compra-se uma carta de vandalismo. Ela indica um tipo de edifício, e quem acabou de jogar escolhe um. O primeiro golpe deixa uma marca; o segundo apaga o edifício, e um colono dos alojamentos é deitado sobre ele.",
      "– Um edifício apagado não faz parte de nenhum complexo, nada produz e não pode ser melhorado nem usado.",
      "– Cada conclusão dá {blackout-repairs} passos de conserto ({blackout-hard-repairs} no difícil): de apagado a marcado, ou de marcado a inteiro.",
      "Com {blackout-limit} apagões vocês perdem na hora; também se ninguém tiver um colono para deitar.",
    ],
    rulings: [
      {
        about: "O que é nosso",
        says: "São conhecidos a cota, o limite de apagões, como os edifícios são atingidos e que as conclusões consertam. A duração, o baralho e o número de consertos são reconstrução nossa.",
      },
    ],
  },
  {
    id: "monolith",
    title: "Alien Invasion: Monolith",
    text: [
      "Um jogador, sozinho e sem Lacerda. Sorteiam-se cinco objetivos: um projeto do nível superior, um contrato, uma tecnologia no nível máximo, um cientista com edifícios suficientes, e peças. {monolith-goals} deles vencem.",
      "Depois de cada rodada o marcador de tempo avança um passo, e compra-se uma carta de sabotagem: ela põe um cubo na carta mais antiga da mesma letra e se junta às {monolith-cards} do início. Nos ícones de alien da trilha, o primeiro em {monolith-first-icon}, as cartas com {monolith-cubes} cubos atacam.",
      "– Um objetivo só conta enquanto está cumprido: uma sabotagem pode tirá-lo. Com {monolith-goals} deles você pode parar no fim de um turno, ou continuar pelo último.",
      "– Cada missão concluída soma {monolith-mission-points} pontos.",
      "No tempo {monolith-time} ({monolith-hard-time} no difícil) a partida acaba: com menos objetivos, você perdeu.",
    ],
    rulings: [
      {
        about: "O que é nosso",
        says: "A trilha, os objetivos e as cartas de sabotagem são conhecidos. Alguns valores da preparação, como se refazem ruínas e a escolha de parar são reconstrução nossa.",
      },
    ],
  },
  {
    id: "ours",
    title: "O que é reconstrução nossa",
    text: [
      "Nenhuma fonte pública traz tudo o que está impresso nos tabuleiros e nas peças. O resto nós mesmos criamos, de acordo com todos os totais conhecidos: os hexágonos iniciais dos edifícios, dos abrigos e das peças de pesquisa, as setas das peças de edifício, a maioria dos benefícios da ordem de turno e do laboratório, quais missões são longas e a maioria das recompensas dos Primeiros Colonos.",
      "As cartas e peças em que isso acontece estão marcadas entre as cartas. Quem tem a caixa pode corrigir uma cópia do arquivo de componentes e jogar com ela.",
    ],
  },
];
