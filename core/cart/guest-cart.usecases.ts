import { Effect } from "effect"
import type { GiftOffer } from "../gifts/gift.ts"
import { giftsWith } from "../gifts/gifts.rule.ts"
import { Unavailable } from "../kernel/failure.ts"
import type { Instant } from "../kernel/moment.ts"
import { PointsLimit } from "../points/points.errors.ts"
import { GoodsUnknown } from "../pricing/pricing.errors.ts"
import { isSameGoods } from "../pricing/units.rule.ts"
import { VoucherLoginRequired } from "../vouchers/vouchers.errors.ts"
import { bagOf } from "./bag.rule.ts"
import { LineUnknown } from "./cart.errors.ts"
import type { BagsPort, CartPort, CartStore } from "./cart.port.ts"
import type { Bag, PersistedBag, WantedLine } from "./cart.ts"
import { withinLimits } from "./limits.rule.ts"
import { lineIdOf } from "./line-id.rule.ts"
import {
  type GoodsKnown,
  linesWith,
  remembering,
  withBefore,
  withGiftChoice,
  withLine,
  withLines,
  withoutLine
} from "./persisted-bag.rule.ts"

/**
 * A guest's bag: stored in the browser, priced by the shop. If the shop does not answer, the bag opens and changes with the
 * goods as they were last read, and says so (`checkedAt`). Specification 4, Cart.
 */
export const cartOver = (store: CartStore, bags: Pick<BagsPort, "goods">): CartPort => {
  const facts = factsFrom(bags)
  const read = Effect.fnUntraced(function* () {
    const reply = yield* facts((yield* store.load).lines)
    return yield* shown(yield* store.change((bag) => Effect.succeed(remembering(bag, reply.known, reply.gone))), reply)
  })
  return {
    read,
    put: Effect.fnUntraced(function* ({ line, goods, how }) {
      const asked = yield* withinLimits(linesWith((yield* store.load).lines, line, how))
      const reply = yield* facts(asked)
      if (reply.gone.some((one) => isSameGoods(one, line))) return yield* new GoodsUnknown({ goods: [line] })
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
      const bag = yield* store.change((bag) => Effect.succeed(withLines(bag, [])))
      return yield* shown(bag, yield* facts([]))
    }),
    replaceWith: Effect.fnUntraced(function* ({ line, goods }) {
      const reply = yield* facts([line])
      if (reply.gone.length > 0) return yield* new GoodsUnknown({ goods: [line] })
      const bag = yield* store.change((bag) =>
        withLine({ ...bag, lines: [] }, { line, goods }, "set", (one) => reply.known(one) ?? goods)
      )
      return yield* shown(bag, reply)
    }),
    // Vouchers and points are for members. H4.
    redeemVoucher: () => Effect.fail(new VoucherLoginRequired()),
    cancelVoucher: read,
    redeemPoints: () => Effect.fail(new PointsLimit({ most: 0 })),
    cancelPoints: read,
    declineGift: Effect.fnUntraced(function* (choice) {
      const bag = yield* store.change((bag) => Effect.succeed(withGiftChoice(bag, choice)))
      return yield* shown(bag, yield* facts(bag.lines))
    })
  }
}

/** The shop's answer about lines; without a moment it does not answer now. */
interface ShopReply {
  readonly known: GoodsKnown
  readonly gone: ReadonlyArray<WantedLine>
  readonly gifts: ReadonlyArray<GiftOffer>
  readonly checkedAt?: Instant
}

const silence: ShopReply = { known: () => undefined, gone: [], gifts: [] }

const factsFrom =
  (bags: Pick<BagsPort, "goods">) =>
  (lines: ReadonlyArray<WantedLine>): Effect.Effect<ShopReply> =>
    lines.length === 0
      ? Effect.succeed(silence)
      : bags.goods({ goods: lines.map(({ product, combination }) => ({ product, combination })) }).pipe(
          Effect.map(({ goods, gifts, checkedAt }): ShopReply => {
            const known: GoodsKnown = (line) => goods.find((one) => isSameGoods(one, line))
            return { known, gone: lines.filter((line) => known(line) === undefined), gifts, checkedAt }
          }),
          Effect.catch(() => Effect.succeed(silence))
        )

/** The stored bag as the shopper sees it: with the price at the time of adding, if that has changed. D-25. */
const shown = (bag: PersistedBag, { known, gifts, checkedAt }: ShopReply): Effect.Effect<Bag, Unavailable> => {
  const byId = new Map(bag.lines.map((line) => [lineIdOf(line), line]))
  // A line that another tab added meanwhile is not in the shop's answer: then the whole is not of this moment.
  const all = bag.lines.every((line) => known(line) !== undefined)
  return bagOf(bag.id, bag.lines, (line) => known(line) ?? byId.get(lineIdOf(line))?.seen, {
    checkedAt: all ? checkedAt : undefined,
    ...(checkedAt !== undefined && {
      giftsFor: giftsWith({ offers: gifts, isGuest: true, declined: bag.declined ?? [], now: checkedAt })
    })
  }).pipe(
    Effect.map((bag) => withBefore(bag, (line) => byId.get(line)?.agreed)),
    // No bag that was filled here has such a high total.
    Effect.catchTag("AmountTooLarge", () => Effect.fail(new Unavailable()))
  )
}
