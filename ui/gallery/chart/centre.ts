import type { Chart } from "#core/charts/chart.ts"
import type { Point } from "#core/charts/drawing.ts"
import { entrance } from "#core/charts/place.rule.ts"
import { planOf } from "#core/charts/plan.rule.ts"

/** Empty ground around a drawing, in its own pixels. */
export const margin = 24

const least = 120

/** The drawing itself in its frame. */
export const drawnIn = (frame: HTMLElement | null): SVGSVGElement | undefined =>
  frame?.querySelector<SVGSVGElement>("svg#drawing") ?? undefined

/** The drawn state or arrow of this id. */
export const find = (frame: HTMLElement | null, id: string): SVGElement | undefined =>
  [...(frame?.querySelectorAll<SVGElement>("[data-id]") ?? [])].find((one) => one.dataset["id"] === id)

/**
 * Scrolls a frame until something is in the middle of what is seen of it: a sheet from below covers a part on small screens.
 * The page scrolls only there, to the frame.
 */
export const centre = (frame: HTMLElement | null, id: string): void => {
  const found = find(frame, id)
  if (frame === null || found === undefined) return
  const sheet = document.querySelector("[data-sheet]")
  const isCovered = sheet !== null && getComputedStyle(sheet).position === "fixed"
  if (isCovered) frame.scrollIntoView({ block: "start" })
  const [window, part] = [frame.getBoundingClientRect(), found.getBoundingClientRect()]
  const covered = isCovered ? sheet.getBoundingClientRect().top : innerHeight
  // As long as enough of it is on the screen.
  const bottom = covered - window.y < least ? window.bottom : Math.min(window.bottom, covered)
  const height = Math.max(bottom - window.y, 0)
  // Of what is larger than the frame its head is shown.
  const y = part.height > height ? part.y - window.y - 12 : part.y + part.height / 2 - window.y - height / 2
  const x = part.width > window.width ? part.x - window.x - 12 : part.x + part.width / 2 - window.x - window.width / 2
  frame.scrollBy(x, y)
}

/** Returns the innermost state in which a conversation begins. */
export const beginningOf = (chart: Chart): string => {
  const { active } = entrance(chart)
  return active.find((id) => !active.some((other) => planOf(chart).isInside(other, id))) ?? chart.id
}

/** Returns the middle of something drawn, in the window; `undefined` if it is not drawn. */
export const middleOf = (part: SVGElement | undefined): Point | undefined => {
  if (part === undefined) return undefined
  const { x, y, width, height } = part.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}
