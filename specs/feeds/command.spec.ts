import { execFile } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { describe, expect, it } from "vitest"
import { fileWith, shopifyCsv } from "./importing.ts"

const root = join(import.meta.dirname, "../..")

const command = (...given: ReadonlyArray<string>) =>
  new Promise<{ readonly exit: number; readonly said: string; readonly errors: string }>((done) => {
    const child = execFile(
      process.execPath,
      ["adapters/server/import.main.ts", ...given],
      { cwd: root, env: { ...process.env, DATA_DIR: join(dirname(given[0] ?? "."), "data") } },
      (_, said, errors) => done({ exit: child.exitCode ?? -1, said, errors })
    )
  })

describe("npm run import", () => {
  const mixed = shopifyCsv(
    { Handle: "a" },
    { Handle: "b", "Variant Price": "murah" },
    { Handle: "c", Published: "Yes" }
  )

  it("imports into the embedded database, reports, and ends with 2 where rows were refused", async () => {
    const path = fileWith(mixed, "produk.csv")
    const report = join(dirname(path), "report.jsonl")
    const { exit, said } = await command(path, "--currency", "IDR", "--report", report)
    expect([exit, said]).toEqual([
      2,
      expect.stringContaining("2 products with 2 variants taken: 2 new, 0 changed, 0 as before")
    ])
    expect(said).toContain("2 without a category: they are in no list of one, and their cards lead to the review form.")
    const lines = readFileSync(report, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line))
    expect(lines.map(({ file, record, key, outcome, code }) => [file, record, key, outcome, code])).toEqual([
      ["produk.csv", 2, "b", "reject_row", "price-not-a-price"],
      ["produk.csv", 3, "c", "fix", "flag-written"]
    ])
    expect((await command(path, "--currency", "IDR")).said).toContain("0 new, 0 changed, 2 as before")
  })

  it("touches no database with --dry-run", async () => {
    const path = fileWith(shopifyCsv({}))
    const { exit, said } = await command(path, "--currency", "IDR", "--dry-run")
    expect([exit, said]).toEqual([0, expect.stringContaining("could be taken")])
    expect(existsSync(join(dirname(path), "data"))).toBe(false)
  })

  it("says in words what is wrong with how it was called, and with a file it refuses", async () => {
    expect(await command()).toMatchObject({ exit: 1, errors: expect.stringContaining("Name one file") })
    expect(await command("x", "--rate", "dua")).toMatchObject({
      exit: 1,
      errors: expect.stringContaining("--rate is written")
    })
    expect(await command("x", "--colour")).toMatchObject({ exit: 1, errors: expect.stringContaining("--dry-run") })
    const orders = await command(fileWith("order_id,total\n1,10"), "--dry-run")
    expect(orders).toMatchObject({
      exit: 1,
      said: expect.stringContaining("lacks the columns Handle, Title, Variant Price")
    })
    expect((await command("/nowhere/feed.csv", "--dry-run")).said).toContain("cannot be read")
  })
})
