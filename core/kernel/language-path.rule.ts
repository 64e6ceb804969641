import type { Language } from "./text.ts"

/**
 * The address of a page in a language: Indonesian has the plain one, which is also that of readers who have chosen no language
 * (`x-default`), English the same with `lang=en`. D-78; decision 0137.
 *
 * @param path with its query, without a part
 */
export const inLanguage = (path: string, language: Language | "x-default"): string =>
  language !== "en" ? path : `${path}${path.includes("?") ? "&" : "?"}lang=en`
