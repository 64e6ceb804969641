import type { Page } from "playwright"
import { textStylesOn } from "./text-styles.ts"

/** Measures of a screen in CSS pixels. */
interface Measures {
  /** Upper edge of the first picture of a product in the main part; `undefined` without one. */
  readonly firstProduct: number | undefined
  readonly length: number
  /** Styles of text that can be seen. */
  readonly styles: number
}

/** Measures a page from its top. */
const measuresOf = async (page: Page): Promise<Measures> => {
  const { firstProduct, length } = await page.evaluate(() => {
    scrollTo(0, 0)
    const pictures = document.querySelectorAll("main article img, main [data-tour] img, main li img")
    const seen = [...pictures].map((picture) => picture.getBoundingClientRect()).filter(({ height }) => height >= 40)
    const tops = seen.map(({ top }) => Math.round(top))
    return {
      firstProduct: tops.length > 0 ? Math.min(...tops) : undefined,
      length: document.documentElement.scrollHeight
    }
  })
  return { firstProduct, length, styles: Object.keys((await textStylesOn(page)).seen).length }
}

/** Rows of measures by the name of the screen, one column group for each width, as a table of Markdown. */
export const measuredTable = () => {
  const rows = new Map<string, Array<string>>()
  return {
    add: async (page: Page, name: string): Promise<void> => {
      const { firstProduct, length, styles } = await measuresOf(page)
      const row = rows.get(name) ?? []
      row.push(`${firstProduct ?? "–"}`, `${length}`, `${styles}`)
      rows.set(name, row)
    },
    text: (): string => [...rows].map(([name, columns]) => `| ${[name, ...columns].join(" | ")} |`).join("\n")
  }
}
