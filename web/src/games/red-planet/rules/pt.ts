import type { Chapter } from "../../../browse/rules";

export const chapters: Chapter[] = [
  {
    id: "goal",
    title: "Do que se trata",
    text: [
      "Você dirige uma companhia mineradora e manda astronautas a Marte. Quem tem mais deles em uma zona na hora da contagem leva as fichas de pontuação dali. Depois de {rounds} rodadas, vence quem tem mais pontos.",
      "São {zones} zonas: {outer-zones} na borda, {inner-zones} no centro. O que há debaixo de uma zona se descobre quando o primeiro astronauta pisa nela.",
    ],
  },
  {
    id: "set-up",
    title: "Preparação",
    text: [
      "Na plataforma de lançamento ficam tantas naves quantos jogadores. Um astronauta de cada jogador é sorteado e colocado, um por nave; quem sai primeiro recebe a medalha de primeiro jogador.",
      "Cada um recebe {cards-dealt} cartas de evento, fica em segredo com uma carta de bônus e devolve as outras.",
    ],
    rulings: [
      {
        about: "Só vieram descobertas",
        says: "Elas são mostradas e devolvidas, e vêm outras {cards-dealt}, até haver uma carta de bônus.",
      },
      { about: "Nave sem destino no início", says: "O dono do astronauta que está nela escolhe o destino na hora." },
    ],
  },
  {
    id: "round",
    title: "Uma rodada",
    text: [
      "– Novas naves substituem as que partiram ou foram destruídas, até uma por jogador.",
      "– Cada um escolhe em segredo um dos personagens que ainda tem na mão.",
      "– Os personagens são chamados pelo número, do primeiro ao último. Quem escolheu o chamado o revela, embarca astronautas e usa o efeito.",
      "– As naves que decolaram pousam em Marte.",
      "– Quem agiu por último fica com a medalha.",
      "Um personagem usado fica de fora até que o dono use o Recrutador, que traz todos de volta.",
    ],
    rulings: [
      {
        about: "O mesmo personagem escolhido por dois",
        says: "Agem em sentido horário, a partir da medalha ou do primeiro deles à esquerda. Cada um termina antes do próximo.",
      },
      { about: "A plataforma durante a rodada", says: "Não é reposta. Uma nave que sai cedo leva consigo os lugares livres." },
    ],
  },
  {
    id: "characters",
    title: "Os {characters} personagens",
    text: [],
    cards: "character",
    rulings: [
      {
        about: "Fazer menos",
        says: "Você pode embarcar menos que o permitido e deixar o efeito de lado; menos com dois personagens: o Agente de Viagens embarca três se for possível, e o Soldado, dois.",
      },
      {
        about: "Agente Secreto",
        says: "A nave pode ser de qualquer um, ou vazia; vazia, não revela nada ao pousar. Sem destino, não pode decolar.",
      },
      { about: "Femme Fatale", says: "O astronauta recém-embarcado conta como presente. O seu vem da sua reserva; o outro está perdido." },
      { about: "Sabotador", says: "Naves em voo estão a salvo. Os seus próprios astronautas a bordo também se perdem." },
      {
        about: "Soldado",
        says: "As {inner-zones} zonas centrais estão fora de alcance. O alvo pode ser seu.",
      },
      {
        about: "Piloto",
        says: "O novo destino tem de ser outro, e precisa haver uma peça livre; são {destination-tiles} por zona. Uma nave ainda sem destino fica para quem embarcar primeiro.",
      },
    ],
  },
  {
    id: "shuttles",
    title: "Embarque e voo",
    text: [
      "Uma nave decola assim que o último lugar é ocupado, no meio de um turno se for o caso. Ninguém mais embarca nela.",
      "Até pousar no fim da rodada, a tripulação está em voo: não está em Marte, não conta em zona nenhuma, e nem o Soldado nem o Explorador a alcançam.",
      "Algumas naves não têm destino. Quem põe o primeiro astronauta a bordo escolhe. Uma peça de destino vale sempre mais que o impresso.",
    ],
    rulings: [
      {
        about: "A ordem dentro de um turno",
        says: "Primeiro o embarque, depois o efeito. Uma nave que encheu no embarque já partiu quando o efeito é escolhido.",
      },
    ],
  },
  {
    id: "exploring",
    title: "Explorar",
    text: [
      "O primeiro astronauta em uma zona, de nave ou a pé, vira uma peça de recurso: gelo (vale {ice-value}), silvanita ({sylvanite-value}) ou celério ({celerium-value}). Ela fica até o fim, mesmo que todos saiam.",
    ],
    rulings: [{ about: "O Explorador em zona desconhecida", says: "A peça é virada na hora, antes de escolher o próximo movimento." }],
  },
  {
    id: "scoring",
    title: "Contagens após as rodadas {first-scoring}, {second-scoring} e {last-scoring}",
    text: [
      "Cada zona explorada recebe fichas de pontuação: {first-tokens} após a rodada {first-scoring}, {second-tokens} após a {second-scoring}, {last-tokens} após a {last-scoring}. Quem tem mais astronautas ali leva tudo o que está na zona.",
      "Em caso de empate após a rodada {first-scoring}, o que foi acrescentado fica. Após as rodadas {second-scoring} e {last-scoring}, os empatados dividem por igual; o que sobra espera a próxima contagem e, após a {last-scoring}, se perde.",
    ],
    rulings: [
      { about: "Segundo lugar", says: "Não traz nada." },
      { about: "Zona sem ninguém", says: "As fichas são acrescentadas e esperam; após a rodada {last-scoring}, se perdem." },
      { about: "Zona explorada tarde", says: "Não recebe nada pelas contagens que perdeu." },
    ],
  },
  {
    id: "events",
    title: "Cartas de bônus e de descoberta",
    text: [
      "Uma carta de bônus fica em segredo e conta no fim. Não há limite de quantas se pode ter.",
      "Uma descoberta é posta virada para baixo em uma zona externa que não tenha nenhuma. É revelada após a rodada {rounds}, antes da última distribuição, e age só sobre a sua zona. Quem a pôs ou a olhou a conhece.",
    ],
    rulings: [
      { about: "Todas as zonas externas ocupadas", says: "Uma descoberta comprada é descartada, e você pode olhar uma das que estão ali." },
      { about: "A ordem no fim", says: "Primeiro as retiradas, depois o que muda fichas, depois o que muda pontos." },
    ],
  },
  {
    id: "end",
    title: "O fim",
    text: [
      "Após a rodada {rounds} e a sua contagem, somam-se o valor das fichas, as cartas de bônus, os pontos das descobertas e {ice-majority} pontos para quem tem mais fichas de gelo, divididos entre os empatados e arredondados para baixo.",
      "Vence quem tem mais pontos. Em caso de empate, quem tem mais astronautas em Marte; se ainda houver empate, a vitória é dividida.",
    ],
    rulings: [
      {
        about: "Quem está presente",
        says: "Os astronautas em Marte depois do efeito das descobertas. Os que ainda estão na plataforma não contam nem como presentes nem como perdidos.",
      },
      {
        about: "Astronautas perdidos",
        says: "Explodidos, abatidos, trocados ou expulsos: todos contam, seja quem for o culpado. O número é público.",
      },
    ],
  },
  {
    id: "reconstructed",
    title: "O que é reconstrução nossa",
    text: [
      "Os números do manual e os personagens são os originais. Nenhuma fonte pública traz as fronteiras do mapa, os lugares de cada nave, a maioria das cartas de evento, a mistura das peças de recurso e o desempate; isso é criação nossa, marcada como tal. Quem tem a caixa pode corrigir em um arquivo próprio.",
    ],
  },
];
