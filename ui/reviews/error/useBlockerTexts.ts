import en from "../../messages/en/blocker.json" with { type: "json" }
import { addTexts, lacking } from "../../messages/i18n.ts"
import id from "../../messages/id/blocker.json" with { type: "json" }
import { useI18n } from "../../messages/TextsContext.ts"

/** Adds the words about what prevents a review, which came with this code, to those of the page. */
export const useBlockerTexts = (): void => {
  const i18n = useI18n()
  if (lacking(i18n, ["blocker"]).length > 0) addTexts(i18n, { blocker: i18n.language === "en" ? en : id })
}
