import { waitOf } from "../draw.ts"
import { goods, mostUnits, putting } from "./shopping.actions.ts"
import { hour, type Meant, type Whim } from "./whim.ts"

/** Goods into the bag: up to `most` times. */
export function* fills({ persona, next }: Whim, most: number): Generator<Meant> {
  for (let left = 1 + Math.floor(next() * most); left > 0; left--) {
    const name = goods[Math.floor(next() * goods.length)] ?? goods[0]
    yield [putting(1 + Math.floor(next() * mostUnits), name), waitOf(persona, next)]
  }
}

/** Everything that is sent by a courier: from the bag to the payment. */
export function* buysParcel(whim: Whim): Generator<Meant> {
  yield* fills(whim, 3)
  if (whim.next() < 0.05) return
  yield* orders(whim)
  yield* settles(whim.next())
}

/**
 * From a bag with something in it to an order that is looked at.
 *
 * @param first what is chosen before everything else, if anything
 */
export function* orders(whim: Whim, first: ReadonlyArray<Meant> = []): Generator<Meant> {
  const { persona, next } = whim
  yield ["comes back to the page", 10_000]
  if (next() < 0.5) yield ["redeems a voucher", 3_000]
  else yield ["redeems the value of an e-gift", 3_000]
  if (next() < 0.5) yield ["uses points", 3_000]
  if (next() < 0.3) yield ["looks at the address they keep", 3_000]
  yield ["goes to the order", 3_000]
  yield* first
  for (let left = 16; left > 0; left--) {
    yield ["goes on with the order", Math.max(waitOf(persona, next), 2_000)]
    if (left % 4 === 0 && (persona.moods.change ?? 1) > 1) yield ["chooses something else", 2_000]
  }
  // A late answer is an answer, too.
  yield ["goes on with the order", 120_000]
  yield ["goes on with the order", 30_000]
  yield ["tries to see another shopper's order", 5_000]
  for (let left = 4; left > 0; left--) yield ["looks at the order", left > 1 ? 20_000 : next() * 20 * hour]
}

/** What becomes of an order that waits for its money: most are paid. */
export function* settles(whim: number): Generator<Meant> {
  if (whim < 0.1) yield ["calls the order off", 30_000]
  else if (whim < 0.13) yield ["transfers too little", 30_000]
  else if (whim < 0.8) yield ["pays", 30_000]
}
