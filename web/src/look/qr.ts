/** The squares of a QR code, as one path. */
import encodeQR from "qr";

/** The light margin that the standard asks for. */
const MARGIN = 4;

export function dotsOf(text: string): { size: number; path: string } {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: MARGIN });
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return { size: rows.length, path };
}
