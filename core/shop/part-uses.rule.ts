import type { Effect } from "effect"
import type { WantedLine } from "../cart/cart.ts"
import type { PartName } from "../toggles/features.ts"
import type { PartOff } from "../toggles/parts.errors.ts"
import type { ShopPorts } from "./ports.ts"

type Uses<I> = (input: I) => ReadonlyArray<PartName>

/** The calls of a port that name the refusal of a part: each says which parts its input uses. */
type UsesOfPort<P> = {
  readonly [K in keyof P as P[K] extends (input: never) => Effect.Effect<unknown, infer E>
    ? Extract<E, PartOff> extends never
      ? never
      : K
    : never]: P[K] extends (input: infer I) => unknown ? Uses<I> : never
}

/** The same for all ports; a call that names such a refusal without a row here does not compile, nor a row without the refusal. */
export type PartUses = {
  readonly [A in keyof ShopPorts as keyof UsesOfPort<ShopPorts[A]> extends never ? never : A]: UsesOfPort<ShopPorts[A]>
}

/** New uses of parts of the shop, by port and call. What finishes an order, a gift or a review is none. Decision 0146. */
export const partUses: PartUses = {
  wishlist: { add: () => ["wishlist"], addSold: () => ["wishlist"] },
  writing: {
    submitReview: ({ photos = [] }) => (photos.length > 0 ? ["write_review", "review_photos"] : ["write_review"])
  },
  photos: { upload: ({ of }) => (of === "proposal" ? [] : ["review_photos"]) },
  pickup: { forBag: () => ["pickup"], forLines: () => ["pickup"] },
  selfCheckout: { scanned: () => ["self_checkout"] },
  memberBag: {
    put: ({ line }) => ofLines(line.quantity > 0 ? [line] : []),
    replaceWith: ({ line }) => ofLines([line]),
    // Goods of a part that is off are not sold: `switchedGoods`.
    moveBack: () => []
  },
  checkout: {
    open: (input) =>
      "lines" in input
        ? [...(input.selfCheckout === undefined ? [] : (["self_checkout"] as const)), ...ofLines(input.lines)]
        : [],
    change: ({ pickup, paperBag, lines = [] }) => [
      ...(typeof pickup === "number" ? (["pickup"] as const) : []),
      ...(paperBag === true ? (["paper_bag"] as const) : []),
      ...ofLines(lines)
    ],
    // What a checkout uses is stored with it: `placeOver` looks.
    place: () => [],
    // So is what an order uses: `letGoForOtherPayment` looks.
    payAgain: () => []
  }
}

const ofLines = (lines: ReadonlyArray<Pick<WantedLine, "egift">>): ReadonlyArray<PartName> =>
  lines.some(({ egift }) => egift !== undefined) ? ["egift"] : []
