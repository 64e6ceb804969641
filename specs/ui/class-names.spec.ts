import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { classNames } from "#adapters/server/build/class-names.ts"

const folder = mkdtempSync(join(tmpdir(), "pendar-styles-"))
mkdirSync(join(folder, "kit"))
const files = ["Bag.css.ts", "kit/Bag.css.ts", ...Array.from({ length: 30 }, (_, index) => `kit/S${index}.css.ts`)]
for (const file of files) writeFileSync(join(folder, file), "")

describe("the names of classes", () => {
  afterAll(() => rmSync(folder, { recursive: true }))

  it("are another one for each style, and the same in both builds", () => {
    const styles = files.flatMap((filePath) => ["x0", "x1", "x2"].map((hash) => ({ filePath, hash })))
    const [browser, server] = [classNames(folder), classNames(folder)]
    const names = styles.map(browser)
    expect(new Set(names).size).toBe(96)
    expect(styles.map(server)).toEqual(names)
    // A file that is read again names its styles as before.
    expect(styles.map(browser)).toEqual(names)
    for (const name of names) expect(name).toMatch(/^[b-df-hj-np-tv-xz]{2}[\da-z]+$/)
  })

  it("stay those of a file's own styles, whatever other files declare first", () => {
    const [one, other] = [classNames(folder), classNames(folder)]
    const first = one({ filePath: "Bag.css.ts", hash: "x0" })
    other({ filePath: "kit/Bag.css.ts", hash: "x7" })
    expect(other({ filePath: "Bag.css.ts", hash: "x0" })).toBe(first)
  })

  it("are refused for a file elsewhere", () => {
    expect(() => classNames(folder)({ filePath: "../Bag.css.ts", hash: "x0" })).toThrow(/is not below/)
  })
})
