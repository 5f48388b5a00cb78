/** What makes a thing on the table an answer: it can be clicked, reached by keyboard, read aloud and found by tests. */

import type { Scene } from "../../table/scene";

type Attributes = Record<string, unknown>;

/** Answers to Enter and Space like a button does. */
export function pressed(act: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
}

/** Points at a thing as long as the pointer or the focus is on it. */
export function pointing(scene: Scene, key: string): Attributes {
  const point = () => scene.mean(key);
  const leave = () => {
    if (scene.meant === key) scene.mean(null);
  };
  return { onpointerenter: point, onpointerleave: leave, onfocus: point, onblur: leave };
}

/** For an element that answers with this key; nothing if the key is not offered. */
export function lit(scene: Scene, key: string): Attributes {
  if (!scene.offers(key)) return {};
  const answer = () => scene.answer(key);
  return {
    role: "button",
    tabindex: 0,
    "data-key": key,
    "aria-label": [scene.label(key), scene.option(key)?.detail].filter(Boolean).join(", "),
    "aria-pressed": scene.picked.includes(key) ? true : undefined,
    onclick: answer,
    onkeydown: pressed(answer),
    ...pointing(scene, key),
  };
}
