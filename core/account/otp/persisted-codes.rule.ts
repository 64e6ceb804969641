import { digestOf } from "../../kernel/digest.rule.ts"
import { type Instant, instant } from "../../kernel/moment.ts"
import type { TextStore } from "../../kernel/text-store.ts"
import { type OtpMethod, type OtpScope, OtpTicket, otpMethods } from "./otp.ts"
import type { CodeMemory, PendingCode } from "./otp.types.ts"
import { destinationKey } from "./otp-destination.rule.ts"
import { emptyLedger, mergeLedgers, type OtpLedger } from "./otp-limit.rule.ts"

/** Most destinations that a browser remembers; the oldest requests go first. */
const most = 20

/**
 * What a browser knows of codes: sends by destination for all its tabs, and codes on their way for this tab alone. Under
 * digests, so that the storage shows no numbers; a bad text is none. Machines 15.
 *
 * @param now when another tab reports something
 */
export const codeMemoryIn = (sends: TextStore, tickets: TextStore, now: () => Instant): CodeMemory => ({
  read: (to, scope) => ({
    ledger: ledgerIn(entriesIn(sends)[keyOf(to)]),
    pending: pendingIn(entriesIn(tickets)[ticketKey(to, scope)])
  }),
  write: (to, scope, { ledger, pending }) => {
    const { [keyOf(to)]: known, ...older } = entriesIn(sends)
    put(sends, { ...older, [keyOf(to)]: mergeLedgers(ledger, ledgerIn(known)) })
    const { [ticketKey(to, scope)]: _, ...others } = entriesIn(tickets)
    put(tickets, pending === null ? others : { ...others, [ticketKey(to, scope)]: pending })
  },
  watch: (to, heard) => sends.watch?.(() => heard(ledgerIn(entriesIn(sends)[keyOf(to)]), now())) ?? (() => {})
})

type To = Parameters<CodeMemory["read"]>[0]
type Entries = Readonly<Record<string, unknown>>

const keyOf = (to: To): string => digestOf(destinationKey(to))
const ticketKey = (to: To, scope: OtpScope): string => `${keyOf(to)} ${scope}`

const put = (store: TextStore, entries: Entries): void =>
  store.write(JSON.stringify({ v: 1, entries: Object.fromEntries(Object.entries(entries).slice(-most)) }))

const isObject = (value: unknown): value is Entries =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const entriesIn = (store: TextStore): Entries => {
  try {
    const value: unknown = JSON.parse(store.read() ?? "")
    return isObject(value) && value["v"] === 1 && isObject(value["entries"]) ? value["entries"] : {}
  } catch {
    return {}
  }
}

const momentIn = (value: unknown): Instant | null =>
  typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? instant(value) : null

const ledgerIn = (value: unknown): OtpLedger => {
  if (!isObject(value)) return emptyLedger
  const { day, sends, lastSentAt } = value
  if (typeof day !== "string" || !/^\d{4}-\d\d-\d\d$/.test(day)) return emptyLedger
  if (typeof sends !== "number" || !Number.isInteger(sends) || sends < 0 || sends > 99) return emptyLedger
  return { day, sends, lastSentAt: momentIn(lastSentAt) }
}

const pendingIn = (value: unknown): PendingCode | null => {
  if (!isObject(value)) return null
  const { ticket, method, expiresAt } = value
  const [known, until] = [otpMethods.find((one): one is OtpMethod => one === method), momentIn(expiresAt)]
  if (typeof ticket !== "string" || ticket === "" || known === undefined || until === null) return null
  return { ticket: OtpTicket(ticket), method: known, expiresAt: until }
}
