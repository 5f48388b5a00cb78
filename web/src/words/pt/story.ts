import type { story as en } from "../en/story";

export const story: Record<keyof typeof en, string> = {
  "table.befell": "Isto aconteceu com você",
  "table.befell-seen": "Visto",
  "table.found": "{0} linha encontrada|{0} linhas encontradas",
  "table.search-close": "Fechar a busca",

  "hint.offer": "Primeira partida? Dicas curtas explicam cada nova decisão.",
  "hint.show": "Quero as dicas",
  "hint.not": "Não, obrigado",
  "hint.title": "Dica",
  "hint.seen": "Entendi",
  "hint.off": "Chega de dicas",
  "hint.wanted": "Dicas para a primeira partida",
  "hint.wanted-why": "Em cada novo tipo de decisão: para que ela serve. Ligadas de novo, elas recomeçam do início.",

  "after.met": "alcançado",
  "after.not-met": "não alcançado",
  "after.no-reason": "Apertado demais para dizer pelos números.",
  "after.through": "com: {0}",
  "after.until": "até {0}",
  "after.from": "a partir de {0}",
  "after.why-wins": "{1} venceu por {0} ponto.|{1} venceu por {0} pontos.",
  "after.why-wins-by":
    "{1} venceu por {0} ponto, principalmente {2} (+{3} sobre {4}).|{1} venceu por {0} pontos, principalmente {2} (+{3} sobre {4}).",
  "after.why-tiebreak": "{1} e {2} têm {0} ponto cada; o desempate decidiu.|{1} e {2} têm {0} pontos cada; o desempate decidiu.",
  "after.why-shared": "{1} dividem a vitória com {0} ponto cada.|{1} dividem a vitória com {0} pontos cada.",
  "after.why-nobody": "Ninguém chegou à meta; {1} tem mais pontos: {0}.|Ninguém chegou à meta; {1} tem mais pontos: {0}.",
  "after.why-solo-won": "{1} conseguiu a tempo, com {0} ponto.|{1} conseguiu a tempo, com {0} pontos.",
  "after.why-solo-lost": "Faltou tempo para {1}, com {0} ponto.|Faltou tempo para {1}, com {0} pontos.",
  "after.why-rival-won": "{1} venceu o rival por {0} ponto.|{1} venceu o rival por {0} pontos.",
  "after.why-rival-ahead":
    "{1} ficou {0} ponto à frente do rival, mas o objetivo não foi alcançado.|{1} ficou {0} pontos à frente do rival, mas o objetivo não foi alcançado.",
  "after.why-rival-lost": "Faltou {0} ponto para {1} alcançar o rival.|Faltaram {0} pontos para {1} alcançar o rival.",
  "after.why-most": "A maior parte dos pontos veio {0}: {1} de {2}.",
  "after.why-always": "{0} liderou do começo ao fim.",
  "after.why-from": "{0} liderou {1}.",
  "after.why-until": "{1} liderou {2}, com {0} ponto à frente naquele momento.|{1} liderou {2}, com {0} pontos à frente naquele momento.",
  "after.why-despite": "{0} fez mais pontos {1} (+{2}), mas não bastou.",
  "after.why-card": "A melhor carta foi {1}: {0} ponto para {2}.|A melhor carta foi {1}: {0} pontos para {2}.",
};
