/** Handing a link to somebody: by the device's own way of sharing where it has one, else by copying. */

import { t } from "../words/index.svelte";

export type Shared = "shared" | "copied" | "failed";

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOldWay(text);
  }
}

/** Where the clipboard needs a secure page and there is none, such as on a home network. */
function copyOldWay(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  document.body.append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
  }
}

export async function share(url: string, title: string): Promise<Shared> {
  if (matchMedia("(pointer: coarse)").matches && navigator.share) {
    try {
      await navigator.share({ url, title });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "shared";
    }
  }
  return (await copy(url)) ? "copied" : "failed";
}

/** What to tell after sharing. */
export function sharedText(result: Shared): string {
  return result === "copied" ? t("share.copied") : result === "failed" ? t("share.failed") : t("share.done");
}

/** Save a value as a JSON file. */
export function download(name: string, value: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value, null, 1)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
