import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { DataFolderOpen, prepareDataFolder } from "#adapters/server/data-folder.ts"
import { startShop } from "#specs/shop-process.ts"

const others = 0o077
const openTo = (path: string): number => statSync(path).mode & others
/** Files and folders that other users of the machine may do anything with. */
const openParts = (folder: string): ReadonlyArray<string> =>
  [".", ...readdirSync(folder, { recursive: true }).map(String)].filter((name) => openTo(join(folder, name)) !== 0)

describe("the data folder", () => {
  const umask = process.umask()
  let home: string
  let folder: string
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), "pendar-folder-"))
  })
  afterAll(() => rm(home, { recursive: true, force: true }))
  beforeEach((context) => {
    folder = join(home, context.task.id)
    return () => process.umask(umask)
  })

  it("and everything in it is for the user of the shop alone", async () => {
    const shop = await startShop({ DATA_DIR: folder, DEMO: "off", NODE_ENV: "test" }, { bare: true })
    const open = openParts(folder)
    await shop.stop()
    // PGlite chooses the modes of its files: the way to them is closed twice, by its folder and the one above.
    expect(open.filter((name) => !name.startsWith("db/"))).toEqual([])
    expect([folder, join(folder, "db")].map(openTo)).toEqual([0, 0])
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(["db", "secret"]))
  })

  it("that an earlier version left open is closed, with its files", () => {
    mkdirSync(join(folder, "db"), { recursive: true })
    for (const name of ["secret", "db/PG_VERSION"]) writeFileSync(join(folder, name), "")
    for (const name of ["", "db", "secret", "db/PG_VERSION"]) chmodSync(join(folder, name), 0o777)
    prepareDataFolder(folder)
    expect(openParts(folder)).toEqual([])
  })

  it("that is open and holds other things is refused and stays as it is", () => {
    mkdirSync(folder)
    writeFileSync(join(folder, "letters.txt"), "")
    chmodSync(folder, 0o755)
    expect(() => prepareDataFolder(folder)).toThrow(DataFolderOpen)
    expect(openTo(folder)).toBe(0o055)
  })
})
