import type { SnapshotFrom } from "xstate"
import type { ProductCard } from "../../catalogue/product.ts"
import type { chooseProductMachine } from "./choose-product.machine.ts"

/** View of the choice of a product. */
export interface ChooseProductView {
  readonly step: "resting" | "finding" | "found" | "failed"
  readonly text: string
  readonly found: ReadonlyArray<ProductCard>
}

/** Returns what the choice of a product shows in this state of its machine. */
export const viewChooseProduct = ({
  value,
  context
}: SnapshotFrom<typeof chooseProductMachine>): ChooseProductView => ({
  step: value === "waiting" ? "finding" : value === "deciding" ? "resting" : value,
  text: context.text,
  found: context.found
})
