import type { Effect } from "effect"
import { assign, emit, setup } from "xstate"
import type { CataloguePort } from "../catalogue/catalogue.port.ts"
import type { CombinationId } from "../catalogue/combination.ts"
import type { Product, ProductId } from "../catalogue/product.ts"
import type { Instant } from "../kernel/moment.ts"
import { placeholderActors, portActors, wasRefusedWith } from "../kernel/port-actors.ts"
import type { Timed } from "../kernel/timed.ts"
import {
  type EgiftChoices,
  type EgiftForm,
  type EgiftProblems,
  type EgiftWay,
  egiftFormOf,
  egiftInfoOf,
  egiftProblems,
  emptyEgiftForm
} from "./egift-form.rule.ts"
import type { EgiftInfo, EgiftTemplate } from "./egift-info.ts"

/** What the form of an e-gift reads: its product, and the designs. */
export interface EgiftOffer {
  readonly product: Product
  readonly templates: ReadonlyArray<EgiftTemplate>
  /** Ways of the letter that the shop has, at least one. */
  readonly ways: ReadonlyArray<EgiftWay>
}

/** Calls of the form of an e-gift. */
export interface EgiftFormPort {
  readonly read: (input: { readonly id: ProductId }) => Effect.Effect<EgiftOffer, unknown>
}

/** Input of the form of an e-gift. */
export interface EgiftFormInput {
  readonly product: ProductId
  readonly now: Instant
  readonly combination?: CombinationId | undefined
  /** As it was left in this tab. */
  readonly draft?: EgiftForm | undefined
  /** The recipient of a line of the bag, which is changed. */
  readonly info?: EgiftInfo | undefined
}

interface EgiftFormContext extends EgiftFormInput {
  readonly offer: EgiftOffer | null
  readonly form: EgiftForm
  readonly problems: EgiftProblems
  /** Whether the fields show their problems: from the first attempt on. Rule 42. */
  readonly tried: boolean
}

/** Events of the form of an e-gift. */
export type EgiftFormEvent = Timed<
  | { readonly type: "form.changed"; readonly change: Partial<EgiftForm> }
  | { readonly type: "form.sent" }
  | { readonly type: "retry.wanted" }
>

/** What was typed, to be stored for a reload; and the recipient with whom the e-gift goes into the bag. */
export type EgiftFormEmitted =
  | { readonly type: "draft.changed"; readonly form: EgiftForm }
  | { readonly type: "recipient.given"; readonly combination: CombinationId; readonly info: EgiftInfo }

const choicesOf = (offer: EgiftOffer | null): EgiftChoices => ({
  templates: offer?.templates.map(({ id }) => id) ?? [],
  combinations: sellable(offer).map(({ id }) => id)
})

/** Returns the combinations of an e-gift that can be bought. */
export const sellable = (offer: EgiftOffer | null): Product["combinations"] =>
  offer?.product.combinations.filter(({ stock }) => stock > 0) ?? []

const isSold = (offer: EgiftOffer): boolean =>
  offer.product.giftCard && offer.templates.length > 0 && sellable(offer).length > 0

/** The form of an e-gift: design, value, recipient, message and day. It goes into the bag with its recipient. D-22, D-68. */
export const egiftFormMachine = setup({
  types: {
    input: {} as EgiftFormInput,
    context: {} as EgiftFormContext,
    events: {} as EgiftFormEvent,
    emitted: {} as EgiftFormEmitted
  },
  actors: placeholderActors<EgiftFormPort>("read"),
  guards: {
    isSold: (_, { offer }: { readonly offer: EgiftOffer }) => isSold(offer),
    isUnknown: (asked) =>
      wasRefusedWith<CataloguePort>("ProductUnknown")(asked) || wasRefusedWith<CataloguePort>("ProductRemoved")(asked),
    isComplete: ({ context: { form, offer }, event: { at } }) =>
      Object.keys(egiftProblems(form, choicesOf(offer), at)).length === 0
  },
  actions: {
    begin: assign(({ context }, { offer }: { readonly offer: EgiftOffer }) => ({
      offer,
      form: formFor(context, offer)
    })),
    change: assign(({ context: { form, offer, tried }, event }) => {
      if (event.type !== "form.changed") return {}
      const next = { ...form, ...event.change }
      return { form: next, ...(tried && { problems: egiftProblems(next, choicesOf(offer), event.at) }) }
    }),
    showProblems: assign(({ context: { form, offer }, event: { at } }) => ({
      tried: true,
      problems: egiftProblems(form, choicesOf(offer), at)
    })),
    keepDraft: emit(({ context: { form } }) => ({ type: "draft.changed", form })),
    give: emit(({ context: { form } }) => ({
      type: "recipient.given",
      combination: form.combination,
      info: egiftInfoOf(form)
    }))
  }
}).createMachine({
  id: "egift-form",
  context: ({ input }) => ({
    ...input,
    offer: null,
    form: formFor(input, null),
    problems: {},
    tried: false
  }),
  initial: "reading",
  states: {
    reading: {
      meta: { spec: "D-68", tone: "busy" },
      invoke: {
        src: "read",
        input: ({ context }) => ({ id: context.product }),
        onDone: [
          {
            guard: { type: "isSold", params: ({ event }) => ({ offer: event.output }) },
            target: "filling",
            actions: { type: "begin", params: ({ event }) => ({ offer: event.output }) }
          },
          { target: "notSold" }
        ],
        onError: [{ guard: "isUnknown", target: "notSold" }, { target: "unread" }]
      }
    },
    filling: {
      meta: { spec: "D-68", tone: "idle" },
      on: {
        "form.changed": { actions: ["change", "keepDraft"] },
        "form.sent": [{ guard: "isComplete", actions: "give" }, { actions: "showProblems" }]
      }
    },
    notSold: { meta: { spec: "D-68", tone: "bad" }, description: "No gift card, or nothing of it can be bought." },
    unread: { meta: { spec: "8", tone: "bad" }, on: { "retry.wanted": "reading" } }
  }
})

/** What was left in this tab, else what the line of the bag says, else an empty form; what is no longer offered is chosen again. */
const formFor = (
  { draft, info, now, combination }: Pick<EgiftFormInput, "draft" | "info" | "now" | "combination">,
  offer: EgiftOffer | null
): EgiftForm => {
  const choices = choicesOf(offer)
  const ways = offer?.ways ?? ["email"]
  const empty = emptyEgiftForm(choices, now, { way: ways[0] ?? "email", combination })
  const begun = draft ?? (info ? egiftFormOf(empty, info) : empty)
  return {
    ...begun,
    way: ways.includes(begun.way) ? begun.way : empty.way,
    template: choices.templates.includes(begun.template) ? begun.template : empty.template,
    combination: choices.combinations.includes(begun.combination) ? begun.combination : empty.combination
  }
}

/** Returns the machine of the form of an e-gift, over its port. */
export const egiftFormMachineOver = ({ read }: EgiftFormPort) =>
  egiftFormMachine.provide({ actors: portActors<EgiftFormPort>({ read }) })
