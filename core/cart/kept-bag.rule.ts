import { Effect } from "effect"
import type { Goods } from "../pricing/goods.ts"
import { GoodsUnknown, InsufficientStock } from "../pricing/pricing.errors.ts"
import { isSameGoods } from "../pricing/units.rule.ts"
import type { BagRefusal, Offered } from "./cart.port.ts"
import type { KeptBag, KeptLine, LineId, WantedLine } from "./cart.ts"
import { unitsIn, withinLimits } from "./limits.rule.ts"
import { joined, lineIdOf } from "./line-id.rule.ts"
import { joins } from "./mixing.rule.ts"

/** What is known of goods: by the shop if it answered, else as they were last seen. */
export type GoodsKnown = (line: WantedLine) => Goods | undefined

/** How a line is put in: so many, or so many more. */
export type How = "add" | "set"

/** A bag's lines with one more, in numbers only. */
export const linesWith = (lines: ReadonlyArray<WantedLine>, wanted: WantedLine, how: How): ReadonlyArray<WantedLine> =>
  joined([...(how === "set" ? without(lines, lineIdOf(wanted)) : lines), wanted])

/**
 * A bag with a line put in. Refuses what may not stand beside the others, more than an order takes, and more than is
 * there. Specification 4, Cart; D-21, D-23.
 */
export const withLine = (
  bag: KeptBag,
  { line, goods }: Offered,
  how: How,
  known: GoodsKnown
): Effect.Effect<KeptBag, BagRefusal> =>
  Effect.gen(function* () {
    const now = known(line)
    if (now === undefined || now.sale === "removed") return yield* new GoodsUnknown({ goods: [line] })
    yield* joins(
      bag.lines.map((held) => known(held) ?? held.seen),
      now
    )
    const id = lineIdOf(line)
    const held = bag.lines.find((one) => lineIdOf(one) === id)
    const quantity = line.quantity + (how === "add" ? (held?.quantity ?? 0) : 0)
    const put: KeptLine = {
      ...line,
      quantity,
      seen: now,
      agreed: goods.price.priceAfterDiscount
    }
    const lines = yield* withinLimits(held ? bag.lines.map((one) => (one === held ? put : one)) : [...bag.lines, put])
    const units = unitsIn(lines, line.combination)
    if (now.sale !== "open" || units > now.stock)
      return yield* new InsufficientStock({
        short: [{ product: line.product, combination: line.combination, quantity: units, left: leftOf(now) }]
      })
    return { ...bag, lines }
  })

/** A bag without a line. */
export const withoutLine = (bag: KeptBag, id: LineId): KeptBag => ({
  ...bag,
  lines: bag.lines.filter((line) => lineIdOf(line) !== id)
})

/** A bag that remembers its goods as they are known now, without those that are no more. */
export const remembering = (bag: KeptBag, known: GoodsKnown, gone: ReadonlyArray<WantedLine>): KeptBag => ({
  ...bag,
  lines: bag.lines
    .filter((line) => !gone.some((one) => isSameGoods(one, line)))
    .map((line) => ({ ...line, seen: known(line) ?? line.seen }))
})

const without = (lines: ReadonlyArray<WantedLine>, id: LineId): ReadonlyArray<WantedLine> =>
  lines.filter((line) => lineIdOf(line) !== id)
const leftOf = ({ sale, stock }: Goods): number => (sale === "open" ? Math.max(0, stock) : 0)
