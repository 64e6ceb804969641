import { readPhone } from "../kernel/phone.rule.ts"
import { portActors } from "../kernel/port-actors.ts"
import { namesOf } from "../regions/address.rule.ts"
import type { Contact } from "../regions/address.ts"
import { scannerSetup } from "./scanner.setup.ts"
import type { ScannerPort } from "./scanner.types.ts"
import type { ContactDraft } from "./self-checkout.ts"

/**
 * A session of self checkout in a store: goods are scanned or typed, paid, and shown at the exit. It lasts 30 minutes from the scan of
 * the store's code, also over a reload; an order that is on its way is not cut off. D-66; machines 4, variant selfCheckout.
 */
export const scannerMachine = scannerSetup.createMachine({
  id: "scanner",
  context: ({ input: { stored, ...input } }) => ({
    ...input,
    contact: stored?.form?.contact ?? input.contact,
    startedAt: stored?.startedAt ?? input.at,
    lines: stored?.lines ?? [],
    typed: "",
    barcode: "",
    found: null,
    quantity: 1,
    problem: null,
    problems: {},
    paidBy: stored?.form?.paidBy ?? "qris",
    paperBag: stored?.form?.paperBag ?? false,
    payProblem: null,
    checkout: null,
    placing: stored?.placing ?? null
  }),
  initial: "deciding",
  states: {
    deciding: {
      meta: { spec: "D-66", tone: "idle" },
      entry: "emitSession",
      always: [{ guard: "isPlacing", target: "asking" }, { guard: "isOver", target: "over" }, { target: "shopping" }]
    },
    shopping: {
      meta: { spec: "D-66", tone: "idle" },
      after: { sessionEnd: "over" },
      on: { "line.changed": { actions: ["change", "emitSession"] } },
      initial: "scanning",
      states: {
        scanning: {
          meta: { spec: "D-66", tone: "idle" },
          description: "The camera looks for a number; without one the keyboard is offered.",
          on: {
            "code.read": { guard: "isBarcodeRead", target: "looking", actions: "lookFor" },
            "typing.wanted": { target: "typing", actions: "forgetProblem" },
            "pay.wanted": { guard: "hasLines", target: "paying", actions: "clearProblems" }
          }
        },
        typing: {
          meta: { spec: "D-66", tone: "idle" },
          on: {
            "number.typed": { actions: "type" },
            "number.sent": [
              { guard: "isBarcodeTyped", target: "looking", actions: "lookFor" },
              { actions: "showInvalid" }
            ],
            "typing.closed": { target: "scanning", actions: "forgetProblem" }
          }
        },
        looking: {
          meta: { spec: "D-66", tone: "busy" },
          invoke: {
            src: "scanned",
            input: ({ context: { store, barcode } }) => ({ store, barcode }),
            onDone: [
              { guard: "isSoldOut", target: "refused", actions: "showSoldOut" },
              { guard: "isAvailable", target: "found", actions: "hold" },
              { target: "refused", actions: "showMost" }
            ],
            onError: { target: "refused", actions: "showScanProblem" }
          }
        },
        found: {
          meta: { spec: "D-66", tone: "ok" },
          on: {
            "quantity.stepped": { actions: "step" },
            "goods.added": { target: "scanning", actions: ["add", "emitSession"] },
            "goods.dropped": { target: "scanning", actions: "drop" }
          }
        },
        refused: {
          meta: { spec: "D-66", tone: "warn" },
          on: {
            "goods.dropped": { target: "scanning", actions: "forgetProblem" },
            "typing.wanted": { target: "typing", actions: "forgetProblem" },
            "retry.wanted": { target: "looking", actions: "forgetProblem" },
            "pay.wanted": { guard: "hasLines", target: "paying", actions: ["forgetProblem", "clearProblems"] }
          }
        },
        paying: {
          meta: { spec: "D-66", tone: "idle" },
          description: "Contact, paper bag and way to pay; no address.",
          on: {
            "field.typed": { actions: ["fill", "emitSession"] },
            "paperBag.chosen": { actions: ["chooseBag", "emitSession"] },
            "paidBy.chosen": { actions: ["chooseWay", "emitSession"] },
            "pay.closed": "scanning",
            "form.sent": [
              { guard: "isContactComplete", target: "preparing", actions: ["note", "clearProblems"] },
              { actions: "showProblems" }
            ]
          }
        },
        preparing: {
          meta: { spec: "D-63", tone: "busy" },
          invoke: {
            src: "prepare",
            input: ({ context: { store, lines, contact, paidBy, paperBag } }) => ({
              store,
              lines,
              contact: contactOf(contact),
              paidBy,
              paperBag
            }),
            onDone: [
              { guard: "isPayable", target: "confirming", actions: "holdCheckout" },
              { target: "paying", actions: "showShort" }
            ],
            onError: { target: "paying", actions: "showPayProblem" }
          }
        },
        confirming: {
          meta: { spec: "D-25", tone: "idle" },
          description: "Shows the total: nothing else is ordered.",
          on: {
            "total.accepted": { target: "#scanner.placing", actions: ["note", "begin", "emitSession"] },
            "pay.closed": "paying"
          }
        }
      }
    },
    placing: {
      meta: { spec: "D-63", tone: "busy" },
      invoke: {
        src: "place",
        input: ({ context: { checkout, placing } }) => ({
          checkout: checkout ?? missing(),
          key: placing?.key ?? ""
        }),
        onDone: { target: "placed", actions: "emitOrder" },
        onError: [
          { guard: "isUnanswered", target: "asking" },
          { target: "shopping.paying", actions: ["showPayProblem", "forgetPlacing", "emitSession"] }
        ]
      }
    },
    asking: {
      meta: { spec: "D-63", tone: "busy" },
      description: "The answer was lost, with the page or the line: the order is asked for by its checkout.",
      invoke: {
        src: "placed",
        input: ({ context: { placing } }) => ({ checkout: placing?.checkout ?? missing() }),
        onDone: { target: "placed", actions: "emitOrder" },
        onError: [
          { guard: "isUnanswered", target: "uncertain" },
          { target: "deciding", actions: ["forgetPlacing", "emitSession"] }
        ]
      }
    },
    uncertain: {
      meta: { spec: "8", tone: "bad" },
      on: { "retry.wanted": "asking" }
    },
    placed: {
      meta: { spec: "D-66", tone: "ok" },
      description: "The page of the order shows how to pay, and then the code for the exit.",
      type: "final"
    },
    over: {
      meta: { spec: "D-66", tone: "warn" },
      description: "Thirty minutes are over: the bag stays, the store's code is scanned again.",
      on: { "store.scanned": { target: "deciding", actions: "startAgain" } }
    }
  }
})

/** The contact of an order; only of a draft without problems. */
const contactOf = ({ name, email, phone }: ContactDraft): Contact => {
  const read = readPhone(phone)
  if (!("phone" in read)) throw new TypeError("the contact was checked before it is sent")
  return { ...namesOf(name), email: email.trim(), phone: read.phone }
}

const missing = (): never => {
  throw new TypeError("an order is placed only with its checkout")
}

/** Returns the machine of a session in a store, over its port. */
export const scannerMachineOver = ({ scanned, prepare, place, placed }: ScannerPort) =>
  scannerMachine.provide({ actors: portActors<ScannerPort>({ scanned, prepare, place, placed }) })
