import { waitOf } from "../../draw.ts"
import { buysParcel, fills, orders, settles } from "../shopping.plan.ts"
import { day, hour, type Meant, type Way, type Whim } from "../whim.ts"
import { type AheadName, aheadNames } from "./goods.ts"
import { ordering, scannable, scanning } from "./kinds.names.ts"

/** Ways to buy, each with its share of the crowd. */
const ways: Readonly<Record<Way, readonly [share: number, way: (whim: Whim) => Generator<Meant>]>> = {
  parcel: [0.48, buysParcel],
  ahead: [0.15, buysAhead],
  egift: [0.14, buysEgift],
  pickup: [0.13, picksUp],
  scan: [0.1, scans]
}

/** One purchase, in one of the ways that there are. */
export function* shops(whim: Whim): Generator<Meant> {
  let left = whim.next()
  for (const [name, [share, way]] of Object.entries(ways)) {
    left -= share
    if (whim.way === undefined ? left < 0 : whim.way === name) return yield* way(whim)
  }
}

/** A pre-order: its buyer looks again for days, and answers if it comes later. D-22. */
function* buysAhead(whim: Whim): Generator<Meant> {
  const { persona, next, days } = whim
  const name: AheadName = next() < 0.7 ? aheadNames[0] : aheadNames[1]
  yield [ordering(1 + Math.floor(next() * 2), name), waitOf(persona, next)]
  yield ["answers the question of the bag", 4_000]
  yield* orders(whim)
  yield* settles(next())
  for (let looks = 3; looks > 0; looks--) {
    yield ["looks at the order again", (0.3 + next()) * Math.min(days, 8) * day * 0.4]
    const mood = next()
    if (mood < 0.25) yield ["does not wait for the later day", hour]
    else if (mood < 0.75) yield ["waits for the later day", hour]
  }
}

/** An e-gift to the own address: it comes, is opened and put into the account, or its money is asked for. D-22, D-68. */
function* buysEgift(whim: Whim): Generator<Meant> {
  const { persona, next } = whim
  yield [next() < 0.6 ? "writes an e-gift" : "writes an e-gift for a later day", waitOf(persona, next)]
  yield ["answers the question of the bag", 4_000]
  yield* orders(whim)
  yield* settles(next())
  if (next() < 0.1) yield ["calls the order off", hour]
  yield ["looks at the order again", (25 + 40 * next()) * hour]
  const [money, after] = [next(), next()]
  if (money < 0.25 && after < 0.5) yield ["asks for the money of the e-gift", hour]
  yield ["looks for an e-gift in their mail", 8_000]
  if (next() < 0.85) yield ["opens the envelope", 8_000]
  yield ["logs in", 8_000]
  if (next() < 0.8) yield ["puts its value into the account", 8_000]
  if (next() < 0.3) yield ["puts its value into the account", 8_000]
  if (money < 0.25 && after >= 0.5) yield ["asks for the money of the e-gift", hour]
  yield ["tries the e-gift of another shopper", 8_000]
  if (next() < 0.7) yield* buysParcel(whim)
}

/** An order that is fetched in a store, or is not; some show its code twice. D-65. */
function* picksUp(whim: Whim): Generator<Meant> {
  const { next } = whim
  yield* fills(whim, 2)
  yield* orders(whim, [
    ["looks for a store", 3_000],
    ["chooses a store", 4_000],
    ["looks for a store", 3_000],
    ["chooses a store", 4_000]
  ])
  yield* settles(next())
  yield ["looks at the order again", (0.9 + 2.5 * next()) * day]
  if (next() < 0.4) return
  yield ["looks at the order again", 10_000]
  yield ["shows the code of the order in another store", 10_000]
  yield* showsCode(next)
}

/** Goods that are scanned in a store, paid there, and shown at its exit. D-66. */
function* scans({ persona, next }: Whim): Generator<Meant> {
  yield ["scans the code of a store", 3_000]
  for (let left = 1 + Math.floor(next() * 3); left > 0; left--) {
    const name = scannable[Math.floor(next() * scannable.length)] ?? scannable[0]
    yield [scanning(name), 3_000]
    yield ["goes on in the store", waitOf(persona, next)]
  }
  if (next() < 0.2) yield ["types a wrong number", 3_000]
  for (let left = 8; left > 0; left--)
    yield ["goes on in the store", Math.max(2_000, Math.min(hour, waitOf(persona, next)))]
  yield ["goes on in the store", 60_000]
  for (let left = 3; left > 0; left--) yield ["looks at the order", 20_000]
  yield* showsCode(next)
  yield* settles(next())
  yield ["looks at the order again", 20_000]
  yield* showsCode(next)
}

function* showsCode(next: () => number): Generator<Meant> {
  yield ["shows the code of the order", 20_000]
  if (next() < 0.4) yield ["shows the code of the order", next() < 0.5 ? 20_000 : 25 * hour]
}
