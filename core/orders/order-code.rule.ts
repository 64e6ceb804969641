import { Effect } from "effect"
import { type Instant, jakartaDay } from "../kernel/moment.ts"
import type { RandomSource } from "../kernel/random.ts"
import type { OrderCode } from "./order.ts"

/** No 0, O, 1 or I: a code is read out on the telephone. D-63. */
const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
const length = 5
/** Of the shop, before the day. */
const prefix = "PDR"

/** A code for an order placed now, `PDR-261120-7K3QX`: its day in Jakarta and five random characters. D-63. */
export const orderCode = (random: RandomSource, now: Instant): Effect.Effect<OrderCode> =>
  Effect.map(
    Effect.all(Array.from({ length }, () => random.below(letters.length))),
    (throws) =>
      `${prefix}-${jakartaDay(now).slice(2).replaceAll("-", "")}-${throws.map((place) => letters.charAt(place)).join("")}` as OrderCode
  )
