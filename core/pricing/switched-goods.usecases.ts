import { Effect } from "effect"
import type { OffNow } from "../toggles/toggles.port.ts"
import type { GoodsStore } from "./goods.port.ts"

/** Returns a reader of goods by which gift cards are not sold while e-gifts are switched off. Decision 0146. */
export const switchedGoods =
  (goods: GoodsStore["goods"], off: OffNow): GoodsStore["goods"] =>
  (wanted, reader) =>
    Effect.flatMap(goods(wanted, reader), (found) =>
      found.some(({ giftCard }) => giftCard)
        ? Effect.map(off, (names) =>
            names.includes("egift")
              ? found.map((one) => (one.giftCard ? { ...one, sale: "not-for-order" as const } : one))
              : found
          )
        : Effect.succeed(found)
    )
