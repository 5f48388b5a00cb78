/** What went wrong, as a person reads it. */

import { Problem } from "../table/api";
import { t } from "../words/index.svelte";

export function said(error: unknown): string {
  if (!(error instanceof Problem)) return t("problem.unknown");
  if (error.status === 0 || error.status === 502 || error.status === 504) return t("problem.offline");
  if (error.status === 429) return t("problem.too-many");
  if (error.status === 503) return t("problem.not-stored");
  if (error.status === 404) return t("problem.gone");
  if (error.status === 413) return t("problem.too-large");
  return t("problem.said", error.message);
}
