import { type AccountDraft, accountPanels, emptyAccountDraft } from "#core/account/account.machine.ts"
import type { Failures } from "#core/account/login.machine.ts"
import { type Instant, instant } from "#core/kernel/moment.ts"

const objectIn = (text: string | undefined): Readonly<Record<string, unknown>> => {
  try {
    const told: unknown = JSON.parse(text ?? "")
    return typeof told === "object" && told !== null && "v" in told && told.v === 1 ? { ...told } : {}
  } catch {
    return {}
  }
}

/** Wrong passwords this browser remembers, by a digest of whom they were for. Machines 15: a bad text is none. */
export const failuresIn = (text: string | undefined): Failures => {
  const { failures } = objectIn(text)
  if (typeof failures !== "object" || failures === null) return {}
  return Object.fromEntries(
    Object.entries(failures).filter(([, count]) => Number.isInteger(count) && count > 0 && count <= 5)
  )
}

/** When this tab was reloaded for a newer shop. */
export const reloadedIn = (text: string | undefined): Instant | null => {
  const at = Number(text ?? Number.NaN)
  return Number.isSafeInteger(at) && at > 0 ? instant(at) : null
}

/** The dialog as it was left by a reload; nothing: it was not open. */
export const accountDraftIn = (text: string | undefined): AccountDraft | undefined => {
  const told = objectIn(text)
  const panel = accountPanels.find((known) => known === told["panel"])
  if (panel === undefined) return undefined
  const typed = (name: keyof AccountDraft): string => {
    const value = told[name]
    return typeof value === "string" ? value.slice(0, 254) : emptyAccountDraft[name]
  }
  return { panel, identifier: typed("identifier"), phone: typed("phone"), phoneCode: typed("phoneCode") }
}

export const keptAccountDraft = (draft: AccountDraft): string => JSON.stringify({ v: 1, ...draft })
