import type { Page } from "playwright/test"
import { wholePage } from "#ui/kit/overlay/whole-page.ts"

/** How the text of a page is drawn. A style is its size, line height, weight, letter spacing and family. */
export interface TextStyles {
  /** The first words of each style that can be seen. */
  readonly seen: Readonly<Record<string, string>>
  /** Styles of the theme at this width. */
  readonly theme: ReadonlyArray<string>
}

/** Returns the styles of the text that can be seen on a page, all of it laid out. Words for screen readers are not seen. */
export const textStylesOn = (page: Page): Promise<TextStyles> =>
  page.evaluate((attribute) => {
    const root = document.documentElement
    root.setAttribute(attribute, "")
    const styleOf = (element: Element): string => {
      const { fontSize, lineHeight, fontWeight, letterSpacing, fontFamily } = getComputedStyle(element)
      const [size, line, spacing] = [fontSize, lineHeight, letterSpacing].map(
        (length) => Math.round((Number.parseFloat(length) || 0) * 100) / 100
      )
      return `${size}/${line} ${fontWeight} ${spacing} ${fontFamily.split(",")[0]}`
    }
    const seen: Record<string, string> = {}
    const see = (element: Element | null, words: string) => {
      const box = element?.getBoundingClientRect()
      if (!element?.checkVisibility({ visibilityProperty: true }) || !box || box.width <= 1 || box.height <= 1) return
      seen[styleOf(element)] ??=
        `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}"> ${words}`
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? ""
      if (words !== "") see(text.parentElement, words.slice(0, 40))
    }
    for (const control of document.querySelectorAll("input:not([type=radio], [type=checkbox]), select, textarea"))
      see(control, control.getAttribute("name") ?? "")

    const declared = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .flatMap((rule) => (rule instanceof CSSStyleRule && rule.selectorText === ":root" ? [...rule.style] : []))
    const probe = document.body.appendChild(document.createElement("p"))
    const theme = declared.flatMap((name) => {
      if (!name.startsWith("--p-text-")) return []
      probe.style.font = `var(${name})`
      probe.style.letterSpacing = `var(${name.replace("text", "tracking")}, normal)`
      return [styleOf(probe)]
    })
    probe.remove()
    root.removeAttribute(attribute)
    return { seen, theme }
  }, wholePage)

/** Doubles the size of letters, as a person sets it in the browser. WCAG 1.4.4. */
export const enlargeLetters = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } })
}

/**
 * Returns text that cannot be read whole: outside of the page at a side, behind the edge of a box that clips it, or beyond a box
 * that is drawn around it. What scrolls shows all of it; names that end in an ellipsis have their whole text elsewhere.
 */
export const cutOffOn = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate((attribute) => {
    const root = document.documentElement
    root.setAttribute(attribute, "")
    const found: Array<string> = []
    const report = (where: string, element: Element, words: string) =>
      found.push(`${where}: <${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}"> ${words}`)
    const over = root.scrollWidth - root.clientWidth
    if (over > 0) report(`the page by ${over} px`, root, "")
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const words = text.textContent?.trim().slice(0, 40) ?? ""
      const parent = text.parentElement
      if (words === "" || !parent?.checkVisibility({ visibilityProperty: true })) continue
      // Its text is folded although it is visible itself.
      if (parent instanceof HTMLDetailsElement && !parent.open) continue
      range.selectNodeContents(text)
      const { left, right, top, bottom, width } = range.getBoundingClientRect()
      if (width <= 1) continue
      let drawn = false
      let scrolls = false
      for (let box: Element | null = parent; box !== null && box !== document.body; box = box.parentElement) {
        const look = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        if (edge.width <= 1 || look.opacity === "0") {
          scrolls = true
          break
        }
        if (look.textOverflow === "ellipsis" || look.webkitLineClamp !== "none") {
          const isShortened = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 3
          if (isShortened && !box.closest("[title]") && !box.querySelector("[title]")) report("shortened", box, words)
          scrolls = true
          break
        }
        if (look.display === "inline") continue
        if (/auto|scroll/.test(look.overflowX + look.overflowY)) {
          scrolls = true
          break
        }
        const sticksOut =
          left < edge.left - 1 || right > edge.right + 1 || top < edge.top - 3 || bottom > edge.bottom + 3
        if (sticksOut && look.overflowX !== "visible") {
          report("clipped", box, words)
          break
        }
        const isDrawn = look.backgroundColor !== "rgba(0, 0, 0, 0)" || look.borderTopWidth !== "0px"
        if (sticksOut && isDrawn && !drawn) {
          report("beyond its box", box, words)
          break
        }
        drawn ||= isDrawn
        if (look.position === "absolute" || look.position === "fixed") drawn = true
      }
      if (!scrolls && (left < -1 || right > root.clientWidth + 1)) report("outside", parent, words)
    }
    root.removeAttribute(attribute)
    return found
  }, wholePage)
