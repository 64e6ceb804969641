import { Effect } from "effect"
import fc from "fast-check"
import { instant } from "#core/kernel/moment.ts"
import { orderCode } from "#core/orders/order-code.rule.ts"
import { someNow } from "../arbitraries.ts"

/** Returns the code of an order placed at a moment, with these throws of the random source. */
export const codeOf = (throws: ReadonlyArray<number>, at = someNow) => {
  const left = [...throws]
  const random = { below: (below: number) => Effect.sync(() => (left.shift() ?? 0) % below), uuid: Effect.succeed("") }
  return Effect.runSync(orderCode(random, at))
}
export const anyThrows = fc.array(fc.nat(), { minLength: 5, maxLength: 5 })
export const anyMoment = fc.integer({ min: Date.parse("2024-01-01"), max: Date.parse("2099-12-01") }).map(instant)
