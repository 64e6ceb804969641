import { jakartaFallback } from "../../theme/fonts/fallback.ts"
import jakarta from "../../theme/fonts/plus-jakarta-sans.woff2"
import { fold } from "./ChartDrawing.css.ts"

const { src, sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = jakartaFallback

/** The letters themselves, with which the boxes were measured, and those for its arrows: the file is read where the shop is not. */
const letters = `@font-face{font-family:"Plus Jakarta Sans";src:url(${jakarta}) format("woff2");font-weight:400 800}
@font-face{font-family:"Plus Jakarta Fallback";src:${src};size-adjust:${sizeAdjust};ascent-override:${ascentOverride};descent-override:${descentOverride};line-gap-override:${lineGapOverride}}`

/** Properties that a style sheet gives a drawing, and that a picture must contain itself. */
const styled = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-linecap",
  "font",
  "letter-spacing",
  "text-rendering",
  "text-anchor"
]

/** Returns the drawing as it is now, as an independent SVG. */
export const svgOf = (drawing: SVGSVGElement): string => {
  const copy = drawing.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) return ""
  const originals = [drawing, ...drawing.querySelectorAll<SVGElement>("*")]
  const copies = [copy, ...copy.querySelectorAll<SVGElement>("*")]
  for (const [at, one] of copies.entries()) {
    const original = originals[at]
    if (original === undefined) continue
    const style = getComputedStyle(original)
    one.removeAttribute("class")
    for (const attribute of ["role", "tabindex", "aria-pressed", "aria-current"]) one.removeAttribute(attribute)
    one.setAttribute("style", styled.map((name) => `${name}:${style.getPropertyValue(name)}`).join(";"))
  }
  // What one presses is no part of a picture.
  for (const at of originals.flatMap((one, at) => (one.classList.contains(fold) ? [at] : []))) copies[at]?.remove()
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style")
  style.textContent = letters
  copy.prepend(style)
  const { width, height } = drawing.viewBox.baseVal
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg")
  copy.setAttribute("width", String(width))
  copy.setAttribute("height", String(height))
  const ground = getComputedStyle(drawing.parentElement ?? drawing).backgroundColor
  copy.setAttribute("style", `background:${ground}`)
  return new XMLSerializer().serializeToString(copy)
}

/** The same in pixels, twice as fine. */
export const pngOf = async (drawing: SVGSVGElement): Promise<Blob> => {
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgOf(drawing))}`
  await picture.decode()
  const canvas = document.createElement("canvas")
  const { width, height } = drawing.viewBox.baseVal
  canvas.width = width * 2
  canvas.height = height * 2
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((arrived) => canvas.toBlob((blob) => arrived(blob ?? new Blob()), "image/png"))
}
