import type { Page } from "playwright/test"
import { wholePage } from "#ui/kit/overlay/whole-page.ts"
import { expect } from "./shopper.ts"

/** Text of twice the usual size, as a member sets it in the browser. WCAG 1.4.4. */
const largeText = "200%"

/** The narrowest telephone, and the width in which a wide page has the least room. WCAG 1.4.10. */
const otherWidths = { narrow: 320, wide: 1050 } as const

/**
 * Returns what scrolls sideways although it must not: the page, or a dialog that scrolls up and down. A carousel and a row of
 * chips hide their bar, and are meant to scroll.
 */
const sideways = (page: Page, textSize: string): Promise<ReadonlyArray<string>> =>
  page.evaluate(
    ([attribute, size]) => {
      const root = document.documentElement
      root.setAttribute(attribute, "")
      root.style.fontSize = size
      const name = (element: Element) =>
        `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}"> ${(element.textContent ?? "").trim().slice(0, 40)}`
      const over = (element: Element) => element.scrollWidth - element.clientWidth
      const found: Array<string> = []
      // A transition of everything would measure the text size of before.
      const grown = Number.parseFloat(getComputedStyle(root).fontSize) / 16
      const body = Number.parseFloat(getComputedStyle(document.body).fontSize) / 16
      if (`${grown * 100}%` !== size || body !== grown) found.push(`letters are ${grown} and ${body} of the usual size`)
      if (over(root) > 0) {
        const isOut = (element: Element) => element.getBoundingClientRect().right > root.clientWidth + 1
        const out = [...document.body.querySelectorAll("*")].filter(isOut).slice(-3)
        found.push(`the page by ${over(root)} px: ${out.map(name).join(", ")}`)
      }
      for (const element of document.querySelectorAll("[role=dialog], [role=dialog] *")) {
        const { overflowX, scrollbarWidth } = getComputedStyle(element)
        const scrolls = (overflowX === "auto" || overflowX === "scroll") && scrollbarWidth !== "none"
        if (scrolls && over(element) > 1) found.push(`in a dialog by ${over(element)} px: ${name(element)}`)
      }
      root.style.fontSize = ""
      return found
    },
    [wholePage, textSize] as const
  )

/** Nothing sticks out at the side, with text of the usual size and of twice that. */
export const expectFits = async (page: Page): Promise<void> => {
  for (const textSize of ["100%", largeText])
    expect(await sideways(page, textSize), `sideways with letters of ${textSize}`).toEqual([])
}

/** The same on a screen of the width with the least room: of a telephone, or of a desk. */
export const expectFitsElsewhere = async (page: Page): Promise<void> => {
  const size = page.viewportSize()
  if (size === null) return
  const width = size.width < otherWidths.wide ? otherWidths.narrow : otherWidths.wide
  await page.setViewportSize({ ...size, width })
  await expect.poll(() => sideways(page, "100%"), { message: `sideways at ${width} px` }).toEqual([])
  await page.setViewportSize(size)
}
