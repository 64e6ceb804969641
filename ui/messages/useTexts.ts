import { use } from "react"
import { type Area, lacking } from "./i18n.ts"
import { useI18n } from "./TextsContext.ts"
import { loadTexts } from "./texts.browser.ts"

const loading = new Map<string, Promise<void>>()

/** Waits for the texts of something that was loaded by itself, a dialog or a further page. */
export const useTexts = (...wanted: ReadonlyArray<Area>): void => {
  const i18n = useI18n()
  const key = wanted.join()
  // React repeats an interrupted render and must find the same promise.
  const known = loading.get(key)
  if (known === undefined && lacking(i18n, wanted).length === 0) return
  const pending = known ?? loadTexts(i18n, wanted)
  loading.set(key, pending)
  pending.catch(() => loading.delete(key))
  use(pending)
}
