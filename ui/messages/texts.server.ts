import { type Language, languages } from "#core/kernel/text.ts"
import { withLimits } from "#core/shop/limits.rule.ts"
import type { Area, Texts } from "./i18n.ts"

const files = import.meta.glob<Texts[Area]>("./{id,en}/*.json", { import: "default", eager: true })

const textsOf = (language: Language): Texts =>
  Object.fromEntries(
    Object.entries(files).flatMap(([path, tree]) => {
      const [, folder, area] = /^\.\/(.+)\/(.+)\.json$/.exec(path) ?? []
      return folder === language && area ? [[area, withLimits(tree)]] : []
    })
  )

/** Every text of both languages, for the server, which draws any page. */
export const allTexts: Readonly<Record<Language, Texts>> = { id: textsOf(languages[0]), en: textsOf(languages[1]) }
