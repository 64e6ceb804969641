import { join } from "node:path"
import type { Browser } from "playwright"
import { builtGallery } from "./built-gallery.ts"

const first = ["login", "otp", "cart", "checkout", "write-review", "popup", "tour"]

/** The seven charts that product owners ask for most, whole and at full size, in both themes. */
export const drawCharts = async (browser: Browser, folder: string): Promise<void> => {
  const gallery = await builtGallery()
  for (const theme of ["light", "dark"] as const) {
    const context = await browser.newContext({ viewport: { width: 2900, height: 3100 }, colorScheme: theme })
    const page = await context.newPage()
    for (const machine of first) {
      await page.goto(gallery.addressOf(machine))
      await page.reload()
      const path = join(folder, `chart-${machine}-${theme}.jpg`)
      await page.locator("svg#drawing").screenshot({ path, type: "jpeg", quality: 62 })
    }
    await context.close()
  }
}
