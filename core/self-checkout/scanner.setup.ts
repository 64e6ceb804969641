import { assign, emit, setup } from "xstate"
import { readBarcode } from "../catalogue/barcode.rule.ts"
import type { Checkout, Placed } from "../checkout/checkout.ts"
import { isEmail } from "../kernel/email.ts"
import { readPhone } from "../kernel/phone.rule.ts"
import { placeholderActors, wasRefusedWith } from "../kernel/port-actors.ts"
import type { Goods } from "../pricing/goods.ts"
import { mostOf, withQuantity, withScanned } from "./lines.rule.ts"
import type {
  ContactProblems,
  PayProblem,
  ScannerContext,
  ScannerEmitted,
  ScannerEvent,
  ScannerInput,
  ScannerPort,
  ScanProblem
} from "./scanner.types.ts"
import type { ContactDraft } from "./self-checkout.ts"
import { leftOf, type StoredSession } from "./stored-session.rule.ts"

/** Returns what is wrong with a contact as it is typed; nothing: it can be sent. */
export const contactProblems = ({ name, email, phone }: ContactDraft): ContactProblems => ({
  ...(name.trim() === "" && { name: "required" }),
  ...(!isEmail(email.trim()) && { email: email.trim() === "" ? "required" : "invalid" }),
  ...(!("phone" in readPhone(phone)) && { phone: phone.trim() === "" ? "required" : "invalid" })
})

const tagOf = (event: unknown): { readonly _tag?: string; readonly reason?: ScanProblem } =>
  typeof event === "object" && event !== null && "error" in event ? ((event.error ?? {}) as object) : {}

const scanProblem = (event: unknown): ScanProblem => {
  const { _tag, reason } = tagOf(event)
  if (_tag === "NotForSelfCheckout") return reason ?? "not-sold"
  if (_tag === "BarcodeUnknown") return "unknown"
  if (_tag === "SelfCheckoutOff") return "off"
  return _tag === "StoreUnknown" ? "store" : "failed"
}

const payProblem = (event: unknown): PayProblem => {
  const { _tag } = tagOf(event)
  if (_tag === "InsufficientStock" || _tag === "RequirementsUnmet") return "short"
  if (_tag === "SelfCheckoutOff") return "off"
  if (_tag === "PaperBagsOff") return "no-bag"
  if (_tag === "TotalChanged" || _tag === "CheckoutExpired") return "changed"
  return _tag === "TooManyOpenOrders" || _tag === "HoldTooLarge" ? "held" : "failed"
}

const sessionOf = ({ store, startedAt, lines, placing, contact, paidBy, paperBag }: ScannerContext): StoredSession => ({
  store,
  startedAt,
  lines,
  form: { contact, paidBy, paperBag },
  ...(placing && { placing })
})

const outputOf = <A>(event: unknown): A => (event as { readonly output: A }).output

/** Guards, actions and delays of a session in a store. D-66. */
export const scannerSetup = setup({
  types: {
    input: {} as ScannerInput,
    context: {} as ScannerContext,
    events: {} as ScannerEvent,
    emitted: {} as ScannerEmitted
  },
  actors: placeholderActors<ScannerPort>("scanned", "prepare", "place", "placed"),
  delays: { sessionEnd: ({ context }) => leftOf(context, context.at) },
  guards: {
    isOver: ({ context }) => leftOf(context, context.at) === 0,
    isPlacing: ({ context }) => context.placing !== null,
    isBarcodeRead: ({ event }) => event.type === "code.read" && readBarcode(event.barcode) !== undefined,
    isBarcodeTyped: ({ context }) => readBarcode(context.typed) !== undefined,
    isAvailable: ({ context, event }) => mostOf(outputOf<Goods>(event), context.lines) > 0,
    isSoldOut: ({ event }) => outputOf<Goods>(event).stock <= 0,
    hasLines: ({ context }) => context.lines.length > 0,
    isContactComplete: ({ context }) => Object.keys(contactProblems(context.contact)).length === 0,
    isPayable: ({ event }) => outputOf<Checkout>(event).requirements.length === 0,
    isUnanswered: wasRefusedWith<ScannerPort>("Unavailable"),
    isNotPlaced: wasRefusedWith<ScannerPort>("NotPlaced")
  },
  actions: {
    lookFor: assign(({ context, event }) => ({
      at: "at" in event ? event.at : context.at,
      barcode: readBarcode(event.type === "code.read" ? event.barcode : context.typed) ?? "",
      problem: null
    })),
    type: assign(({ event }) => (event.type === "number.typed" ? { typed: event.text, problem: null } : {})),
    showInvalid: assign({ problem: "invalid" }),
    showSoldOut: assign({ problem: "sold-out" }),
    showMost: assign({ problem: "most" }),
    showScanProblem: assign(({ event }) => ({ problem: scanProblem(event) })),
    forgetProblem: assign({ problem: null }),
    hold: assign(({ event }) => ({ found: outputOf<Goods>(event), quantity: 1, problem: null, typed: "" })),
    step: assign(({ context, event }) =>
      event.type === "quantity.stepped" && context.found !== null
        ? { quantity: Math.max(1, Math.min(event.quantity, mostOf(context.found, context.lines))) }
        : {}
    ),
    add: assign(({ context: { lines, found, quantity } }) => ({
      lines: found === null ? lines : withScanned(lines, found, quantity),
      found: null
    })),
    drop: assign({ found: null }),
    change: assign(({ context, event }) =>
      event.type === "line.changed" ? { lines: withQuantity(context.lines, event.combination, event.quantity) } : {}
    ),
    fill: assign(({ context, event }) => {
      if (event.type !== "field.typed") return {}
      const contact = { ...context.contact, [event.field]: event.value }
      const { [event.field]: _, ...problems } = context.problems
      return { contact, problems }
    }),
    chooseBag: assign(({ event }) => (event.type === "paperBag.chosen" ? { paperBag: event.wanted } : {})),
    chooseWay: assign(({ event }) => (event.type === "paidBy.chosen" ? { paidBy: event.by } : {})),
    showProblems: assign(({ context }) => ({ problems: contactProblems(context.contact) })),
    clearProblems: assign({ problems: {}, payProblem: null }),
    note: assign(({ context, event }) => ({ at: "at" in event ? event.at : context.at })),
    holdCheckout: assign(({ event }) => ({ checkout: outputOf<Checkout>(event) })),
    begin: assign(({ context: { checkout, newKey } }) => ({
      placing: checkout && { checkout: checkout.id, key: newKey() }
    })),
    forgetPlacing: assign({ placing: null, checkout: null }),
    showShort: assign({ payProblem: "short" }),
    showPayProblem: assign(({ event }) => ({ payProblem: payProblem(event) })),
    startAgain: assign(({ event, context }) => ({
      at: "at" in event ? event.at : context.at,
      startedAt: "at" in event ? event.at : context.at
    })),
    emitSession: emit(({ context }): ScannerEmitted => ({ type: "session.changed", session: sessionOf(context) })),
    emitOrder: emit(({ event }): ScannerEmitted => {
      const { order, key } = outputOf<Placed>(event)
      return { type: "order.placed", code: order.code, key }
    })
  }
})
