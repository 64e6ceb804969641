import en from "../../messages/en/photos.json" with { type: "json" }
import { addTexts, lacking } from "../../messages/i18n.ts"
import id from "../../messages/id/photos.json" with { type: "json" }
import { useI18n } from "../../messages/TextsContext.ts"

/** Adds the words of photos, which came with this code, to those of the page. */
export const usePhotoTexts = (): void => {
  const i18n = useI18n()
  if (lacking(i18n, ["photos"]).length > 0) addTexts(i18n, { photos: i18n.language === "en" ? en : id })
}
