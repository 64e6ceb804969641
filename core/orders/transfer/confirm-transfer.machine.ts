import { assign, emit, setup } from "xstate"
import type { Instant } from "../../kernel/moment.ts"
import { placeholderActors, portActors, wasRefusedWith } from "../../kernel/port-actors.ts"
import type { Timed } from "../../kernel/timed.ts"
import type { Order } from "../order.ts"
import type { OrderAsked, OrdersPort } from "../orders.port.ts"
import { type ConfirmForm, type ConfirmProblem, confirmProblems, transferOf } from "./confirm-transfer.rule.ts"
import type { ReceiptId } from "./payment.ts"

/** Calls of confirming a transfer. */
export type ConfirmTransferPort = Pick<OrdersPort, "keepReceipt" | "confirmTransfer">

/** Input of the confirmation of a transfer. */
export interface ConfirmTransferInput extends OrderAsked, Pick<Order, "placedAt"> {
  /** What was typed before a reload, or the order's own facts. */
  readonly form: ConfirmForm
  readonly receipt: ReceiptId | null
  /** Of this confirmation as it is filled in, however often it is sent. */
  readonly idempotencyKey: string
  /** Makes a UUID: what is changed is another confirmation, also if the answer to the one before was lost. */
  readonly newKey: () => string
}

interface ConfirmTransferContext extends ConfirmTransferInput {
  readonly picture: Uint8Array | null
  readonly problems: Partial<Readonly<Record<keyof ConfirmForm, ConfirmProblem>>>
  /** Whether the fields show their problems: from the first attempt to send on. Rule 42. */
  readonly tried: boolean
  readonly refusal: "ended" | "full" | "receiptGone" | "failed" | null
  /** Whether a picture was refused because the order has as many as it may have. */
  readonly hasAllReceipts: boolean
}

/** Events of the confirmation of a transfer. */
export type ConfirmTransferEvent = Timed<
  | { readonly type: "field.typed"; readonly field: keyof ConfirmForm; readonly value: string }
  | { readonly type: "picture.chosen"; readonly picture: Uint8Array }
  | { readonly type: "form.sent" }
>

/** What was typed, to be stored for a reload; and the order when the shop has it, or has it no longer as it was shown. */
export type ConfirmTransferEmitted =
  | {
      readonly type: "draft.changed"
      readonly form: ConfirmForm
      readonly receipt: ReceiptId | null
      readonly idempotencyKey: string
    }
  | { readonly type: "order.changed"; readonly order: Order }
  /** The shop refused because the order has moved on: it is to be read again, and nothing invites a payment until then. */
  | { readonly type: "order.outdated" }

const isPictureRefused = wasRefusedWith<ConfirmTransferPort>("PictureRefused")
const isConfirmationRefused = wasRefusedWith<ConfirmTransferPort>("ConfirmationRefused")
const isReceiptLimit = wasRefusedWith<ConfirmTransferPort>("ReceiptLimit")

