import { assign, setup } from "xstate"
import { isEmail } from "../kernel/email.ts"
import { placeholderActors, portActors } from "../kernel/port-actors.ts"
import { present } from "../kernel/present.ts"
import type { Timed } from "../kernel/timed.ts"
import type { OrdersPort } from "./orders.port.ts"
import { asOrderCode } from "./transfer/written-code.rule.ts"

/** Calls of the search for a lost order. */
export type OrderLookupPort = Pick<OrdersPort, "sendKeyAgain">

/** What was typed to find an order again, and what is wrong with it. */
export interface OrderLookupContext {
  readonly code: string
  readonly email: string
  readonly problems: { readonly code?: "code"; readonly email?: "email" }
  readonly failed: boolean
}

/** Events of the form that finds an order again. */
export type OrderLookupEvent = Timed<
  | { readonly type: "field.typed"; readonly field: "code" | "email"; readonly value: string }
  | { readonly type: "field.left"; readonly field: "code" | "email" }
  | { readonly type: "form.sent" }
  | { readonly type: "form.reopened" }
>

/** The way to an order whose link was lost: sent to its own address. D-63. */
export const orderLookupMachine = setup({
  types: {
    input: {} as { readonly code: string },
    context: {} as OrderLookupContext,
    events: {} as OrderLookupEvent
  },
  actors: placeholderActors<OrderLookupPort>("sendKeyAgain"),
  guards: { isComplete: ({ context }) => Object.keys(problemsOf(context)).length === 0 },
  actions: {
    type: assign(({ context, event }) => {
      if (event.type !== "field.typed") return {}
      // What is being corrected has no problem yet.
      const { [event.field]: _, ...problems } = context.problems
      return { [event.field]: event.value, failed: false, problems }
    }),
    judge: assign(({ context, event }) => {
      if (event.type !== "field.left" || context[event.field].trim() === "") return {}
      const { [event.field]: _, ...others } = context.problems
      const { [event.field]: found } = problemsOf(context)
      return { problems: { ...others, ...(found && { [event.field]: found }) } }
    }),
    showProblems: assign(({ context }) => ({ problems: problemsOf(context) })),
    showFailed: assign({ failed: true })
  }
}).createMachine({
  id: "order-lookup",
  context: ({ input: { code } }) => ({ code, email: "", problems: {}, failed: false }),
  initial: "asking",
  states: {
    asking: {
      meta: { spec: "D-63", tone: "idle" },
      on: {
        "field.typed": { actions: "type" },
        "field.left": { actions: "judge" },
        "form.sent": [{ guard: "isComplete", target: "sending" }, { actions: "showProblems" }]
      }
    },
    sending: {
      meta: { spec: "D-63", tone: "busy" },
      invoke: {
        src: "sendKeyAgain",
        input: ({ context: { code, email } }) => ({
          code: present(asOrderCode(code), "code"),
          email: email.trim()
        }),
        onDone: "sent",
        onError: { target: "asking", actions: "showFailed" }
      }
    },
    sent: {
      meta: { spec: "D-63", tone: "ok" },
      description: "The same is said whether there is such an order or not.",
      on: { "form.reopened": "asking" }
    }
  }
})

const problemsOf = ({ code, email }: Pick<OrderLookupContext, "code" | "email">): OrderLookupContext["problems"] => ({
  ...(asOrderCode(code) === undefined && { code: "code" as const }),
  ...(!isEmail(email.trim()) && { email: "email" as const })
})

/** Returns the machine that finds an order again, over its port. */
export const orderLookupMachineOver = ({ sendKeyAgain }: OrderLookupPort) =>
  orderLookupMachine.provide({ actors: portActors<OrderLookupPort>({ sendKeyAgain }) })
