import { Effect } from "effect"
import type { CheckoutPort } from "#core/checkout/checkout.port.ts"
import type { PlacingOutcome } from "#core/checkout/placing.machine.ts"
import { BankId } from "#core/orders/transfer/payment.ts"
import { ServiceId } from "#core/shipping/shipping.ts"
import type { CheckoutMutant } from "../../checkout/checkout-tabs.ts"
import type { Mutant } from "../simulation.ts"

/** Mistakes of one line, each with the fewest steps that show it. */
export const checkoutMutants: ReadonlyArray<CheckoutMutant & Mutant> = [
  {
    says: "orders what is not complete",
    shortest: 2,
    machine: (machine) => machine.provide({ guards: { mayPlace: () => true } })
  },
  {
    says: "does not see that it was ordered elsewhere",
    shortest: 2,
    machine: (machine) => machine.provide({ guards: { isPlaced: () => false, isPlacedElsewhere: () => false } })
  },
  {
    says: "lets a choice fall that was not heard",
    shortest: 2,
    machine: (machine) => machine.provide({ actions: { keepForLater: () => {} } })
  },
  {
    says: "takes no new checkout for one that was let go",
    shortest: 1,
    machine: (machine) => machine.provide({ guards: { isGone: () => false } })
  },
  {
    says: "says nothing of a new amount",
    shortest: 2,
    machine: (machine) =>
      machine.provide({
        guards: {
          endedAs: ({ event }, { kind }) =>
            kind !== "changed" && "output" in event && (event.output as PlacingOutcome).kind === kind,
          isNews: () => false
        }
      })
  },
  {
    says: "stands before a shop that makes an order of every call",
    shortest: 2,
    shop: (port) => ({ ...port, place: (input) => Effect.catch(orderedAgain(port, input), () => port.place(input)) })
  }
]

/** Another checkout of the same lines each time: neither key nor checkout is honoured. */
const orderedAgain = Effect.fnUntraced(function* (port: CheckoutPort, input: Parameters<CheckoutPort["place"]>[0]) {
  const { lines, contact, delivery } = yield* port.read({ id: input.id })
  const { id } = yield* port.open({
    lines: lines.map(({ goods, quantity }) => ({ product: goods.product, combination: goods.combination, quantity }))
  })
  const again = yield* port.change({
    id,
    ...(contact && { contact }),
    ...(delivery && {
      address: { ...delivery.address, district: delivery.address.district.id },
      service: ServiceId("pos.reguler")
    }),
    bank: BankId("bca")
  })
  return yield* port.place({ ...input, id, version: again.version, quoteHash: again.quoteHash })
})
