import type { SnapshotFrom } from "xstate"
import type { Checkout } from "../checkout/checkout.ts"
import type { Rupiah } from "../kernel/money.ts"
import type { Goods } from "../pricing/goods.ts"
import { pricedFor } from "../pricing/quota.rule.ts"
import type { PaidBy } from "./buy-here.usecases.ts"
import { mostOf } from "./lines.rule.ts"
import type { scannerMachine } from "./scanner.machine.ts"
import type { ContactProblems, PayProblem, ScanProblem } from "./scanner.types.ts"
import { type ContactDraft, type ScannedLine, sessionMs, sumOf } from "./self-checkout.ts"

const steps = ["scanning", "typing", "looking", "found", "refused", "paying", "preparing", "confirming"] as const

/** View of a session in a store. */
export interface ScannerView {
  readonly step: (typeof steps)[number] | "placing" | "uncertain" | "over"
  readonly lines: ReadonlyArray<ScannedLine>
  readonly units: number
  readonly sum: Rupiah
  readonly found: Goods | null
  readonly quantity: number
  /** Units of the found goods that can still be added. */
  readonly most: number
  readonly typed: string
  readonly problem: ScanProblem | null
  readonly contact: ContactDraft
  readonly problems: ContactProblems
  readonly paidBy: PaidBy
  readonly paperBag: boolean
  readonly payProblem: PayProblem | null
  readonly checkout: Checkout | null
  /** When the session ends, in milliseconds. */
  readonly endsAt: number
}

/** Returns what a session in a store shows in this state of its machine. */
export const viewScanner = (snapshot: SnapshotFrom<typeof scannerMachine>): ScannerView => {
  const { found, quantity, typed, problem, contact, problems, paidBy, paperBag } = snapshot.context
  const { payProblem, checkout, startedAt } = snapshot.context
  const lines = snapshot.context.lines.map((line) => ({ ...line, goods: pricedFor(line.goods, line.quantity) }))
  return {
    step: stepOf(snapshot),
    lines,
    units: lines.reduce((units, line) => units + line.quantity, 0),
    sum: sumOf(lines),
    found,
    quantity,
    most: found === null ? 0 : mostOf(found, lines),
    typed,
    problem,
    contact,
    problems,
    paidBy,
    paperBag,
    payProblem,
    checkout,
    endsAt: startedAt + sessionMs
  }
}

const stepOf = (snapshot: SnapshotFrom<typeof scannerMachine>): ScannerView["step"] => {
  if (snapshot.matches("over")) return "over"
  if (snapshot.matches("uncertain")) return "uncertain"
  return steps.find((step) => snapshot.matches({ shopping: step })) ?? "placing"
}
