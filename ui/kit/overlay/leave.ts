import { cx } from "../cx.ts"
import * as css from "./leave.css.ts"

/** The way in which something leaves the page. */
export type Way = keyof typeof css.way

/** Shows a copy of an element that is about to be removed, while it leaves. It takes no press, no focus and no reader. */
export const leave = (element: HTMLElement, way: Way): void => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const copy = element.cloneNode(true) as HTMLElement
  copy.className = cx(element.className, css.way[way])
  copy.inert = true
  copy.ariaHidden = "true"
  for (const name of ["id", "role", "data-sheet"]) copy.removeAttribute(name)
  // Of choices with one name, one is chosen in the whole page.
  for (const field of copy.querySelectorAll("[name], [id]"))
    for (const name of ["name", "id"]) field.removeAttribute(name)
  Object.assign(copy.style, { position: "fixed", inset: "auto", margin: "0", maxHeight: "none" })
  Object.assign(copy.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  copy.addEventListener("animationend", ({ target }) => (target === copy ? copy.remove() : undefined))
  document.body.append(copy)
  const scrolled = [...element.querySelectorAll("*")]
  for (const [at, part] of [...copy.querySelectorAll("*")].entries()) part.scrollTop = scrolled[at]?.scrollTop ?? 0
}
