import { Effect } from "effect"
import { Unavailable } from "../kernel/failure.ts"
import type { Instant } from "../kernel/moment.ts"
import type { GoodsUnknown } from "../pricing/pricing.errors.ts"
import { isSameGoods } from "../pricing/units.rule.ts"
import { bagOf } from "./bag.rule.ts"
import { LineUnknown } from "./cart.errors.ts"
import type { BagsPort, CartPort, CartStore } from "./cart.port.ts"
import type { Bag, PersistedBag, WantedLine } from "./cart.ts"
import { withinLimits } from "./limits.rule.ts"
import { lineIdOf } from "./line-id.rule.ts"
import { type GoodsKnown, linesWith, remembering, withBefore, withLine, withoutLine } from "./persisted-bag.rule.ts"

/**
 * A guest's bag: stored in the browser, priced by the shop. If the shop does not answer, the bag opens and changes with the
 * goods as they were last read, and says so (`checkedAt`). Specification 4, Cart.
 */
export const cartOver = (store: CartStore, bags: BagsPort): CartPort => {
  const facts = factsFrom(bags)
  return {
    read: Effect.fnUntraced(function* () {
      const reply = yield* facts((yield* store.load).lines)
      return yield* shown(
        yield* store.change((bag) => Effect.succeed(remembering(bag, reply.known, reply.gone))),
        reply
      )
    }),
    put: Effect.fnUntraced(function* ({ line, goods, how }) {
      const asked = yield* withinLimits(linesWith((yield* store.load).lines, line, how))
      const reply = yield* facts(asked)
      const unknown = reply.gone.filter((one) => isSameGoods(one, line))
      if (reply.refusal && unknown.length > 0) return yield* reply.refusal
      const known: GoodsKnown = (one) => reply.known(one) ?? (isSameGoods(one, line) ? goods : undefined)
      const bag = yield* store.change((bag) =>
        withLine(remembering(bag, reply.known, reply.gone), { line, goods }, how, known)
      )
      return yield* shown(bag, reply)
    }),
    remove: Effect.fnUntraced(function* ({ line }) {
      const bag = yield* store.change((bag) =>
        bag.lines.some((one) => lineIdOf(one) === line)
          ? Effect.succeed(withoutLine(bag, line))
          : Effect.fail(new LineUnknown())
      )
      return yield* shown(bag, yield* facts(bag.lines))
    }),
    clear: Effect.fnUntraced(function* () {
      const bag = yield* store.change((bag) => Effect.succeed({ ...bag, lines: [] }))
      return yield* shown(bag, yield* facts([]))
    }),
    replaceWith: Effect.fnUntraced(function* ({ line, goods }) {
      const reply = yield* facts([line])
      if (reply.refusal) return yield* reply.refusal
      const bag = yield* store.change((bag) =>
        withLine({ ...bag, lines: [] }, { line, goods }, "set", (one) => reply.known(one) ?? goods)
      )
      return yield* shown(bag, reply)
    })
  }
}

/** The shop's answer about lines, or that it does not answer now. */
interface ShopReply {
  readonly known: GoodsKnown
  readonly gone: ReadonlyArray<WantedLine>
  readonly refusal?: GoodsUnknown
  readonly checkedAt?: Instant
}

const silence: ShopReply = { known: () => undefined, gone: [] }

const factsFrom =
  ({ validate }: BagsPort) =>
  (lines: ReadonlyArray<WantedLine>): Effect.Effect<ShopReply> => {
    if (lines.length === 0) return Effect.succeed(silence)
    const ask = (some: ReadonlyArray<WantedLine>, gone: Pick<ShopReply, "gone" | "refusal">) =>
      Effect.map(validate({ lines: some.map(bare) }), (bag): ShopReply => ({ ...gone, ...replyBy(bag) }))
    return ask(lines, { gone: [] }).pipe(
      Effect.catchTag("GoodsUnknown", (refusal) => {
        const isGone = (line: WantedLine) => refusal.goods.some((goods) => isSameGoods(goods, line))
        return ask(
          lines.filter((line) => !isGone(line)),
          { gone: lines.filter(isGone), refusal }
        )
      }),
      Effect.catch(() => Effect.succeed(silence))
    )
  }

const replyBy = (bag: Bag): Pick<ShopReply, "known" | "checkedAt"> => {
  const goods = new Map(bag.items.map((item) => [item.goods.combination, item.goods]))
  return {
    known: (line) => {
      const known = goods.get(line.combination)
      return known && isSameGoods(known, line) ? known : undefined
    },
    ...(bag.checkedAt !== undefined && { checkedAt: bag.checkedAt })
  }
}

const bare = ({ product, combination, quantity, egift }: WantedLine): WantedLine => ({
  product,
  combination,
  quantity,
  ...(egift && { egift })
})

/** The stored bag as the shopper sees it: with the price at the time of adding, if that has changed. D-25. */
const shown = (bag: PersistedBag, { known, checkedAt }: ShopReply): Effect.Effect<Bag, Unavailable> => {
  const byId = new Map(bag.lines.map((line) => [lineIdOf(line), line]))
  // A line that another tab added meanwhile is not in the shop's answer: then the whole is not of this moment.
  const all = bag.lines.every((line) => known(line) !== undefined)
  return bagOf(
    bag.id,
    bag.lines,
    (line) => known(line) ?? byId.get(lineIdOf(line))?.seen,
    all ? checkedAt : undefined
  ).pipe(
    Effect.map((bag) => withBefore(bag, (line) => byId.get(line)?.agreed)),
    // No bag that was filled here has such a high total.
    Effect.catchTag("AmountTooLarge", () => Effect.fail(new Unavailable()))
  )
}
