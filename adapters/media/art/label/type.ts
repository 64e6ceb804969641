/** Text as SVG outlines. Glyph commands are written out by hand: two decimals, no shaping engine. */
import { type FontName, loadFont } from "./fonts.ts"

export interface Outline {
  /** SVG path data. */
  path: string
  /** Advance width in pixels. */
  width: number
}

/** One line starting at (x, y) on the baseline; `tracking` in em. */
export function outline(font: FontName, text: string, size: number, x: number, y: number, tracking = 0): Outline {
  const face = loadFont(font)
  const scale = size / face.unitsPerEm
  const glyphs = [...text].map((character) => face.charToGlyph(character))
  let path = ""
  let pen = x
  glyphs.forEach((glyph, index) => {
    const next = glyphs[index + 1]
    path += glyph
      .getPath(pen, y, size)
      .commands.map((command) => {
        const numbers = [command.x1, command.y1, command.x2, command.y2, command.x, command.y]
        return (
          command.type +
          numbers
            .filter((value) => value !== undefined)
            .map((value) => value.toFixed(2))
            .join(" ")
        )
      })
      .join("")
    pen += (glyph.advanceWidth ?? 0) * scale
    if (next) pen += face.getKerningValue(glyph, next) * scale + tracking * size
  })
  return { path, width: pen - x }
}

/** One line centred on x, shrunk to `widest` when it is longer. */
export function centred(
  font: FontName,
  text: string,
  size: number,
  widest: number,
  x: number,
  y: number,
  tracking = 0
): string {
  if (text === "") return ""
  const natural = outline(font, text, size, 0, 0, tracking).width
  const fitted = natural > widest ? (size * widest) / natural : size
  const width = (natural * fitted) / size
  return `<path d="${outline(font, text, fitted, x - width / 2, y, tracking).path}"/>`
}

/** Splits a title into at most `lines` lines of similar length. */
export function wrapTitle(title: string | readonly string[], lines = 2, longest = 16): string[] {
  if (typeof title !== "string") return title.slice(0, lines + 1)
  const words = title.trim().split(/\s+/)
  if (title.length <= longest || words.length === 1) return [title.trim()]
  const target = Math.max(longest * 0.75, title.length / lines)
  const wrapped: string[] = []
  for (const word of words) {
    const last = wrapped.at(-1)
    if (last !== undefined && (`${last} ${word}`.length <= target + 2 || wrapped.length === lines))
      wrapped[wrapped.length - 1] = `${last} ${word}`
    else wrapped.push(word)
  }
  return wrapped
}
