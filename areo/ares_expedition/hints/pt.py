"""Hints for a first game, in Brazilian Portuguese."""

from typing import Final

PORTUGUESE: Final[dict[str, str]] = {
    "corporation": "Sua corporação define o dinheiro inicial e no que você é bom. Escolha uma cuja força combine com várias das suas cartas.",
    "choose-phase": "Cada fase que alguém escolhe é jogada por todos, e quem a escolheu recebe o bônus. Escolha o que mais precisa e adivinhe o que os outros vão trazer de qualquer forma.",
    "choose-neutral": "Nestas últimas rodadas, você diz qual fase neutra também é jogada. Escolha a que melhor combina com a sua.",
    "phase": "Nas fases I e II você joga cartas; na fase III, usa ações. Todos ao mesmo tempo. Cartas de que não precisa podem ser vendidas a qualquer momento para pagar.",
    "pay": "Você paga com dinheiro, com o que suas cartas permitem e vendendo cartas da mão. Guarde o que pode usar melhor.",
    "keep": "Fique com as cartas que poderá jogar logo. No começo, procure produção; no fim, pontos.",
    "discard": "Livre-se do que dificilmente vai jogar. Estas cartas não rendem nada.",
    "redraw": "Troque as cartas que dificilmente vai jogar por novas.",
    "discard-to-draw": "Troque uma carta que dificilmente vai jogar por uma nova. Uma carta de planta rende duas.",
    "take-shown": "Você pega uma das cartas com o ícone certo. Escolha a que poderá jogar mais cedo.",
    "limit": "Só dez cartas ficam na mão. Venda o que dificilmente vai jogar; o dinheiro ajuda com o resto.",
    "offer": "Mais um nível é um ponto e dinheiro em cada fase de produção. O preço é justo enquanto restarem algumas rodadas.",
    "order": "Vários efeitos acontecem agora, na ordem que você quiser. Comece pelo que melhora os outros.",
    "branch": "Uma carta, vários caminhos. Escolha o que mais ajuda agora.",
    "add-to": "Estes recursos ficam em uma carta. Coloque-os onde valem pontos ou onde uma ação sua os usa.",
    "add-to-any": "Qualquer carta que armazene recursos pode recebê-los. As que pontuam por recurso ganham mais.",
    "take-cube": "Um animal ou micróbio é gasto. Tire-o da carta em que vale menos.",
    "spend-any": "Um vira o outro, na quantidade que quiser. Guarde o que ainda precisa.",
    "cube": "Cobre é dinheiro. Um cubo colorido permite trocar uma carta com seu parceiro; há só três.",
    "swap": "Cada um dá uma carta que o outro não viu. Bom se você tem algo que seu parceiro usa melhor.",
    "gift": "Dê o que seu parceiro pode usar melhor que você.",
    "help": "Marte avança sozinho, sem índice para você. Ajude a trilha que está atrasada.",
}
