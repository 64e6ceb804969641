import type { Language } from "./text.ts"

/**
 * The address of a page in a language: Indonesian has the plain one, English the same with `lang=en`. It is the same for everybody who
 * has chosen no language. D-78; decision 0137.
 *
 * @param path with its query, without a part
 */
export const inLanguage = (path: string, language: Language): string =>
  language === "id" ? path : `${path}${path.includes("?") ? "&" : "?"}lang=en`
