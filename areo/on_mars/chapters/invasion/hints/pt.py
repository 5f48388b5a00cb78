"""Hints for Invasion, in Brazilian Portuguese."""

from typing import Final

PORTUGUESE: Final[dict[str, str]] = {
    "first-nest": "As tropas aparecem nos seus ninhos e em volta deles. Comece longe dos robôs dos humanos, onde haja espaço para crescer.",
    "alien-turn": "Cada ação só pode ser usada uma vez até as fichas voltarem: distribua-as. Você vence com vinte tropas em Marte ao mesmo tempo.",
    "alien-second": "Uma segunda ação custa um cristal e mais uma ficha. O poder de um ninho é de graça, mas só vale uma vez até você recuperar as fichas.",
    "token": "As fichas vermelhas voltam quando você recupera as fichas; as descartáveis, não. Gaste uma descartável para adiar a recuperação por um turno.",
    "nest": "Cada ninho abre espaço para mais tropas. Um ninho novo também pode receber um projeto.",
    "deploy": "Ponha as tropas fora do alcance dos robôs e da unidade de segurança, ou ao lado do que você quer roubar ou corromper.",
    "steal": "Primeiro vêm os cristais perto das tropas, depois os do armazém, depois os dos humanos ao lado de quem estão as suas tropas.",
    "alien-learn": "Uma Ninhada bem desenvolvida traz mais tropas a cada mobilização. A Carapaça amortece os ataques, o Sifão paga o resto.",
    "alien-develop": "A Ninhada só rende quando está bem desenvolvida. Dois níveis de Carapaça salvam uma tropa de cada ataque.",
    "react": "Os humanos se ajudaram, e você aprende com isso. Dê o passo: é de graça.",
    "plan": "Um projeto não faz nada até um ninho evoluir com ele. A ficha descartável já é sua.",
    "march": "Uma tropa em marcha expulsa mineiros e robôs e pega cristais, mas não entra em edifícios avançados.",
    "evolve": "O poder vale uma vez por ciclo das suas fichas, no lugar de uma segunda ação.",
    "evolve-nest": "Os poderes agem de qualquer lugar: qualquer ninho serve.",
    "corrupt": "Um edifício corrompido não rende nada, quebra o seu complexo e não pode ser melhorado. Escolha um de que os humanos precisem.",
    "abduct": "A equipe perde na hora os pontos desse cientista e terá de pagar por ele de novo.",
    "spores": "Escolha a ação de que os humanos mais vão precisar em seguida.",
    "tunnels": "Escolha uma tropa prestes a ser atacada, ou uma longe demais para ser útil.",
    "tunnel-to": "Um canto seguro salva a tropa; um hexágono ao lado de um abrigo permite roubar o dono.",
    "strike": "Cada tropa eliminada rende pontos à equipe, e o alienígena terá de mobilizá-la de novo.",
}
