import type { i18n } from "i18next"
import { createContext, use } from "react"

const TextsContext = createContext<i18n | undefined>(undefined)

/** Provides the texts of one language to everything below it. */
export const TextsProvider = TextsContext.Provider

/** The texts of the language of the page. Throws if no `TextsProvider` is above the component. */
export const useI18n = (): i18n => {
  const i18n = use(TextsContext)
  if (i18n === undefined) throw new Error("TextsContext is missing: render this component inside <TextsProvider>")
  return i18n
}
