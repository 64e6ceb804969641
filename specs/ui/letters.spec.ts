import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

const ui = join(import.meta.dirname, "../../ui")

/** Text of a size in pixels does not grow with the size of letters that a member sets in the browser. WCAG 1.4.4. */
const inPixels = /\bfont(Size)?: *(?:`\d+ \d[\d.]*px|"\d[\d.]*px|\d)|lineHeight: *"\d[\d.]*px/

/** Drawings whose size is that of a letter. */
const drawings: Readonly<Record<string, string>> = {
  "kit/Empty.css.ts": "the emblem of an empty page",
  "kit/picture/Avatar.css.ts": "initials on a disc of a fixed size, beside the whole name",
  "kit/picture/Logo.css.ts": "the wordmark",
  "listing/PlaceHead.css.ts": "the mark behind a heading"
}

const files = globSync("**/*.css.ts", { cwd: ui }).filter((file) => !file.startsWith("gallery/"))

describe("text of the shop", () => {
  it("has sizes that grow with the letters of the browser", () =>
    expect(files.filter((file) => inPixels.test(readFileSync(join(ui, file), "utf8"))).toSorted()).toEqual(
      Object.keys(drawings).toSorted()
    ))
})
