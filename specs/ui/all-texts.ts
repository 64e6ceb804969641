import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Language } from "#core/kernel/text.ts"
import { areas, type Texts } from "#ui/messages/i18n.ts"

/** Returns every text of the shop in a language, by its area. */
export const wordsIn = (language: Language): Texts =>
  Object.fromEntries(
    areas.map((area) => [
      area,
      JSON.parse(readFileSync(join(import.meta.dirname, `../../ui/messages/${language}/${area}.json`), "utf8"))
    ])
  )
