import { jakartaTime } from "#core/kernel/calendar.ts"
import { instant } from "#core/kernel/moment.ts"

/** Returns an answer as JSON. */
export const asJson = (data: unknown): ReadonlyArray<string> => [JSON.stringify(data, null, 2)]

/** The fields of the shop's answer that one line shows. */
interface ShownFields {
  readonly code?: string
  readonly status?: string
  readonly placedAt?: number
  readonly contact?: { readonly email?: string }
  readonly payment?: { readonly amount?: number; readonly state?: string }
  readonly reference?: string
  readonly bank?: string
  readonly amount?: number
  readonly at?: number
  readonly fate?: string
  readonly order?: string
  readonly candidates?: ReadonlyArray<{
    readonly code: string
    readonly status: string
    readonly amount: number
    readonly otherBank?: string
  }>
  readonly combination?: string
  readonly before?: number
  readonly after?: number
}
/** Returns the rows of an answer; none if it is not a list. */
export const rowsOf = (data: unknown): ReadonlyArray<unknown> => (Array.isArray(data) ? data : [])
const fieldsIn = (data: unknown): ShownFields => (typeof data === "object" && data !== null ? data : {})
const momentIn = (at: number | undefined): string =>
  at === undefined ? "" : `${jakartaTime(instant(at)).toString({ smallestUnit: "minute" }).replace("T", " ")} WIB`

/** Code, moment, state, state of the payment, amount and buyer. */
export const orderLine = (data: unknown): string => {
  const { code, status, placedAt, contact, payment } = fieldsIn(data)
  return [code, momentIn(placedAt), status, payment?.state, payment?.amount, contact?.email].join("\t")
}
/** A transfer in a line, and each order it may be for in a line of its own. */
export const transferLines = (data: unknown): ReadonlyArray<string> => {
  const { reference, bank, amount = 0, at, fate, order, candidates = [] } = fieldsIn(data)
  return [
    [reference, momentIn(at), bank, amount, fate, order ?? "-"].join("\t"),
    ...candidates.map((candidate) =>
      [
        `  maybe ${candidate.code}`,
        candidate.status,
        candidate.amount,
        `differs by ${amount - candidate.amount}`,
        ...(candidate.otherBank === undefined ? [] : [`waits on the account ${candidate.otherBank}, not on ${bank}`])
      ].join("\t")
    )
  ]
}
/** What became of money that was booked, and what to do about it. */
export const formatTransfer = (data: unknown): string => {
  const { fate, order } = fieldsIn(data)
  const texts: Readonly<Record<string, string>> = {
    matched: `Paid: order ${order}.`,
    known: "This transfer was booked before; nothing was done.",
    conflicting:
      'This reference was booked before with another amount or day: held. Compare both with the statement, then "transfers assign".',
    late: `Order ${order} had ended: held. Refund it with "orders refund ${order}", or call its buyer.`,
    excess: `Order ${order} is paid already: held as too much. Once it went back: "transfers return".`,
    returned: "It went back to its sender: the transfer waits no longer.",
    unmatched:
      'No order waits for this amount on this account: held. "transfers list --held" names orders it may be for.'
  }
  return texts[fate ?? ""] ?? JSON.stringify(data)
}
/** Returns a change in one line. */
export const changeLine = (data: unknown): string => {
  const { combination, before, after } = fieldsIn(data)
  return before === undefined
    ? `${combination}\tthere is no such combination`
    : `${combination}\t${before} → ${after}${before === after ? " (as it is)" : ""}`
}

/** Returns what is missing before the first order as a paragraph for a person; no lines if nothing is missing. */
export const missingParagraph = (missing: ReadonlyArray<string>): ReadonlyArray<string> =>
  missing.length === 0 ? [] : ["Before the first order can be placed:", ...missing.map((sentence) => `  - ${sentence}`)]

/** Returns what the shop should have, although it takes orders without it; no lines if nothing is missing. */
export const adviceParagraph = (advice: ReadonlyArray<string>): ReadonlyArray<string> =>
  advice.length === 0 ? [] : ["Worth adding:", ...advice.map((sentence) => `  - ${sentence}`)]
