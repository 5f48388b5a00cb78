/** Notifications for a seat through the browser's own push service, where it and the server have them. */

import { api } from "../table/api";

const WORKER = "/push.js";
const KEY = "areo.push";

/** Whether this browser can take notifications from this page at all. */
export function canPush(): boolean {
  return isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

const place = (table: string, seat: number) => `${table} ${seat}`;

function switchedOn(): string[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

export function isOn(table: string, seat: number): boolean {
  return canPush() && Notification.permission === "granted" && switchedOn().includes(place(table, seat));
}

function remember(table: string, seat: number, on: boolean): void {
  const others = switchedOn().filter((one) => one !== place(table, seat));
  try {
    localStorage.setItem(KEY, JSON.stringify(on ? [place(table, seat), ...others].slice(0, 60) : others));
  } catch {
    // The browser keeps nothing: then it only lasts as long as the page.
  }
}

const written = (key: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

export type Outcome = "on" | "off" | "denied" | "failed";

/** Ask the browser, then the server. */
export async function switchOn(table: string, seat: number, token: string, key: string, language: "en" | "fr" | "pt"): Promise<Outcome> {
  try {
    if ((await Notification.requestPermission()) !== "granted") return "denied";
    await navigator.serviceWorker.register(WORKER);
    const worker = await navigator.serviceWorker.ready;
    const before = await worker.pushManager.getSubscription();
    const known = before && written(before.options.applicationServerKey) === key;
    if (before && !known) await before.unsubscribe(); // it was made for another server at this address
    const there = known ? before : await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    await api.subscribe(table, token, {
      endpoint: there.endpoint,
      p256dh: written(there.getKey("p256dh")),
      auth: written(there.getKey("auth")),
      language,
    });
    remember(table, seat, true);
    return "on";
  } catch {
    return "failed";
  }
}

/** This seat only: other tables may still call. */
export async function switchOff(table: string, seat: number, token: string): Promise<Outcome> {
  remember(table, seat, false);
  try {
    const worker = await navigator.serviceWorker.getRegistration(WORKER);
    const there = await worker?.pushManager.getSubscription();
    if (there) await api.unsubscribe(table, token, there.endpoint);
    return "off";
  } catch {
    return "failed";
  }
}

/** The page is open but not in sight: it shows the notification itself, without anybody's push service. */
export async function showHere(table: string, seat: number, title: string, text: string): Promise<void> {
  if (!document.hidden || !isOn(table, seat)) return;
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  await worker?.showNotification(title, { body: text, icon: "/icon.svg", tag: table, data: { path: `/t/${table}` } });
}
