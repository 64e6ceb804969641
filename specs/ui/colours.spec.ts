import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

const ui = join(import.meta.dirname, "../../ui")

describe("the picture of something sold for its colour", () => {
  it("shows that colour even if it is sold out", () =>
    expect(
      globSync("**/*.css.ts", { cwd: ui }).filter((file) => /grayscale/.test(readFileSync(join(ui, file), "utf8")))
    ).toEqual([]))
})
