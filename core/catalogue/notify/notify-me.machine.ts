import { assign, setup } from "xstate"
import { isEmail } from "../../kernel/email.ts"
import { placeholderActors, portActors, wasRefusedWith } from "../../kernel/port-actors.ts"
import type { Timed } from "../../kernel/timed.ts"
import type { CombinationId } from "../combination.ts"
import type { ProductId } from "../product.ts"
import type { NotifyPort } from "./notify-me.port.ts"

/** Calls of the form that subscribes. */
export type SubscribePort = Pick<NotifyPort, "notifyMe">

/** The awaited combination, and the address of a member. */
export interface NotifyMeInput {
  readonly product: ProductId
  readonly combination: CombinationId
  readonly email: string
}

interface NotifyMeContext extends NotifyMeInput {
  /** Key of what is wrong with the address. */
  readonly problem: "invalid" | "failed" | null
}

/** Events of the dialog that asks to be notified when a product is back. */
export type NotifyMeEvent = Timed<
  { readonly type: "email.typed"; readonly email: string } | { readonly type: "form.sent" }
>

/** "Tell me when it is back", for one combination. Machines 11; D-49. */
export const notifyMeMachine = setup({
  types: {
    input: {} as NotifyMeInput,
    context: {} as NotifyMeContext,
    events: {} as NotifyMeEvent
  },
  actors: placeholderActors<SubscribePort>("notifyMe"),
  guards: {
    isComplete: ({ context }) => isEmail(context.email.trim()),
    isBack: wasRefusedWith<SubscribePort>("NotSoldOut"),
    isKnown: ({ event }) => "output" in event && (event.output as { readonly already: boolean }).already
  },
  actions: {
    type: assign(({ event }) => (event.type === "email.typed" ? { email: event.email, problem: null } : {})),
    showInvalidEmail: assign({ problem: "invalid" }),
    showFailed: assign({ problem: "failed" })
  }
}).createMachine({
  id: "notify-me",
  context: ({ input }) => ({ ...input, problem: null }),
  initial: "asking",
  states: {
    asking: {
      meta: { spec: "D-49", tone: "idle" },
      on: {
        "email.typed": { actions: "type" },
        "form.sent": [{ guard: "isComplete", target: "sending" }, { actions: "showInvalidEmail" }]
      }
    },
    sending: {
      meta: { spec: "7", tone: "busy" },
      invoke: {
        src: "notifyMe",
        input: ({ context }) => ({
          product: context.product,
          combination: context.combination,
          email: context.email.trim()
        }),
        onDone: [{ guard: "isKnown", target: "known" }, { target: "done" }],
        onError: [
          { guard: "isBack", target: "back" },
          { target: "asking", actions: "showFailed" }
        ]
      }
    },
    done: { meta: { spec: "D-49", tone: "ok" }, type: "final" },
    known: { meta: { spec: "D-49", tone: "ok" }, description: "This address waits for it already.", type: "final" },
    back: { meta: { spec: "D-49", tone: "ok" }, description: "It came back meanwhile.", type: "final" }
  }
})

/** Returns the machine of a request to be notified, over its port. */
export const notifyMeMachineOver = ({ notifyMe }: SubscribePort) =>
  notifyMeMachine.provide({ actors: portActors<SubscribePort>({ notifyMe }) })
