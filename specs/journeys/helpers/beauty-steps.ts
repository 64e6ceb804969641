import type { Page } from "playwright/test"
import { expect } from "./shopper.ts"

/** Goes through the three steps of the beauty profile; a step's button counts no further press while the step is saved. */
export const finishBeautySteps = async (page: Page): Promise<void> => {
  for (const [step, name] of [
    ["1 dari 3", "Lanjut"],
    ["2 dari 3", "Lanjut"],
    ["3 dari 3", "Selesai"]
  ] as const) {
    await expect(page.getByRole("region", { name: step })).toBeVisible()
    await page.getByRole("button", { name, exact: true }).click()
  }
}
