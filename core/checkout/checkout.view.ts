import type { SnapshotFrom } from "xstate"
import type { BankId, PaymentMethod } from "../orders/transfer/payment.ts"
import type { RequirementCode } from "../pricing/requirement.ts"
import type { ServiceId, ShippingOption } from "../shipping/shipping.ts"
import type { checkoutMachine } from "./checkout.machine.ts"
import type { Checkout, CheckoutStep, PlacingProgress } from "./checkout.ts"
import { detailsProblems } from "./details.rule.ts"
import type { DetailsDraft, DetailsProblems } from "./details.ts"
import { isOfHolds } from "./holds.rule.ts"
import { linesLeft, reachable, stepsOf } from "./ordering.rule.ts"
import type { CheckoutContext, OrderedLines } from "./ordering.ts"
import { changeIn, type TotalChange } from "./total-change.rule.ts"

/** What the checkout shows as a whole. */
export type CheckoutStage =
  | "opening"
  /** Nothing to order: back to the bag. */
  | "nothing"
  | "unreachable"
  | "refused"
  | "ordering"
  | "placing"
  /** The amount changed, D-25: `change` holds the old and the new one. */
  | "changed"
  | "short"
  | "placed"

/** An order in the making as its screens show it. */
export interface CheckoutView {
  readonly stage: CheckoutStage
  readonly step: CheckoutStep
  readonly steps: ReadonlyArray<CheckoutStep>
  readonly checkout: Checkout | null
  /** Choices are on their way. */
  readonly saving: boolean
  /** What was chosen could not be sent yet; it is sent again by itself. */
  readonly unsent: boolean
  readonly draft: DetailsDraft
  /** Of the fields that were left or sent. Rule 42. */
  readonly problems: DetailsProblems
  /** Whether the details are complete and without a fault. */
  readonly complete: boolean
  readonly offers: ReadonlyArray<ShippingOption>
  readonly offersState: "none" | "asking" | "known" | "failed"
  readonly methods: ReadonlyArray<PaymentMethod>
  /** Once `known`, no method means that none is offered. */
  readonly methodsState: "asking" | "known" | "failed"
  /** What is chosen, also while it is on its way. */
  readonly chosen: {
    readonly service: ServiceId | undefined
    readonly insured: boolean
    readonly paperBag: boolean
    readonly bank: BankId | undefined
  }
  readonly mayPlace: boolean
  readonly placing: PlacingProgress | null
  /** What changed of the total since it was shown; `undefined` if nothing did. D-25. */
  readonly change: TotalChange | undefined
  /** The new amount is known with its own unique code: it can be accepted. */
  readonly isChangeKnown: boolean
  /** The checkout expired and was opened again. D-56. */
  readonly isRenewed: boolean
  /** What a press of the last button found missing; empty before the press. Rule 35. */
  readonly missing: ReadonlyArray<RequirementCode>
  /** The shop is queried for news: a press has to wait. */
  readonly isLooking: boolean
  /** Something is left of what was to be ordered. */
  readonly hasRest: boolean
  /** Lines that ran out, by combination, with what is left of each. */
  readonly short: ReadonlyMap<string, number>
  /** Tag of the last refusal, for `failure.<tag>`; `null` while an order is being placed or looked for. */
  readonly problem: string | null
  /** The order of other goods that another tab made meanwhile; shown with the problem `OrderedInOtherTab`. Decision 0043. */
  readonly elsewhere: OrderedLines | null
}

/** Returns what the checkout shows in this state of its machine. */
export const viewCheckout = (snapshot: SnapshotFrom<typeof checkoutMachine>): CheckoutView => {
  const { context } = snapshot
  const { checkout, draft, touched, wantedStep, pending, offers, placing, problem } = context
  const problems = detailsProblems(draft, checkout?.ships ?? true)
  const saving = snapshot.matches({ ordering: { queue: "saving" } }) || pending !== null
  const stage = stageOf(snapshot)
  return {
    stage,
    step: reachable(checkout, wantedStep),
    steps: stepsOf(checkout),
    checkout,
    saving,
    unsent: snapshot.matches({ ordering: { queue: "failed" } }),
    draft,
    problems: Object.fromEntries(touched.flatMap((field) => (problems[field] ? [[field, problems[field]]] : []))),
    complete: Object.keys(problems).length === 0,
    offers: offers?.options ?? none,
    offersState: offersOf(snapshot),
    methods: context.methods,
    methodsState: methodsOf(snapshot),
    chosen: chosenIn(context),
    mayPlace:
      snapshot.matches({ ordering: { queue: "resting" } }) &&
      !saving &&
      checkout?.requirements.every(isOfHolds) === true,
    placing,
    change: changeIn(context),
    isChangeKnown: snapshot.matches({ changed: "shown" }),
    isRenewed: context.isRenewed,
    missing: context.isPressed && !saving ? (checkout?.requirements ?? []).map(({ code }) => code) : [],
    isLooking: snapshot.matches({ ordering: { queue: "looking" } }),
    hasRest: checkout !== null && linesLeft(checkout, context.short).length > 0,
    short: new Map(context.short.map(({ combination, left }) => [combination, left])),
    // It asks for another press: one counts once the checkout is read again.
    problem: stage === "placing" ? null : problem,
    elsewhere: context.elsewhere
  }
}

const none: ReadonlyArray<ShippingOption> = []

const chosenIn = ({ checkout, saving, pending }: CheckoutContext): CheckoutView["chosen"] => {
  const change = { ...saving, ...pending }
  return {
    service: change.service ?? checkout?.delivery?.service,
    insured: change.insured ?? checkout?.delivery?.insured === true,
    paperBag: change.paperBag ?? checkout?.paperBag?.wanted === true,
    bank: change.bank ?? checkout?.payment?.account.id
  }
}

const stages: ReadonlyArray<CheckoutStage> = [
  "nothing",
  "unreachable",
  "refused",
  "ordering",
  "placing",
  "changed",
  "short",
  "placed"
]

const stageOf = (snapshot: SnapshotFrom<typeof checkoutMachine>): CheckoutStage => {
  if (snapshot.matches("later")) return "unreachable"
  if (snapshot.matches("rereading") || snapshot.matches("finishing")) return "placing"
  const value = typeof snapshot.value === "string" ? snapshot.value : Object.keys(snapshot.value)[0]
  return stages.find((stage) => stage === value) ?? "opening"
}

const methodsOf = (snapshot: SnapshotFrom<typeof checkoutMachine>): CheckoutView["methodsState"] => {
  if (snapshot.matches({ ordering: { methods: "failed" } })) return "failed"
  return snapshot.matches({ ordering: { methods: "known" } }) ? "known" : "asking"
}

const offersOf = (snapshot: SnapshotFrom<typeof checkoutMachine>): CheckoutView["offersState"] => {
  if (snapshot.matches({ ordering: { offers: "asking" } })) return "asking"
  if (snapshot.matches({ ordering: { offers: "failed" } })) return "failed"
  return snapshot.context.offers === null ? "none" : "known"
}
