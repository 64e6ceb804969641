import { execFile } from "node:child_process"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest"
import { openDb } from "#adapters/postgres/engine/db.ts"
import { type RunningShop, startShop } from "#specs/shop-process.ts"
import { line, stock } from "./selling-shop.ts"
import { guestAt } from "./shopper.ts"

const run = promisify(execFile)
/** Every command is a process of its own: what specs of its rules hold as well is walked at full scale. */
const isFull = process.env["SCALE"] === "full"
const root = join(import.meta.dirname, "../..")

describe("the operators of the shop, by npm run ops", () => {
  let dataDir: string
  let shop: RunningShop
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "pendar-staff-"))
    const db = await openDb({ folder: join(dataDir, "db"), image: inject("pgliteImage"), report: console.error })
    await stock(db, { a: 6, b: 5 })
    await db.close()
    shop = await startShop({ DATA_DIR: dataDir, DEMO: "off", NODE_ENV: "test" }, { bare: true })
  })
  afterAll(async () => {
    await shop.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  const ops = async (...words: ReadonlyArray<string>) => {
    const env = { ...process.env, DATA_DIR: dataDir, NO_COLOR: "1" }
    const command = ["adapters/server/ops.main.ts", ...words]
    return run(process.execPath, command, { cwd: root, env }).then(
      ({ stdout }) => ({ code: 0, output: stdout }),
      (failed: { readonly code: number; readonly stderr: string }) => ({ code: failed.code, output: failed.stderr })
    )
  }
  const guest = guestAt((path, init) => fetch(new URL(path, shop.address), init))
  const buy = async () => {
    const { product, combination } = line("a")
    const { body } = await guest.buy([{ product_id: product, combination_id: combination, quantity: 1 }])
    return body.data.order
  }
  const stand = async (order: { code: string; access_key: string }) =>
    (await guest.order(order.code, order.access_key)).body.data

  it("teach themselves, and say what is wrong", async () => {
    expect((await ops("--help")).output).toContain("orders advance CODE MOVE")
    const orders = (await ops("help", "orders")).output
    expect(orders).toContain("orders refund CODE --note HOW")
    for (const other of ["transfers", "stock", "--json"]) expect(orders).not.toContain(`\n  ${other} `)
    expect((await ops("orders", "advance")).output).not.toContain("stock set")
    expect(await ops("orders", "advance", "PDR-000000-AAAAA", "ship", "--tracking", "not a number")).toMatchObject({
      code: 1,
      output: expect.stringContaining("tracking: ")
    })
    expect(await ops("orders", "advance")).toMatchObject({
      code: 1,
      output: expect.stringContaining("CODE of an order")
    })
    expect(await ops("stock", "fly")).toMatchObject({ code: 1, output: expect.stringContaining("no command") })
    expect(await ops("stock", "set", "a", "-1")).toMatchObject({ code: 1 })
    expect(await ops("orders", "show", "PDR-000000-AAAAA")).toMatchObject({
      code: 1,
      output: expect.stringContaining("no such order")
    })
  })

  it("match a transfer, pack, send and bring an order, each step with its name", async () => {
    const order = await buy()
    const match = ["transfers", "match", "BCA-77", "bca", String(order.payment.amount), "--as", "sari"]
    expect((await ops("orders", "advance", order.code, "ship", "--tracking", "JP1")).code).toBe(1)
    expect(await ops(...match)).toMatchObject({ code: 0, output: expect.stringContaining(`Paid: order ${order.code}`) })
    expect((await ops(...match)).output).toContain("booked before")
    for (const move of [["pack"], ["ship", "--tracking", "JP123"], ["deliver"]])
      expect(await ops("orders", "advance", order.code, ...move, "--as", "sari")).toMatchObject({ code: 0 })
    const { status, delivery, events } = await stand(order)
    expect([status, delivery.tracking_number]).toEqual(["delivered", "JP123"])
    expect(events.slice(1).every(({ actor }: { actor: string }) => actor === "staff")).toBe(true)
    const shown = await ops("orders", "show", order.code)
    expect(shown.output.match(/"name": "sari"/g)).toHaveLength(4)
    expect((await ops("orders", "list", "--status", "delivered")).output).toContain(order.code)
  })

  it.runIf(isFull)("see which orders a transfer of another amount may be for, and give it to one of them", async () => {
    const order = await buy()
    const short = String(order.payment.amount - order.payment.unique_code)
    expect((await ops("transfers", "match", "BCA-78", "bca", short)).output).toContain("No order waits for this amount")
    await ops("transfers", "match", "BCA-79", "bca", String(order.payment.amount + 10_001))
    const held = (await ops("transfers", "list", "--held")).output.split("\n")
    const lineBelow = (reference: string) => held[held.findIndex((one) => one.startsWith(reference)) + 1] ?? ""
    expect(lineBelow("BCA-78")).toContain(
      `maybe ${order.code}\tawaiting_bank_wire_payment\t${order.payment.amount}\tdiffers by -${order.payment.unique_code}`
    )
    // More than Rp10.000 away is no candidate.
    expect(lineBelow("BCA-79")).not.toContain("maybe")
    expect((await ops("transfers", "assign", "BCA-80", order.code)).output).toContain("no transfer with this reference")
    const assign = ["transfers", "assign", "BCA-78", order.code, "--as", "sari"]
    expect(await ops(...assign)).toMatchObject({
      code: 0,
      output: expect.stringContaining(`Paid: order ${order.code}`)
    })
    expect((await stand(order)).status).toBe("paid")
    expect((await ops("transfers", "list", "--held")).output).not.toContain("BCA-78")
    expect((await ops(...assign)).code).toBe(1)
  })

  it.runIf(isFull)(
    "hold a reference that is known with another amount, and take one that another bank uses, too",
    async () => {
      const [first, second] = [await buy(), await buy()]
      const match = (bank: string, amount: number, ...more: ReadonlyArray<string>) =>
        ops("transfers", "match", "TRF-0001", bank, String(amount), ...more)
      expect((await match("bca", first.payment.amount)).output).toContain(`Paid: order ${first.code}`)
      expect((await match("bca", second.payment.amount)).output).toContain(
        "booked before with another amount or day: held"
      )
      expect((await match("mandiri", 1)).output).toContain("No order waits for this amount")
      expect(await match("bca", 1, "--at", "2099-01-01")).toMatchObject({ code: 1 })
      expect((await ops("transfers", "list", "--held")).output).toContain(`${second.payment.amount}\tconflicting`)
      const assign = ["transfers", "assign", "TRF-0001", second.code]
      expect(await ops(...assign)).toMatchObject({ code: 1, output: expect.stringContaining("More than one transfer") })
      expect((await ops(...assign, "--bank", "bca")).output).toContain(`Paid: order ${second.code}`)
    }
  )

  it.runIf(isFull)("name the held transfer of an order they accept, and say which went back", async () => {
    const order = await buy()
    const sums = [order.payment.amount - 1_000, order.payment.amount + 1_000].map(String)
    await ops("transfers", "match", "BCA-90", "bca", sums[0] ?? "")
    await ops("transfers", "match", "BCA-91", "bca", sums[1] ?? "")
    const refused = await ops("orders", "accept", order.code)
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining("BCA-90, BCA-91") })
    expect((await stand(order)).status).toBe("awaiting_bank_wire_payment")
    expect((await ops("orders", "accept", order.code, "--transfer", "BCA-90")).output).toContain(
      `Paid: order ${order.code}`
    )
    expect((await ops("transfers", "return", "BCA-91")).output).toContain("--note")
    expect((await ops("transfers", "return", "BCA-91", "--note", "ke rekening pengirim")).code).toBe(0)
    expect((await ops("transfers", "list", "--held")).output).not.toMatch(/BCA-9[01]/)
    expect((await ops("transfers", "list")).output).toMatch(/BCA-91\t.*\treturned/)
  })

  it("call an order off and give its units back, with a reason", async () => {
    const order = await buy()
    expect((await ops("orders", "cancel", order.code)).code).toBe(1)
    expect((await ops("orders", "cancel", order.code, "--note", "pecah")).code).toBe(0)
    expect((await stand(order)).status).toBe("cancelled")
    expect((await ops("orders", "cancel", order.code, "--note", "lagi")).output).toContain("cannot do that")
  })

  it("set stock and prices, first as a dry run, and every change is logged with its operator", async () => {
    const file = join(dataDir, "stock.csv")
    await writeFile(file, "combination,units\na,40\nb,7\nnothing,1\n")
    expect((await ops("stock", "set", "--file", file, "--dry-run")).output).toContain("Nothing was written")
    expect((await ops("stock", "set", "--file", file, "--as", "budi")).output).toContain(
      "nothing\tthere is no such combination"
    )
    expect((await ops("prices", "set", "b", "75000", "--as", "budi")).output).toContain("b\t50000 → 75000")
    const { product, combination } = line("b")
    const bag = await guest.call("POST", "/api/cart/user/me/carts/validate", {
      lines: [{ product_id: product, combination_id: combination, quantity: 1 }]
    })
    expect(bag.body.data).toMatchObject({ total_amount: 75_000, products: [{ detail: { stock: 7 } }] })
    await writeFile(file, "a,many\nb\n")
    expect((await ops("stock", "set", "--file", file)).output).toMatch(/stock\.csv:1.*\n.*stock\.csv:2/)
    await shop.stop()
    const db = await openDb({ folder: join(dataDir, "db"), report: console.error })
    const log = await Effect.runPromise(
      db.ask((on) => on.selectFrom("ops_log").selectAll().orderBy("position").execute())
    )
    await db.close()
    expect(log.map(({ name, action, subject }) => [name, action, subject])).toEqual([
      ...(isFull ? [[expect.any(String), "transfer returned", "BCA-91"]] : []),
      ["budi", "stock set", "a"],
      ["budi", "stock set", "b"],
      ["budi", "price set", "b"]
    ])
  })
})
