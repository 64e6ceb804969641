import { Effect } from "effect"
import { type Instant, jakartaDay } from "../kernel/moment.ts"
import type { RandomSource } from "../kernel/random.ts"
import { OrderCode } from "./order.ts"

/** The parts of an order code: prefix, day in Jakarta (`261120`) and random letters. D-63. */
export const orderCodeParts = {
  prefix: "PDR",
  /** No 0, O, 1 or I: a code is read out on the telephone. */
  letters: "23456789ABCDEFGHJKLMNPQRSTUVWXYZ",
  length: 5
} as const
const { prefix, letters, length } = orderCodeParts

/** Returns a code for an order placed now, `PDR-261120-7K3QX`: its day in Jakarta and five random letters. D-63. */
export const orderCode = (random: RandomSource, now: Instant): Effect.Effect<OrderCode> =>
  Effect.map(Effect.all(Array.from({ length }, () => random.below(letters.length))), (throws) =>
    OrderCode(
      `${prefix}-${jakartaDay(now).slice(2).replaceAll("-", "")}-${throws.map((place) => letters.charAt(place)).join("")}`
    )
  )
