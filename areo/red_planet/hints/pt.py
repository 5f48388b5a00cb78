"""Hints for a first game, in Brazilian Portuguese."""

from typing import Final

PORTUGUESE: Final[dict[str, str]] = {
    "keep": "Esta carta de bônus fica em segredo e paga no fim se você cumprir o que ela pede. Fique com uma cujas zonas ou recursos você consiga mesmo disputar.",
    "character": "Todos escolhem em segredo e os personagens são chamados do 1 ao 9. Os números baixos agem primeiro e pegam os lugares; um personagem jogado só volta com o Recrutador.",
    "board": "Seus astronautas só chegam a Marte de nave. Veja onde ela pousa e quando vai encher: só uma nave cheia decola sozinha.",
    "board-together": "Esses astronautas viajam juntos, então a nave precisa ter lugar para todos. É um jeito forte de dominar uma zona de uma vez.",
    "destination": "Você decide onde esta nave pousa. Pense nas suas cartas de bônus e nas zonas em que poucos astronautas já dão a maioria.",
    "branch": "Escolha um dos dois. Uma nova carta de evento pode ser um bônus seu; olhar uma descoberta mostra quanto uma zona vai valer de verdade.",
    "look": "Uma descoberta muda a zona dela no fim da partida. Olhe onde você tem astronautas ou aonde pretende ir.",
    "place-discovery": "Só você conhece esta carta até o fim. Se for boa, coloque-a onde você é forte; se for ruim, onde estão os outros.",
    "move": "Leve seus astronautas a zonas vizinhas, um passo por vez. O mesmo pode seguir andando, ou vários podem se mover; procure zonas em que mais um dá a maioria.",
    "launch": "Você pode mandar uma nave antes de encher. Faça isso quando os seus já estão a bordo e outros ainda querem entrar.",
    "destroy": "Todos a bordo se perdem de vez. Procure uma nave cheia de rivais e confira se não há ninguém seu nela.",
    "replace": "Seu astronauta toma o lugar de um rival: um a mais para você, um a menos para ele. Dá para virar uma maioria.",
    "replace-whom": "Tome o lugar de quem está mais perto de você aqui, ou do jogador que está na frente.",
    "kill": "Um astronauta de uma zona externa se perde de vez. Escolha uma zona em que um a menos muda a maioria; você também pode deixar passar.",
    "kill-whom": "Elimine um de quem está entre você e a maioria aqui, ou do jogador que está na frente.",
    "redirect": "Mande uma nave para outro lugar, mesmo em voo. Leve os seus aonde precisa, ou os rivais aonde não servem para nada.",
}
