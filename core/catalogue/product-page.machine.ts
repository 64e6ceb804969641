import { assign, setup } from "xstate"
import type { Timed } from "../kernel/timed.ts"
import type { Combination, CombinationId } from "./combination.ts"
import type { Picture } from "./picture.ts"
import type { Product } from "./product.ts"

/** What is chosen on a product page: a combination, and a picture. */
export interface ProductPageContext {
  readonly product: Product
  readonly chosen: Combination | null
  /** Place of the picture shown among `picturesOf`. */
  readonly picture: number
}

/** Events of a product page. */
export type ProductPageEvent = Timed<
  | { readonly type: "combination.chosen"; readonly id: CombinationId }
  | { readonly type: "picture.shown"; readonly place: number }
  | { readonly type: "picture.turned"; readonly by: 1 | -1 }
>

/** The page of a product: the chosen shade, size or variant, and the picture. Specification 2, productDetail. */
export const productPageMachine = setup({
  types: {
    /** `chosen`: the combination its address names. */
    input: {} as { readonly product: Product; readonly chosen?: string | undefined },
    context: {} as ProductPageContext,
    events: {} as ProductPageEvent
  },
  guards: {
    isNotSold: ({ context: { product, chosen } }) =>
      chosen === null || product.soldAs === undefined || !product.active || !product.availableForOrder,
    isSoldOut: ({ context: { chosen } }) => chosen !== null && chosen.stock <= 0,
    isPreOrder: ({ context: { chosen } }) => chosen?.preOrder === true
  },
  actions: {
    choose: assign(({ context, event }) => {
      const chosen =
        event.type === "combination.chosen" ? context.product.combinations.find(({ id }) => id === event.id) : undefined
      return chosen ? { chosen, picture: placeOf(context, chosen) } : {}
    }),
    show: assign(({ context, event }) =>
      event.type === "picture.shown" ? { picture: within(context, event.place) } : {}
    ),
    turn: assign(({ context, event }) =>
      event.type === "picture.turned" ? { picture: within(context, context.picture + event.by) } : {}
    )
  }
}).createMachine({
  id: "product-page",
  context: ({ input: { product, chosen: named } }) => {
    const chosen = product.combinations.find(({ id }) => id === named)
    const first = standardOf(product)
    return {
      product,
      chosen: chosen ?? first,
      picture: chosen && chosen !== first ? placeOf({ product, picture: 0 }, chosen) : 0
    }
  },
  initial: "deciding",
  on: {
    "combination.chosen": { target: ".deciding", actions: "choose" },
    "picture.shown": { actions: "show" },
    "picture.turned": { actions: "turn" }
  },
  states: {
    deciding: {
      description: "What can be done with the combination that is chosen.",
      always: [
        { guard: "isNotSold", target: "notSold" },
        { guard: "isSoldOut", target: "soldOut" },
        { guard: "isPreOrder", target: "preOrder" },
        { target: "onSale" }
      ]
    },
    onSale: { meta: { spec: "2", tone: "ok" } },
    preOrder: { meta: { spec: "1", tone: "ok" }, description: "Ordered ahead, shipped on its date. D-22." },
    soldOut: { meta: { spec: "4", tone: "warn" }, description: "It stays selectable. Rule 20." },
    notSold: { meta: { spec: "2", tone: "idle" }, description: "It can be reviewed, not bought. D-1." }
  }
})

/** The machine asks nothing; it is made like the others. */
export const productPageMachineOver = (_port: undefined) => productPageMachine

/** The product's pictures and behind them those that only a combination has. */
export const picturesOf = ({ pictures, combinations }: Product): ReadonlyArray<Picture> => {
  const all = new Map(pictures.map((picture) => [picture.src, picture]))
  for (const { picture } of combinations) if (picture && !all.has(picture.src)) all.set(picture.src, picture)
  return [...all.values()]
}

/** The combination a product shows unless another one is chosen. */
export const standardOf = ({ combinations }: Product): Combination | null =>
  combinations.find(({ isDefault }) => isDefault) ?? combinations[0] ?? null

const placeOf = (
  { product, picture }: Pick<ProductPageContext, "product" | "picture">,
  chosen: Combination
): number => {
  const place = picturesOf(product).findIndex(({ src }) => src === chosen.picture?.src)
  return place < 0 ? picture : place
}

const within = ({ product }: ProductPageContext, place: number): number =>
  Math.min(Math.max(0, place), Math.max(0, picturesOf(product).length - 1))
