import { assign, setup } from "xstate"
import { isEmail } from "../../kernel/email.ts"
import { placeholderActors, portActors, wasRefusedWith } from "../../kernel/port-actors.ts"
import type { Timed } from "../../kernel/timed.ts"
import type { CombinationId } from "../combination.ts"
import type { ProductId } from "../product.ts"
import type { NotifyPort, Subscribed } from "./notify-me.port.ts"

/** Calls of the form that subscribes, and takes that back. */
export type SubscribePort = NotifyPort

/** The awaited combination, and the last address of this browser. */
export interface NotifyMeInput {
  readonly product: ProductId
  readonly combination: CombinationId
  readonly email: string
  /** Ends the subscription to this combination that was made in this browser, if there is one; `email` is then its address. */
  readonly signature?: string
}

interface NotifyMeContext extends Omit<NotifyMeInput, "signature"> {
  /** Ends the subscription; `null` without one of this browser. */
  readonly signature: string | null
  /** Key of what is wrong with the address. */
  readonly problem: "invalid" | "failed" | null
}

/** Events of the dialog that asks to be notified when a product is back. */
export type NotifyMeEvent = Timed<
  | { readonly type: "email.typed"; readonly email: string }
  | { readonly type: "form.sent" }
  /** The subscription is taken back. */
  | { readonly type: "stop.wanted" }
>

/** "Tell me when it is back", for one combination. Machines 11; D-49. */
export const notifyMeMachine = setup({
  types: {
    input: {} as NotifyMeInput,
    context: {} as NotifyMeContext,
    events: {} as NotifyMeEvent
  },
  actors: placeholderActors<SubscribePort>("notifyMe", "stopNotifying"),
  guards: {
    isComplete: ({ context }) => isEmail(context.email.trim()),
    isBack: wasRefusedWith<SubscribePort>("NotSoldOut"),
    isAwaited: ({ context }) => context.signature !== null,
    isKnown: ({ event }) => "output" in event && (event.output as { readonly already: boolean }).already
  },
  actions: {
    type: assign(({ event }) => (event.type === "email.typed" ? { email: event.email, problem: null } : {})),
    storeSignature: assign(({ event }) =>
      "output" in event ? { signature: (event.output as Subscribed).signature ?? null } : {}
    ),
    showInvalidEmail: assign({ problem: "invalid" }),
    showFailed: assign({ problem: "failed" })
  }
}).createMachine({
  id: "notify-me",
  context: ({ input }) => ({ ...input, signature: input.signature ?? null, problem: null }),
  initial: "deciding",
  states: {
    deciding: {
      meta: { spec: "D-49", tone: "idle" },
      always: [{ guard: "isAwaited", target: "awaited" }, { target: "asking" }]
    },
    awaited: {
      meta: { spec: "D-49", tone: "ok" },
      description: "This browser subscribed before; asks whether to take that back.",
      on: { "stop.wanted": "stopping" }
    },
    stopping: {
      meta: { spec: "D-49", tone: "busy" },
      invoke: {
        src: "stopNotifying",
        input: ({ context }) => ({
          combination: context.combination,
          email: context.email,
          signature: context.signature ?? ""
        }),
        onDone: "stopped",
        onError: { target: "awaited", actions: "showFailed" }
      }
    },
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
        onDone: [
          { guard: "isKnown", target: "known" },
          { target: "done", actions: "storeSignature" }
        ],
        onError: [
          { guard: "isBack", target: "back" },
          { target: "asking", actions: "showFailed" }
        ]
      }
    },
    done: { meta: { spec: "D-49", tone: "ok" }, type: "final" },
    stopped: { meta: { spec: "D-49", tone: "idle" }, description: "No message will come.", type: "final" },
    known: { meta: { spec: "D-49", tone: "ok" }, description: "This address waits for it already.", type: "final" },
    back: { meta: { spec: "D-49", tone: "ok" }, description: "It came back meanwhile.", type: "final" }
  }
})

/** Returns the machine of a request to be notified, over its port. */
export const notifyMeMachineOver = ({ notifyMe, stopNotifying }: SubscribePort) =>
  notifyMeMachine.provide({ actors: portActors<SubscribePort>({ notifyMe, stopNotifying }) })
