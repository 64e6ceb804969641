import { execFile } from "node:child_process"
import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { afterEach, describe, expect, inject, it } from "vitest"
import { openDb } from "#adapters/postgres/engine/db.ts"
import { emptyPostgres, engines, freshPostgres } from "#specs/database.ts"
import { line, stock } from "#specs/orders/selling-shop.ts"
import { guestAt } from "#specs/orders/shopper.ts"
import { type RunningShop, startShop } from "#specs/shop-process.ts"
import { someFolders } from "./some-backup.ts"

const root = join(import.meta.dirname, "../../..")
const buyers = 4
const before = 12

interface Ended {
  readonly code: number
  readonly said: string
}

/** `npm run ops -- …` as a process of its own. */
const ops = (words: ReadonlyArray<string>, settings: Readonly<Record<string, string>>): Promise<Ended> =>
  new Promise((done) => {
    const env = { ...process.env, NODE_ENV: "test", ...settings }
    const child = execFile(
      process.execPath,
      ["adapters/server/ops.main.ts", ...words],
      { cwd: root, env },
      (_, said, complained) => done({ code: child.exitCode ?? -1, said: `${said}${complained}` })
    )
  })

/** The embedded database is copied by its running shop; both of them at full scale. */
const backedUp = process.env["SCALE"] === "full" ? engines : (["pglite"] as const)

describe.each(backedUp)("a shop on %s that sells while it is backed up", (engine) => {
  const folderOf = someFolders()
  const running: Array<RunningShop> = []
  afterEach(async () => {
    for (const shop of running.splice(0)) await shop.stop()
  })
  const start = async (settings: Readonly<Record<string, string>>) => {
    const shop = await startShop({ DEMO: "off", NODE_ENV: "test", ...settings }, { bare: true })
    running.push(shop)
    return shop
  }

  it("comes back with every order acknowledged before, and answers the same", { timeout: 240_000 }, async () => {
    const [dataDir, files, other] = await Promise.all([folderOf(), folderOf(), folderOf()])
    const database = engine === "pglite" ? { folder: join(dataDir, "db") } : { url: await freshPostgres() }
    const image = engine === "pglite" ? { image: inject("pgliteImage") } : {}
    const db = await openDb({ ...database, ...image, report: console.error })
    await stock(db, { a: 10_000, b: 10_000 })
    await db.close()
    const settings = { DATA_DIR: dataDir, ...("url" in database && database.url ? { DATABASE_URL: database.url } : {}) }
    const shop = await start(settings)

    const { buy, order } = guestAt((path, init) => fetch(new URL(path, shop.address), init))
    const acknowledged: Array<{ readonly code: string; readonly key: string }> = []
    let isOpen = true
    const buying = Array.from({ length: buyers }, async (_, number) => {
      while (isOpen) {
        const { product, combination } = line(number % 2 === 0 ? "a" : "b")
        const wish = { product_id: product, combination_id: combination, quantity: 1 }
        const placed = await buy([wish], `buyer${number}@pembeli.test`)
        expect([200, 201], JSON.stringify(placed.body)).toContain(placed.status)
        const { code, access_key: key } = placed.body.data.order
        acknowledged.push({ code, key })
        reached.get(acknowledged.length)?.()
      }
    })
    const reached = new Map<number, () => void>()
    const have = (count: number) =>
      new Promise<void>((done) => {
        if (acknowledged.length >= count) done()
        else reached.set(count, done)
      })
    await have(before)
    const known = [...acknowledged]
    const path = join(files, "shop.backup")
    const taken = await ops(["backup", path], settings)
    const meanwhile = acknowledged.length - known.length
    await have(acknowledged.length + 2)
    isOpen = false
    await Promise.all(buying)
    expect(taken, taken.said).toMatchObject({ code: 0 })
    expect(taken.said).toContain("is written and was read again")
    expect(taken.said).not.toMatch(/pembeli|Ayu|0812/)
    expect(meanwhile).toBeGreaterThan(0)
    expect(await ops(["backup", path], settings)).toMatchObject({ code: 1, said: expect.stringContaining("already") })
    expect((await readdir(dataDir)).filter((name) => name.startsWith("backup"))).toEqual([])
    expect(shop.hasEnded()).toBe(false)

    expect(await ops(["restore", path], settings)).toMatchObject({
      code: 1,
      said: expect.stringContaining("already")
    })
    const restored = { DATA_DIR: other, ...("url" in database ? { DATABASE_URL: await emptyPostgres() } : {}) }
    const back = await ops(["restore", path], restored)
    expect(back, back.said).toMatchObject({ code: 0 })
    const second = await start(restored)
    const atSecond = guestAt((at, init) => fetch(new URL(at, second.address), init))
    const [wanted, found] = await Promise.all(
      [order, atSecond.order].map((read) => Promise.all(known.map(({ code, key }) => read(code, key))))
    )
    expect(wanted?.map(({ status }) => status)).toEqual(known.map(() => 200))
    expect(found).toEqual(wanted)
    for (const call of ["/api/catalogue/v3/search?limit=100", `/api/catalogue/v3/products/${line("a").product}`]) {
      const [here, there] = await Promise.all(
        [shop, second].map(async ({ address }) => (await fetch(new URL(call, address))).json())
      )
      expect(withoutStock(there)).toEqual(withoutStock(here))
    }
    const { product, combination } = line("a")
    const next = await atSecond.buy([{ product_id: product, combination_id: combination, quantity: 1 }])
    expect([200, 201]).toContain(next.status)
  })
})

/** The source goes on selling. */
const withoutStock = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, part: unknown) => (/stock|sold|version/.test(name) ? undefined : part)))
