import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"

const ui = join(import.meta.dirname, "../..", "ui")

/** What leads from the bag or an order into a checkout of all its lines, and the address of a step of one that has begun. */
const allowed = ["cart/AddedDialog.tsx", "cart/ToCheckout.tsx", "checkout/useStepAddress.ts", "orders/useAgain.ts"]

it("inside a checkout no link forgets the line that is bought alone", () => {
  const named = globSync("**/*.{ts,tsx}", { cwd: ui }).filter((file) =>
    readFileSync(join(ui, file), "utf8").includes("/order?step=")
  )
  expect(named.toSorted()).toEqual(allowed)
})
