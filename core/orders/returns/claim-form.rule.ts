import type { LineId } from "../../cart/cart.ts"
import { tidyLines } from "../../kernel/lines.ts"
import { graphemes, oneLine } from "../../kernel/text.ts"
import type { Order } from "../order.ts"
import { digitsOf } from "../transfer/account-number.rule.ts"
import type { ReceiptId } from "../transfer/payment.ts"
import { transferWordLength } from "../transfer/transfer-word.ts"
import {
  claimNoteLength,
  photosPerClaim,
  type RefundTarget,
  type ReturnClaim,
  type ReturnReason,
  type WrittenClaim
} from "./claim.ts"
import { returnableLines } from "./return-window.rule.ts"

/** Digits of the number of an account at a bank of the country. Own choice: BCA has 10, BRI 15, wallets up to 16. */
export const accountDigits = { least: 6, most: 20 } as const

/** A claim as it is typed. */
export interface ClaimForm {
  readonly reason: ReturnReason | null
  /** Units that go back, by the id of their line; a line without an entry stays. */
  readonly units: Readonly<Record<LineId, number>>
  readonly note: string
  readonly refund: RefundTarget["kind"]
  readonly bank: string
  readonly number: string
  readonly holder: string
}

/** A field of the form that can be wrong. */
export type ClaimField = "reason" | "lines" | "photos" | "note" | "bank" | "number" | "holder"
/** What is wrong with a field. */
export type ClaimProblem = "required" | "too-long" | "account"
/** What is wrong with a form, by field. */
export type ClaimProblems = Partial<Readonly<Record<ClaimField, ClaimProblem>>>

/** Returns what is wrong with each field; nothing: it may be sent. D-62b. */
export const claimProblems = (form: ClaimForm, photos: ReadonlyArray<ReceiptId>): ClaimProblems => ({
  ...(form.reason === null && { reason: "required" as const }),
  ...(linesOf(form).length === 0 && { lines: "required" as const }),
  ...(photos.length === 0 && { photos: "required" as const }),
  ...(graphemes(tidyLines(form.note)).length > claimNoteLength && { note: "too-long" as const }),
  ...(form.refund === "bank" && {
    ...wordProblem("bank", form.bank),
    ...numberProblem(form.number),
    ...wordProblem("holder", form.holder)
  })
})

const wordProblem = (field: "bank" | "holder", text: string): ClaimProblems => {
  const typed = oneLine(text)
  if (typed === "") return { [field]: "required" }
  return typed.length > transferWordLength ? { [field]: "too-long" } : {}
}

const numberProblem = (text: string): ClaimProblems => {
  if (oneLine(text) === "") return { number: "required" }
  return isAccountNumber(text) ? {} : { number: "account" }
}

/** Returns whether a text is the number of an account: digits, that spaces, dots and dashes may group. */
export const isAccountNumber = (text: string): boolean => {
  const { length } = digitsOf(text)
  return /^[\d\s.-]+$/.test(text) && length >= accountDigits.least && length <= accountDigits.most
}

/** Returns the claim that is sent; only of a form without problems. */
export const claimOf = (form: ClaimForm, photos: ReadonlyArray<ReceiptId>): WrittenClaim => {
  const { reason, note, refund, bank, number, holder } = form
  if (reason === null) throw new TypeError("a claim without a reason is not sent")
  return tidyClaim({
    reason,
    lines: linesOf(form),
    note,
    photos,
    refund: refund === "voucher" ? { kind: "voucher" } : { kind: "bank", bank, number, holder }
  })
}

/** Returns a claim as it is stored, however it was sent: the number of an account as digits, words tidied. */
export const tidyClaim = (claim: WrittenClaim): WrittenClaim => {
  const { note: written, refund, ...rest } = claim
  const note = tidyLines(written ?? "")
  return {
    ...rest,
    ...(note !== "" && { note }),
    refund:
      refund.kind === "voucher"
        ? refund
        : {
            kind: "bank",
            bank: oneLine(refund.bank),
            number: isAccountNumber(refund.number) ? digitsOf(refund.number) : refund.number,
            holder: oneLine(refund.holder)
          }
  }
}

const linesOf = ({ units }: Pick<ClaimForm, "units">): WrittenClaim["lines"] =>
  Object.entries(units).flatMap(([line, quantity]) => (quantity > 0 ? [{ line: line as LineId, quantity }] : []))

/**
 * Returns the claim as its buyer may read it again, as everyone with the link of the order does: of an account the last four digits.
 * Decision 0104.
 */
export const shownClaim = (claim: ReturnClaim): ReturnClaim =>
  claim.refund.kind === "voucher"
    ? claim
    : { ...claim, refund: { ...claim.refund, number: claim.refund.number.slice(-4), holder: "" } }

/**
 * Returns the field of a claim that does not fit its order; `undefined` if the shop takes it. The server asks it of every claim.
 * D-62b.
 */
export const refusedClaimField = (
  order: Pick<Order, "lines" | "member">,
  { lines, photos, refund }: WrittenClaim
): ClaimField | "refund" | undefined => {
  const bought = new Map(returnableLines(order).map(({ id, quantity }) => [id, quantity]))
  const fits = lines.every(({ line, quantity }) => quantity >= 1 && quantity <= (bought.get(line) ?? 0))
  if (lines.length === 0 || !fits || new Set(lines.map(({ line }) => line)).size < lines.length) return "lines"
  if (photos.length === 0 || photos.length > photosPerClaim || new Set(photos).size < photos.length) return "photos"
  if (refund.kind === "voucher") return order.member === undefined ? "refund" : undefined
  if (refund.holder === "") return "holder"
  return isAccountNumber(refund.number) ? undefined : "number"
}
