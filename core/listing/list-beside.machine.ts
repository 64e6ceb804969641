import { assign, setup } from "xstate"
import type { CataloguePort } from "../catalogue/catalogue.port.ts"
import type { ProductCard, ProductId } from "../catalogue/product.ts"
import type { ProductListName } from "../catalogue/product-list.ts"
import { placeholderActors, portActors } from "../kernel/port-actors.ts"

type ListPort = Pick<CataloguePort, "list">

/** Which list of products a screen shows beside what it is about. */
export interface ListBesideInput {
  readonly name: ProductListName
  /** The product that the list goes with, if it goes with one. */
  readonly product?: ProductId | undefined
  /** Products that the screen shows already. */
  readonly without?: ReadonlyArray<ProductId>
  /** Only what may be bought together with ordinary goods: no pre-orders. D-21. */
  readonly isOrdinary?: boolean
}

interface ListBesideContext extends ListBesideInput {
  readonly products: ReadonlyArray<ProductCard>
}

/** Products beside a bag or an order: read once, after the page; if that fails, there are none. D-16b; specification 8. */
export const listBesideMachine = setup({
  types: { input: {} as ListBesideInput, context: {} as ListBesideContext },
  actors: placeholderActors<ListPort>("list")
}).createMachine({
  id: "list-beside",
  context: ({ input }) => ({ ...input, products: [] }),
  initial: "loading",
  states: {
    loading: {
      meta: { spec: "7", tone: "busy" },
      invoke: {
        src: "list",
        input: ({ context: { name, product } }) => ({ name, ...(product !== undefined && { product }) }),
        onDone: { target: "shown", actions: assign(({ event }) => ({ products: event.output.products })) },
        onError: "shown"
      }
    },
    shown: { meta: { spec: "8", tone: "ok" }, type: "final" }
  }
})

/** Returns the machine of products beside a bag or an order over its port. */
export const listBesideMachineOver = ({ list }: ListPort) =>
  listBesideMachine.provide({ actors: portActors<ListPort>({ list }) })
