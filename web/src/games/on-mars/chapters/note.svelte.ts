/** Which chapters were explained on this device; and whether an explanation is wanted again. */

const KEY = "areo.chapters-read";

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

let read: string[] = $state(kept());
let again = $state(false);

export const reading = {
  /** Before the first round, until it was read once; and whenever it is asked for. */
  shown(chapter: string, begins: boolean): boolean {
    return again || (begins && !read.includes(chapter));
  },
  open(): void {
    again = true;
  },
  close(chapter: string): void {
    again = false;
    if (read.includes(chapter)) return;
    read = [...read, chapter];
    try {
      localStorage.setItem(KEY, JSON.stringify(read));
    } catch {
      // Without storage it is shown again next time.
    }
  },
};
