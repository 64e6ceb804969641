import type { i18n } from "i18next"
import { use } from "react"
import { inTime } from "../kit/overlay/lost-file.ts"
import { lacking } from "../messages/i18n.ts"
import { useI18n } from "../messages/TextsContext.ts"
import { loadTexts } from "../messages/texts.browser.ts"
import type { RouteRow } from "./route-row.ts"

/** The screen of a row with its texts; waits for whichever of them has not been fetched yet. */
export const Furnished = ({ row, facts }: { readonly row: RouteRow; readonly facts: unknown }) => {
  const i18n = useI18n()
  // React renders again what it suspended, and must find the same promise.
  const awaited = fetching.get(row) ?? (isFurnished(row, i18n) ? undefined : furnitureOf(row, i18n))
  if (awaited) use(awaited)
  const Screen = row.screen?.loaded
  return Screen ? <Screen facts={facts as never} /> : null
}

/** Returns whether nothing of the row has to be fetched any more. */
export const isFurnished = (row: RouteRow, i18n: i18n): boolean =>
  (row.screen === undefined || row.screen.loaded !== undefined) && lacking(i18n, row.texts).length === 0

const fetching = new Map<RouteRow, Promise<unknown>>()
const failed = new Set<RouteRow>()

/** Everything a page is made of besides its facts; fetched once, and again after a failure. */
export const furnitureOf = (row: RouteRow, i18n: i18n): Promise<unknown> => {
  const known = fetching.get(row)
  if (known && !failed.delete(row)) return known
  const fetched = inTime(Promise.all([row.screen?.load(), loadTexts(i18n, row.texts)]))
  fetching.set(row, fetched)
  fetched.catch(() => {
    if (fetching.get(row) === fetched) failed.add(row)
  })
  return fetched
}

/**
 * Forgets what could not be fetched, once a boundary shows the failure. Before that, React renders the screen again and has to
 * find the same failure: another attempt would fail as well, and be rendered again, without end.
 */
export const forgetFailures = (): void => {
  for (const row of failed) fetching.delete(row)
  failed.clear()
}
