import { mkdirSync, watch } from "node:fs"
import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import { buyerWithReceipts } from "./buyer-with-receipts.ts"

let dataDir: string
let shop: ServedShop
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "pendar-at-once-"))
  shop = await openServedShop("postgres", { a: 5 }, { settings: { DATA_DIR: dataDir } })
})
afterAll(async () => {
  await shop.close()
  await rm(dataDir, { recursive: true })
})

const turns = async () => {
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve))
}

it("of 14 receipts at once for one order five are stored, and no other is re-encoded", async () => {
  const send = await buyerWithReceipts(shop)
  const folder = join(dataDir, "receipts")
  mkdirSync(folder, { recursive: true })
  const written = new Set<string>()
  const watching = watch(folder, (_, name) => written.add(name?.slice(0, 36) ?? ""))
  const answers = await Promise.all(Array.from({ length: 14 }, () => send()))
  await turns()
  watching.close()
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(5)
  // Six of an order may wait; the others are asked to come again.
  expect(statuses.filter((status) => status === 409)).toHaveLength(1)
  const busy = answers.filter(({ status }) => status === 503)
  expect(busy.map(({ headers }) => headers.get("retry-after"))).toEqual(Array.from({ length: 8 }, () => "5"))
  expect(await readdir(folder)).toHaveLength(5)
  expect(written.size).toBe(5)
})

it("once the shop is leaving, a picture is refused with 503", async () => {
  const send = await buyerWithReceipts(shop)
  shop.shop.leave()
  const { status } = await send(new Uint8Array(9))
  expect(status).toBe(503)
})
