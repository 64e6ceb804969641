import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { trackedSources } from "./tracked-sources.ts"

const theme = join(import.meta.dirname, "../../ui/theme")
const styles = trackedSources().filter(({ path }) => /^ui\/(?!theme\/).*\.css\.ts$/.test(path))

/** Files that set type by hand, each with the reason: what they draw is no text of the shop. */
const byHand: Readonly<Record<string, string>> = {
  "ui/gallery/chart/ChartDrawing.css.ts": "a drawing in its own units, which is shown smaller and larger",
  "ui/gallery/details/Details.css.ts": "code, for developers",
  "ui/gallery/play/FileButton.css.ts": "the browser's own button, which is not shown"
}

/** A property of type, or the part of the tokens that only `font` puts together. */
const type =
  /(?<![\w.$])["']?(?:font|font-?family|font-?size|font-?weight|font-?stretch|line-?height|letter-?spacing|word-?spacing)["']?\s*:|tokens\.(?:text|font|tracking)\b/i

const read = (file: string): string => readFileSync(join(theme, file), "utf8")
/** The lines of a part of a file that begin with the name of a style. */
const namesIn = (text: string, start: RegExp): ReadonlyArray<string> =>
  [...(text.split(start)[1]?.split(/\n {0,2}\}/)[0] ?? "").matchAll(/^ +(\w+):/gm)].map(([, name = ""]) => name)

describe("a style", () => {
  it("sets type only through a style of text", () => {
    const found = styles.filter(({ text }) => type.test(text)).map(({ path }) => path)
    expect(found).toEqual(Object.keys(byHand).toSorted())
  })
})

describe("the styles of text", () => {
  const names = namesIn(read("tokens.css.ts"), /\n {2}text: \{/)

  it("are the tokens of the look, each with its letter spacing", () => {
    expect(names.length).toBeGreaterThanOrEqual(11)
    expect(namesIn(read("font.ts"), /export const font = \{/)).toEqual(names)
  })

  it("are all in use", () => {
    const used = new Set(styles.flatMap(({ text }) => [...text.matchAll(/\bfont\.(\w+)/g)].map(([, name]) => name)))
    expect(names.filter((name) => !used.has(name))).toEqual([])
  })

  it("grow with the letters of the browser", () => {
    const inPixels = [...read("tokens.css.ts").matchAll(/^ +(\w+): `\d{3} .*px/gm)].map(([, name]) => name)
    // Places that cannot grow bound the first; the second is a picture.
    expect(inPixels).toEqual(["captionBound", "logo"])
  })
})
