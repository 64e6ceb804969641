import { timingSafeEqual } from "node:crypto"
import { Result, Schema } from "effect"
import type { Instant } from "#core/kernel/moment.ts"

/** Money is real in `production` alone. Specification 9: payment environment production. */
export type PaymentEnvironment = "production" | "sandbox"

/** Report of a payment by a payment provider, or by the bank itself. */
export interface Notice {
  /** The order's code, as the provider was given it. */
  readonly order: string
  readonly result: "paid" | "failed" | "expired"
  /** The bank's number of the transfer; the same one is the same money. */
  readonly reference: string
  readonly bank: string
  /** Whole rupiah. */
  readonly amount: number
  /** ISO 8601 in UTC. */
  readonly at: string
  /** Environment of the provider that sends it; a bank's own notices have none. Specification 9. */
  readonly environment?: PaymentEnvironment
}

/** Makes the signature of a text; the key is known to the shop and the provider alone. */
export type Sign = (text: string) => Buffer

/** Headers of a callback: when it was sent, in seconds since 1970, and the signature of that, a dot and the body. */
export const timestampHeader = "x-payment-timestamp"
/** Header in which a provider of payments signs its notices. */
export const signatureHeader = "x-payment-signature"

/** Longest travel time of a callback: an intercepted old one is worth nothing. */
const toleranceMs = 5 * 60_000

/** A callback as it is sent. */
export interface Callback {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Returns a notice as a provider of payments sends it. */
export const signNotice = (notice: Notice, now: Instant, sign: Sign): Callback => {
  const [timestamp, body] = [String(Math.floor(now / 1000)), JSON.stringify(notice)]
  return {
    headers: {
      "content-type": "application/json",
      [timestampHeader]: timestamp,
      [signatureHeader]: sign(`${timestamp}.${body}`).toString("hex")
    },
    body
  }
}

/** Why a callback is not believed, or not understood. */
export type Refused = "SIGNATURE_INVALID" | "INVALID_DATA"

/** The notice of a callback that was signed with our key and lately. */
export const readCallback = (
  { timestamp, signature, body }: { readonly timestamp: string; readonly signature: string; readonly body: string },
  now: Instant,
  sign: Sign
): Notice | Refused => {
  const expected = sign(`${timestamp}.${body}`)
  const given = Buffer.from(/^[0-9a-f]{64}$/.test(signature) ? signature : "", "hex")
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return "SIGNATURE_INVALID"
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(Number(timestamp) * 1000 - now) > toleranceMs)
    return "SIGNATURE_INVALID"
  return Result.getOrElse(decode(body), (): Refused => "INVALID_DATA")
}

const short = Schema.String.pipe(
  Schema.check(Schema.isMinLength(1), Schema.isMaxLength(100), Schema.isPattern(/^[\x20-\x7e]+$/))
)
const decode = Schema.decodeUnknownResult(
  Schema.fromJsonString(
    Schema.Struct({
      order: short,
      result: Schema.Literals(["paid", "failed", "expired"]),
      reference: short,
      bank: short,
      amount: Schema.Int.pipe(Schema.check(Schema.isBetween({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }))),
      at: Schema.String.pipe(
        Schema.check(
          Schema.isPattern(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/),
          Schema.makeFilter((at) => !Number.isNaN(Date.parse(at)) || "no such moment")
        )
      ),
      environment: Schema.optionalKey(Schema.Literals(["production", "sandbox"]))
    })
  ),
  { onExcessProperty: "error" }
)
