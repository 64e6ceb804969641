import type { Language } from "#core/kernel/text.ts"
import { inTime, reloadOnce } from "../kit/overlay/lost-file.ts"
import type { Texts } from "../messages/i18n.ts"
import { textsFor } from "../messages/texts.browser.ts"
import type { RouteRow } from "./route-row.ts"

/**
 * Fetches the screen of the first page, and returns its texts. If a file is lost, the frame is drawn without it, and says so; without the
 * texts of the frame nothing can be drawn. D-80.
 */
export const firstFiles = async (language: Language, row: RouteRow | undefined): Promise<Texts> => {
  const frameTexts = () =>
    textsFor(language, []).catch((cause) => {
      reloadOnce()
      throw cause
    })
  const [texts] = await inTime(
    Promise.all([textsFor(language, row?.texts ?? []).catch(frameTexts), row?.screen?.load().catch(() => undefined)])
  )
  return texts
}
