import { spawnSync } from "node:child_process"
import { rmSync, statfsSync } from "node:fs"
import { mkdtemp, open, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest"
import { openDb } from "#adapters/postgres/engine/db.ts"
import { type RunningShop, startShop } from "#specs/shop-process.ts"
import { line, stock } from "../../orders/selling-shop.ts"
import { guestAt } from "../../orders/shopper.ts"

const full = process.env.SCALE === "full"
/** A disk of its own, which only the shop sees: 120 MB more than it wants to have free. */
const mounted = 'mount -t tmpfs -o size=620m tmpfs "$0" && cp -a "$1"/. "$0" && shift && exec "$@"'
const isPossible = full && spawnSync("unshare", ["-m", "true"]).status === 0
/** The disk is looked at every five seconds. Security 1. */
const healMs = 10_000

describe.runIf(isPossible)("a shop whose disk fills up", () => {
  let home: string
  let shop: RunningShop
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), "pendar-disk-"))
    const source = await mkdtemp(join(tmpdir(), "pendar-disk-source-"))
    const db = await openDb({ folder: join(source, "db"), image: inject("pgliteImage"), report: console.error })
    await stock(db, { a: 1_000 })
    await db.close()
    const within = ["unshare", "-m", "sh", "-c", mounted, home, source]
    shop = await startShop(
      { DATA_DIR: home, DEMO: "off", NODE_ENV: "test", LOG_LEVEL: "silent" },
      { bare: true, within }
    )
    rmSync(source, { recursive: true })
  })
  afterAll(async () => {
    await shop.stop()
    await rm(home, { recursive: true, force: true })
  })

  it("refuses orders while it is full, loses none, and takes them again", async () => {
    const guest = guestAt((path, init) => fetch(new URL(path, shop.address), init))
    const { product, combination } = line("a")
    const order = async () => {
      const bought = await guest.buy([{ product_id: product, combination_id: combination, quantity: 1 }])
      return { status: bought.status, order: bought.body.data?.order }
    }
    const until = async (status: number): Promise<number> => {
      const from = performance.now()
      while (performance.now() - from < 30_000) {
        const { status: seen, order: made } = await order()
        if (made) acknowledged.push([made.code, made.access_key])
        if (seen === status) return performance.now() - from
        await pause(100)
      }
      throw new Error(`no ${status}`)
    }
    const acknowledged: Array<readonly [code: string, key: string]> = []
    await until(201)
    const disk = `/proc/${shop.pid}/root${home}`
    const filler = await open(join(disk, "filler"), "w")
    const { bavail, bsize } = statfsSync(disk)
    // Leaves 5 MB: what was begun may write it down.
    for (let left = bavail * bsize - 5_000_000; left > 0; left -= 1_000_000) await filler.write(Buffer.alloc(1_000_000))
    await filler.close()
    await until(503)
    for (let time = 0; time < 20; time++) expect((await order()).status).toBe(503)
    expect((await fetch(new URL("/healthz", shop.address))).status).toBe(200)
    const ready = await fetch(new URL("/readyz", shop.address))
    expect([ready.status, await ready.json()]).toEqual([503, { status: "disk" }])
    await rm(join(disk, "filler"))
    const healed = await until(201)
    let lost = 0
    for (const [code, key] of acknowledged) if ((await guest.order(code, key)).status !== 200) lost++
    console.info(`${acknowledged.length} orders, ${lost} lost, healed after ${Math.round(healed)} ms`)
    expect(lost).toBe(0)
    expect(healed).toBeLessThan(healMs)
    expect(shop.hasEnded()).toBe(false)
  })
})
