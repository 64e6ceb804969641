import { Effect } from "effect"
import { withinLimits } from "../cart/limits.rule.ts"
import { joined } from "../cart/line-id.rule.ts"
import type { Reader } from "../catalogue/catalogue.port.ts"
import type { Dice } from "../kernel/dice.ts"
import { Unavailable } from "../kernel/failure.ts"
import { paymentMethods } from "../orders/banks.ts"
import type { CheckoutId } from "../orders/order.ts"
import { OrderNotThere } from "../orders/orders.errors.ts"
import { openedOver } from "../orders/orders.usecases.ts"
import { DistrictUnknown } from "../regions/regions.errors.ts"
import { optionsFor, validUntil } from "../shipping/options.rule.ts"
import { chargeableKg, parcelGram } from "../shipping/weight.rule.ts"
import { assess, leftOutOf } from "./assess.rule.ts"
import { changed, factsFor, placeableUntil, withCodeFor } from "./change.usecases.ts"
import { CheckoutExpired, CheckoutPlaced, CheckoutUnknown, NotPlaced } from "./checkout.errors.ts"
import type { CheckoutPort, CheckoutStores } from "./checkout.port.ts"
import type { KeptCheckout } from "./checkout.ts"
import { placeOver, repeated } from "./place.usecases.ts"

/** How often a change is tried again where another one was quicker. */
const tries = 4

/** Ordering as guests do it. One call is one transaction; a refusal undoes all of it. D-63; house 7. */
export const checkoutOver = (stores: CheckoutStores, dice: Dice, reader: Reader): CheckoutPort => {
  const { checkouts, orders, regions } = stores
  const { now, language } = reader

  const known = Effect.fnUntraced(function* (id: CheckoutId) {
    const kept = yield* checkouts.byId(id)
    if (kept === undefined) return yield* new CheckoutUnknown()
    return kept.placed === undefined && kept.expiresAt <= now ? yield* new CheckoutExpired() : kept
  })

  const shown = Effect.fnUntraced(function* (kept: KeptCheckout) {
    return (yield* assess(kept, yield* factsFor(stores, kept, reader))).checkout
  })

  const opened = Effect.fnUntraced(function* (begun: Pick<KeptCheckout, "lines"> & Partial<KeptCheckout>) {
    const facts = yield* factsFor(stores, begun, reader)
    const kept: KeptCheckout = {
      ...begun,
      id: (yield* dice.uuid) as CheckoutId,
      version: 1,
      language,
      leftOut: leftOutOf(begun.lines, facts.goodsOf),
      openedAt: now,
      expiresAt: placeableUntil(now)
    }
    const { checkout } = yield* assess(kept, facts)
    yield* checkouts.insert(kept)
    return checkout
  })

  return {
    open: Effect.fnUntraced(function* ({ lines }) {
      return yield* opened({ lines: yield* withinLimits(joined(lines)) })
    }),
    read: ({ id }) => Effect.flatMap(known(id), shown),
    change: Effect.fnUntraced(function* ({ id, ...change }) {
      for (let left = tries; left > 0; left--) {
        const kept = yield* known(id)
        if (kept.placed !== undefined) return yield* new CheckoutPlaced()
        const next = yield* changed(stores, kept, change, reader)
        const facts = yield* factsFor(stores, next, reader)
        const { base, checkout } = yield* assess(next, facts)
        const priced: KeptCheckout = yield* withCodeFor(stores, dice, next, base, now)
        if (yield* checkouts.save(priced, kept.version))
          return priced.code === next.code ? checkout : (yield* assess(priced, facts)).checkout
      }
      return yield* new Unavailable()
    }),
    shippingOptions: Effect.fnUntraced(function* ({ id, district, location }) {
      const kept = yield* known(id)
      const place = yield* regions.district(district)
      if (place === undefined) return yield* new DistrictUnknown()
      const facts = yield* factsFor(stores, kept, reader)
      const { parcel } = yield* assess(kept, facts)
      const to = { city: place.city.id, province: place.province.id, location }
      return {
        district,
        weightKg: chargeableKg(parcelGram(parcel.lines)),
        options: optionsFor(parcel, to, facts.origins, now),
        validUntil: validUntil(now)
      }
    }),
    paymentMethods: () => Effect.succeed(paymentMethods),
    place: placeOver(stores, dice, reader),
    orderByCheckout: Effect.fnUntraced(function* ({ id }) {
      const order = yield* orders.byCheckout(id)
      if (order) return repeated(stores, order)
      return yield* (yield* checkouts.byId(id)) === undefined ? new CheckoutUnknown() : new NotPlaced()
    }),
    payAgain: Effect.fnUntraced(function* (asked) {
      const order = yield* openedOver(stores)(asked)
      const unpaid = order.payment.state === "expired" || order.payment.state === "cancelled"
      if (!unpaid) return yield* new OrderNotThere({ status: order.status })
      return yield* opened({
        lines: order.lines.map(({ goods, quantity, egift }) => ({
          product: goods.product,
          combination: goods.combination,
          quantity,
          ...(egift && { egift })
        })),
        contact: order.contact,
        ...(order.delivery.kind === "ship" && {
          delivery: {
            address: order.delivery.address,
            service: order.delivery.service,
            insured: order.delivery.insured
          }
        }),
        ...(order.note !== undefined && { note: order.note })
      })
    })
  }
}
