import { assign, setup } from "xstate"
import type { ProductCard } from "../../catalogue/product.ts"
import { placeholderActors, portActors } from "../../kernel/port-actors.ts"
import { graphemes } from "../../kernel/text.ts"
import { tidy } from "../../search/filters.rule.ts"
import { minimumSearchLength } from "../../search/query.ts"
import type { SearchPort } from "../../search/search.port.ts"
import { typingWaitMs } from "../../search/suggest.machine.ts"

type ChooseProductPort = Pick<SearchPort, "suggest">

interface ChooseProductContext {
  readonly text: string
  /** Products of the last answer. */
  readonly found: ReadonlyArray<ProductCard>
}

/** Input of the choice of a product. */
export interface ChooseProductInput {
  /** The name that was typed before the page was left. Rule 12. */
  readonly text: string
}

/** Events of the choice of a product. */
export type ChooseProductEvent =
  | { readonly type: "text.typed"; readonly text: string }
  | { readonly type: "retry.wanted" }
  | { readonly type: "connection.returned" }

const isLong = (text: string): boolean => graphemes(tidy(text)).length >= minimumSearchLength

/** Choosing the product of a review by its name. Specification 2, WriteReview, and Modals: search product for review. */
export const chooseProductMachine = setup({
  types: {
    input: {} as ChooseProductInput,
    context: {} as ChooseProductContext,
    events: {} as ChooseProductEvent
  },
  actors: placeholderActors<ChooseProductPort>("suggest"),
  delays: { typingWait: typingWaitMs },
  guards: {
    isBegun: ({ context: { text } }) => isLong(text),
    isShort: ({ event }) => event.type === "text.typed" && !isLong(event.text)
  },
  actions: {
    note: assign(({ event }) => (event.type === "text.typed" ? { text: event.text } : {})),
    empty: assign({ found: [] })
  }
}).createMachine({
  id: "choose-product",
  context: ({ input: { text } }) => ({ text, found: [] }),
  initial: "deciding",
  on: {
    "text.typed": [
      { guard: "isShort", target: ".resting", actions: ["note", "empty"] },
      { target: ".waiting", actions: "note" }
    ]
  },
  states: {
    deciding: {
      description: "The page begins with the name that was typed before, or with none.",
      always: [{ guard: "isBegun", target: "finding" }, { target: "resting" }]
    },
    resting: { meta: { spec: "2", tone: "idle" }, description: "Fewer characters than a search has." },
    waiting: {
      meta: { spec: "2", tone: "busy" },
      description: "Asked once the typing pauses.",
      after: { typingWait: "finding" }
    },
    finding: {
      meta: { spec: "7", tone: "busy" },
      invoke: {
        src: "suggest",
        input: ({ context }) => ({ q: tidy(context.text) }),
        onDone: { target: "found", actions: assign(({ event }) => ({ found: event.output.products })) },
        onError: { target: "failed", actions: "empty" }
      }
    },
    found: { meta: { spec: "2", tone: "ok" } },
    failed: {
      meta: { spec: "2", tone: "bad" },
      on: { "retry.wanted": "finding", "connection.returned": "finding" }
    }
  }
})

/** Returns the machine that chooses the product of a review, over its port. */
export const chooseProductMachineOver = ({ suggest }: ChooseProductPort) =>
  chooseProductMachine.provide({ actors: portActors<ChooseProductPort>({ suggest }) })
