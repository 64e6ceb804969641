import type { i18n } from "i18next"
import { type Language, languages } from "#core/kernel/text.ts"
import { type Area, addTexts, lacking, type Texts } from "./i18n.ts"

/** Texts of the frame of every page. */
const frame: ReadonlyArray<Area> = ["shop", "notices"]

/**
 * One file for each area of each language: a page fetches those it shows, in the reader's language alone. The words of photos, and of
 * what prevents a review, come with their code: the name of a file is in every page.
 */
const files = import.meta.glob<Texts[Area]>(["./{id,en}/*.json", "!**/{blocker,mail,photos,server}.json"], {
  import: "default"
})

/** The texts of the frame and of the areas a page shows beside it. */
export const textsFor = async (language: Language, wanted: ReadonlyArray<Area>): Promise<Texts> =>
  fetched(language, [...new Set([...frame, ...wanted])])

/** Fetches what is lacking before a further page or a dialog is drawn. */
export const loadTexts = async (i18n: i18n, wanted: ReadonlyArray<Area>): Promise<void> => {
  const missing = lacking(i18n, wanted)
  const language = languages.find((known) => known === i18n.language) ?? "id"
  if (missing.length > 0) addTexts(i18n, await fetched(language, missing))
}

const fetched = async (language: Language, wanted: ReadonlyArray<Area>): Promise<Texts> =>
  Object.fromEntries(
    await Promise.all(wanted.map(async (area) => [area, await files[`./${language}/${area}.json`]?.()] as const))
  )
