"""What the decisions of Monolith are for, in three languages."""

from typing import Final

HINTS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "stop": "The game is won if you stop now. Playing on can bring the last goal and its points, but sabotage may take a goal away again.",
        "abduction": "A colonist is lost to the supply. One at home could work for you at once; a miner yields only when you travel to orbit.",
        "struck-mine": "A mine that lies face down does nothing until you construct it again. Choose one that you can spare.",
        "struck-shelter": "Its beds and storage are gone until you construct it again. Choose one that is near a bot of yours.",
        "struck-bot": "Choose the bot whose surroundings you need least. A ship can bring it back.",
        "rover-stands": "Choose the shelter from which your rover reaches the next tile or crystal.",
    },
    "fr": {
        "stop": "La partie est gagnée si vous arrêtez maintenant. Continuer peut rapporter le dernier objectif et ses points, mais un sabotage peut aussi vous en reprendre un.",
        "abduction": "Un colon retourne à la réserve. Celui qui est au logis pourrait travailler tout de suite, un mineur ne produit que quand vous partez en orbite.",
        "struck-mine": "Une mine retournée ne fait plus rien tant que vous ne l’avez pas reconstruite. Choisissez-en une dont vous pouvez vous passer.",
        "struck-shelter": "Ses lits et son stockage sont perdus jusqu’à sa reconstruction. Choisissez un abri proche d’un de vos robots.",
        "struck-bot": "Choisissez le robot dont les alentours vous servent le moins. Un vaisseau peut le ramener.",
        "rover-stands": "Choisissez l’abri d’où votre rover atteint la prochaine tuile ou le prochain cristal.",
    },
    "pt": {
        "stop": "A partida está vencida se você parar agora. Continuar pode trazer o último objetivo e os pontos dele, mas uma sabotagem também pode tirar um.",
        "abduction": "Um colono volta para a reserva. Um que está em casa poderia trabalhar já; um minerador só produz quando você viaja para a órbita.",
        "struck-mine": "Uma mina virada não faz nada até você construí-la de novo. Escolha uma de que possa abrir mão.",
        "struck-shelter": "As camas e o estoque dele somem até você construí-lo de novo. Escolha um abrigo perto de um robô seu.",
        "struck-bot": "Escolha o robô cujos arredores fazem menos falta. Uma nave pode trazê-lo de volta.",
        "rover-stands": "Escolha o abrigo do qual o seu rover alcança a próxima peça ou o próximo cristal.",
    },
}
