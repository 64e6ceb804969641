import type { SnapshotFrom } from "xstate"
import { formatRupiah } from "../../kernel/money.ts"
import type { Goods } from "../../pricing/goods.ts"
import type { selectionMachine } from "./selection.machine.ts"
import type { SelectionStep } from "./selection.ts"
import { canBeTaken, goodsAt, priceOf, takenBy } from "./taken.rule.ts"

/** A step as it is shown. */
export interface StepView {
  readonly step: SelectionStep
  readonly goods: Goods
  readonly isSoldOut: boolean
  /** How many other products can be taken. */
  readonly others: number
}

/** View of a selection. */
export interface SelectionView {
  readonly steps: ReadonlyArray<StepView>
  /** Products that "Masukkan semua" takes, and their price together. */
  readonly taken: number
  readonly total: string
  /** Steps that it leaves out. */
  readonly skipped: ReadonlyArray<StepView>
  /** The step whose other choices are shown. */
  readonly swapping: (StepView & { readonly at: number }) | undefined
}

/** Returns what a selection shows in this state of its machine. */
export const viewSelection = ({
  context: { selection, chosen, swapping }
}: SnapshotFrom<typeof selectionMachine>): SelectionView => {
  const steps = selection.steps.flatMap((step): ReadonlyArray<StepView> => {
    const goods = goodsAt(step, chosen)
    return goods ? [{ step, goods, isSoldOut: !canBeTaken(goods), others: step.choices.length - 1 }] : []
  })
  const { goods } = takenBy({ selection, chosen })
  const open = steps.find(({ step }) => step.number === swapping)
  return {
    steps,
    taken: goods.length,
    total: formatRupiah(priceOf(goods)),
    skipped: steps.filter(({ isSoldOut }) => isSoldOut),
    swapping: open && { ...open, at: chosen[open.step.number] ?? 0 }
  }
}