/** "I have transferred": who, from where, how much, with a picture of the receipt. D-56. */
export const confirmTransferMachine = setup({
  types: {
    input: {} as ConfirmTransferInput,
    context: {} as ConfirmTransferContext,
    events: {} as ConfirmTransferEvent,
    emitted: {} as ConfirmTransferEmitted
  },
  actors: placeholderActors<ConfirmTransferPort>("keepReceipt", "confirmTransfer"),
  guards: {
    isComplete: ({ context, event }) => Object.keys(problemsOf(context, event.at)).length === 0,
    hasReceipt: ({ context }) => context.receipt !== null,
    hasNoReceipt: ({ context }) => context.receipt === null,
    isReceiptUnknown: wasRefusedWith<ConfirmTransferPort>("ReceiptUnknown"),
    isConfirmationRefused,
    isEnded: wasRefusedWith<ConfirmTransferPort>("OrderNotThere"),
    isConfirmationLimit: wasRefusedWith<ConfirmTransferPort>("ConfirmationLimit"),
    isRefused: (asked) => isPictureRefused(asked) || isReceiptLimit(asked)
  },
  actions: {
    type: assign(({ context, event }) => {
      if (event.type !== "field.typed") return {}
      const form = { ...context.form, [event.field]: event.value }
      return {
        form,
        idempotencyKey: context.newKey(),
        refusal: null,
        problems: context.tried ? problemsOf({ ...context, form }, event.at) : {}
      }
    }),
    hold: assign(({ event }) => (event.type === "picture.chosen" ? { picture: event.picture } : {})),
    showProblems: assign(({ context, event }) => ({ tried: true, problems: problemsOf(context, event.at) })),
    keepDraft: emit(({ context: { form, receipt, idempotencyKey } }) => ({
      type: "draft.changed",
      form,
      receipt,
      idempotencyKey
    })),
    // The clock of the browser may be ahead of the shop's.
    sayRefusedField: assign({ tried: true, problems: { day: "day" } }),
    showEnded: assign({ refusal: "ended" }),
    showConfirmationLimit: assign({ refusal: "full" }),
    emitOutdated: emit({ type: "order.outdated" }),
    forgetReceipt: assign(({ context }) => ({
      receipt: null,
      idempotencyKey: context.newKey(),
      refusal: "receiptGone" as const
    })),
    showFailed: assign({ refusal: "failed" })
  }
}).createMachine({
  id: "confirm-transfer",
  type: "parallel",
  context: ({ input }) => ({
    ...input,
    picture: null,
    problems: {},
    tried: false,
    refusal: null,
    hasAllReceipts: false
  }),
  states: {
    form: {
      initial: "filling",
      states: {
        filling: {
          meta: { spec: "D-56", tone: "idle" },
          on: {
            "field.typed": { actions: ["type", "keepDraft"] },
            "form.sent": [{ guard: "isComplete", target: "sending" }, { actions: "showProblems" }]
          }
        },
        sending: {
          meta: { spec: "D-56", tone: "busy" },
          invoke: {
            src: "confirmTransfer",
            input: ({ context: { code, key, form, receipt, idempotencyKey } }) => ({
              code,
              key,
              idempotencyKey,
              transfer: transferOf(form, receipt)
            }),
            onDone: {
              target: "sent",
              actions: emit(({ event }) => ({ type: "order.changed", order: event.output }))
            },
            onError: [
              { guard: "isEnded", target: "filling", actions: ["showEnded", "emitOutdated"] },
              { guard: "isConfirmationLimit", target: "filling", actions: ["showConfirmationLimit", "emitOutdated"] },
              { guard: "isConfirmationRefused", target: "filling", actions: "sayRefusedField" },
              { guard: "isReceiptUnknown", target: "filling", actions: ["forgetReceipt", "keepDraft"] },
              { target: "filling", actions: "showFailed" }
            ]
          }
        },
        sent: { meta: { spec: "D-56", tone: "ok" } }
      }
    },
    picture: {
      initial: "none",
      on: { "picture.chosen": { target: ".sending", actions: "hold" } },
      states: {
        none: {
          meta: { spec: "D-56", tone: "idle" },
          always: { guard: "hasReceipt", target: "stored" }
        },
        sending: {
          meta: { spec: "D-56", tone: "busy" },
          invoke: {
            src: "keepReceipt",
            input: ({ context: { code, key, picture } }) => ({ code, key, picture: picture ?? new Uint8Array() }),
            onDone: {
              target: "stored",
              actions: [
                assign(({ context, event }) => ({
                  receipt: event.output.receipt,
                  idempotencyKey: context.newKey(),
                  picture: null
                })),
                "keepDraft"
              ]
            },
            onError: [
              {
                guard: "isRefused",
                target: "refused",
                actions: assign(({ event }) => ({ hasAllReceipts: isReceiptLimit({ event }) }))
              },
              { guard: "isEnded", target: "failed", actions: ["showEnded", "emitOutdated"] },
              { target: "failed" }
            ]
          }
        },
        stored: { meta: { spec: "D-56", tone: "ok" }, always: { guard: "hasNoReceipt", target: "none" } },
        refused: { meta: { spec: "D-56", tone: "bad" }, description: "No picture the shop can read, or too large." },
        failed: { meta: { spec: "8", tone: "bad" } }
      }
    }
  }
})

const problemsOf = ({ form, placedAt }: Pick<ConfirmTransferContext, "form" | "placedAt">, now: Instant) =>
  confirmProblems(form, { placedAt, now })

/** Returns the machine that confirms a transfer, over its port. */
export const confirmTransferMachineOver = ({ keepReceipt, confirmTransfer }: ConfirmTransferPort) =>
  confirmTransferMachine.provide({ actors: portActors<ConfirmTransferPort>({ keepReceipt, confirmTransfer }) })
