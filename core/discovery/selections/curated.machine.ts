import { assign, setup } from "xstate"
import type { CataloguePort } from "../../catalogue/catalogue.port.ts"
import type { ProductCard } from "../../catalogue/product.ts"
import { listPages, type ProductList } from "../../catalogue/product-list.ts"
import { placeholderActors, portActors } from "../../kernel/port-actors.ts"
import type { Timed } from "../../kernel/timed.ts"

type ListPort = Pick<CataloguePort, "list">

/** Last page after which one more may be asked for. Specification 4: more is allowed only while the current page is at most 2. */
export const lastPageWithMore = listPages - 1

/** What was read of the curated trending products. */
export interface CuratedContext {
  /** Each once, in the order of the list. */
  readonly products: ReadonlyArray<ProductCard>
  /** From 1. */
  readonly page: number
  /** The last page that came was full. */
  readonly hasMore: boolean
}

/** Events of the curated trending products. */
export type CuratedEvent = Timed<{ readonly type: "more.wanted" } | { readonly type: "connection.returned" }>

/** The curated trending products: ten, and ten more twice. Specification 4, Search; machines 9. */
export const curatedMachine = setup({
  types: { input: {} as CuratedContext, context: {} as CuratedContext, events: {} as CuratedEvent },
  actors: placeholderActors<ListPort>("list"),
  guards: {
    mayReadMore: ({ context: { page, hasMore } }) => hasMore && page <= lastPageWithMore
  },
  actions: {
    append: assign(({ context: { products, page }, event }) => {
      if (!("output" in event)) return {}
      const next = event.output as ProductList
      return {
        products: [...products, ...next.products.filter(({ id }) => products.every((one) => one.id !== id))],
        page: page + 1,
        hasMore: next.hasMore
      }
    })
  }
}).createMachine({
  id: "curated",
  context: ({ input }) => input,
  initial: "shown",
  states: {
    shown: {
      meta: { spec: "4", tone: "ok" },
      on: { "more.wanted": { guard: "mayReadMore", target: "readingMore" } }
    },
    readingMore: {
      meta: { spec: "4", tone: "busy" },
      invoke: {
        src: "list",
        input: ({ context: { page } }) => ({ name: "trending" as const, page: page + 1 }),
        onDone: { target: "shown", actions: "append" },
        onError: "stuck"
      }
    },
    stuck: {
      meta: { spec: "8", tone: "bad" },
      on: { "more.wanted": "readingMore", "connection.returned": "readingMore" }
    }
  }
})

/** Returns the machine of the curated trending products over its port. */
export const curatedMachineOver = ({ list }: ListPort) =>
  curatedMachine.provide({ actors: portActors<ListPort>({ list }) })
