import widths from "./advance-widths.json" with { type: "json" }

/** Sizes of what is written on a drawing, in pixels. */
export const sizes = { title: 13, small: 11, label: 11.5, line: 15, spec: 11 } as const

const tableOf = (groups: Readonly<Record<string, string>>): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(groups).flatMap(([width, characters]) =>
      [...characters].map((character) => [character, Number(width)])
    )
  )
const regular = tableOf(widths.regular)
const bold = tableOf(widths.bold)
const unknown = 620

/**
 * The width of a text in the shop's own font, in pixels. From a table of advance widths, measured once in Chromium: so
 * what is laid out here is as wide as what is drawn there.
 */
export const textWidth = (text: string, size: number, weight: "regular" | "bold" = "regular"): number => {
  const table = weight === "bold" ? bold : regular
  let width = 0
  for (const character of text) width += table.get(character) ?? unknown
  return (width * size) / 1000
}

/** A text in lines of at most so many pixels; a longer word stands alone. */
export const wrapText = (text: string, size: number, most: number): ReadonlyArray<string> => {
  const lines: Array<string> = []
  let line = ""
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`
    if (line !== "" && textWidth(longer, size) > most) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line === "" ? lines : [...lines, line]
}
