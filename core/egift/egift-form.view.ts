import type { SnapshotFrom } from "xstate"
import type { Combination } from "../catalogue/combination.ts"
import { type EgiftOffer, type egiftFormMachine, sellable } from "./egift-form.machine.ts"
import { type EgiftForm, type EgiftProblems, messageLeft } from "./egift-form.rule.ts"
import type { EgiftTemplate } from "./egift-info.ts"

/** View of the form of an e-gift. */
export interface EgiftFormView {
  readonly step: "reading" | "filling" | "notSold" | "unread"
  readonly offer: EgiftOffer | null
  readonly form: EgiftForm
  readonly problems: EgiftProblems
  /** The chosen ones. */
  readonly template: EgiftTemplate | undefined
  readonly combination: Combination | undefined
  /** Those that can be bought. */
  readonly combinations: ReadonlyArray<Combination>
  /** Characters that the message may still have; negative: too many. */
  readonly left: number
}

/** Returns what the form of an e-gift shows in this state of its machine. */
export const viewEgiftForm = ({
  value,
  context: { offer, form, problems }
}: SnapshotFrom<typeof egiftFormMachine>): EgiftFormView => ({
  step: value,
  offer,
  form,
  problems,
  template: offer?.templates.find(({ id }) => id === form.template),
  combination: offer?.product.combinations.find(({ id }) => id === form.combination),
  combinations: sellable(offer),
  left: messageLeft(form.message)
})
