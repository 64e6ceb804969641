import { Effect } from "effect"
import { giftRulesMost } from "../gifts/gift.ts"
import type { Rupiah } from "../kernel/money.ts"
import type { Goods } from "../pricing/goods.ts"
import { GoodsUnknown, InsufficientStock } from "../pricing/pricing.errors.ts"
import { isSameGoods } from "../pricing/units.rule.ts"
import type { BagRefusal, GiftChoice, How, Offered } from "./cart.port.ts"
import type { Bag, LineId, PersistedBag, PersistedLine, WantedLine } from "./cart.ts"
import type { Command } from "./commands.rule.ts"
import { quantityAfter, unitsIn, withinLimits } from "./limits.rule.ts"
import { lineIdOf, mergeLines } from "./line-id.rule.ts"
import { joins } from "./mixing.rule.ts"
import { declinedWith } from "./offers/gift-choice.rule.ts"

/** What is known of goods: by the shop if it answered, else as they were last seen. */
export type GoodsKnown = (line: WantedLine) => Goods | undefined

/** A bag's lines with one more, in numbers only. */
export const linesWith = (
  lines: ReadonlyArray<WantedLine>,
  wanted: WantedLine,
  how: How
): ReadonlyArray<WantedLine> => {
  const id = lineIdOf(wanted)
  const quantity = quantityAfter(lines.find((line) => lineIdOf(line) === id)?.quantity ?? 0, wanted.quantity, how)
  return mergeLines([...without(lines, id), { ...wanted, quantity }])
}

/**
 * Adds a line to a bag. Refuses what may not be in one bag with the others, more than an order takes, and more than is
 * there. Specification 4, Cart; D-21, D-23.
 */
export const withLine = (
  bag: PersistedBag,
  { line, goods }: Offered,
  how: How,
  known: GoodsKnown
): Effect.Effect<PersistedBag, BagRefusal> =>
  Effect.gen(function* () {
    const id = lineIdOf(line)
    const held = bag.lines.find((one) => lineIdOf(one) === id)
    const now = known(line)
    // Fewer of what is in are always taken, also after the rest has sold out.
    if (held && how === "set" && line.quantity < held.quantity) {
      const fewer = { ...held, ...line, seen: now ?? held.seen, agreed: goods.price.priceAfterDiscount }
      return { ...bag, lines: bag.lines.map((one) => (one === held ? fewer : one)) }
    }
    if (now === undefined || now.sale === "removed") return yield* new GoodsUnknown({ goods: [line] })
    yield* joins(
      bag.lines.map((held) => known(held) ?? held.seen),
      now
    )
    const quantity = quantityAfter(held?.quantity ?? 0, line.quantity, how)
    const put: PersistedLine = {
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
export const withoutLine = (bag: PersistedBag, id: LineId): PersistedBag =>
  withLines(
    bag,
    bag.lines.filter((line) => lineIdOf(line) !== id)
  )

/** A bag with these lines; without any, it remembers no declined gifts either: what comes next is another bag. D-67. */
export const withLines = ({ declined, ...bag }: PersistedBag, lines: PersistedBag["lines"]): PersistedBag => ({
  ...bag,
  lines,
  ...(declined && lines.length > 0 && { declined })
})

/** A bag with a gift declined, or taken back. D-67. */
export const withGiftChoice = (bag: PersistedBag, choice: GiftChoice): PersistedBag => ({
  ...bag,
  declined: declinedWith(bag.declined ?? [], choice).slice(-giftRulesMost)
})

/** A bag that remembers its goods as they are known now, without those that are no more. */
export const remembering = (bag: PersistedBag, known: GoodsKnown, gone: ReadonlyArray<WantedLine>): PersistedBag => ({
  ...bag,
  lines: bag.lines
    .filter((line) => !gone.some((one) => isSameGoods(one, line)))
    .map((line) => ({ ...line, seen: known(line) ?? line.seen }))
})

/**
 * A bag as its page showed it last, if the page is left before the shop has answered: every number that was set and
 * every line that was removed. The shop has its word when the bag is read again; what was still on its way into the bag
 * was not in.
 */
export const asShown = (bag: PersistedBag, changes: ReadonlyArray<Command>): PersistedBag =>
  withLines(
    changes.reduce((before, change) => (change.op === "gift" ? withGiftChoice(before, change) : before), bag),
    changes.reduce(changedBy, bag.lines)
  )

/** Returns a bag with the unit price of each line when it was added, if that has changed. D-25. */
export const withBefore = (bag: Bag, agreedOf: (line: LineId) => Rupiah | undefined): Bag => ({
  ...bag,
  items: bag.items.map((item) => {
    const agreed = agreedOf(item.id)
    return agreed === undefined || agreed === item.goods.price.priceAfterDiscount ? item : { ...item, before: agreed }
  })
})

const changedBy = (lines: ReadonlyArray<PersistedLine>, change: Command): ReadonlyArray<PersistedLine> => {
  switch (change.op) {
    case "clear":
      return []
    case "remove":
      return lines.filter((line) => lineIdOf(line) !== change.line)
    case "replace":
      return [{ ...change.line, seen: change.goods, agreed: change.goods.price.priceAfterDiscount }]
    case "put": {
      if (change.how !== "set") return lines
      const id = lineIdOf(change.line)
      const now = { quantity: change.line.quantity, agreed: change.goods.price.priceAfterDiscount }
      return lines.map((line) => (lineIdOf(line) === id ? { ...line, ...now } : line))
    }
    // A guest has none.
    case "redeem":
    case "cancel-voucher":
    case "points":
    case "gift":
      return lines
  }
}

const without = (lines: ReadonlyArray<WantedLine>, id: LineId): ReadonlyArray<WantedLine> =>
  lines.filter((line) => lineIdOf(line) !== id)
const leftOf = ({ sale, stock }: Goods): number => (sale === "open" ? Math.max(0, stock) : 0)
