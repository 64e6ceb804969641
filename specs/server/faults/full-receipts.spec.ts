import { mkdir, mkdtemp, rm, truncate, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import { buyerWithReceipts } from "./buyer-with-receipts.ts"

let dataDir: string
let shop: ServedShop
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "pendar-full-receipts-"))
  shop = await openServedShop("postgres", { a: 5 }, { settings: { DATA_DIR: dataDir } })
})
afterAll(async () => {
  await shop.close()
  await rm(dataDir, { recursive: true })
})

it.each([
  [4_999_999_999, 201],
  [5_000_000_000, 503]
])("with %i bytes of receipts stored, another one is answered with %i", async (bytes, status) => {
  // A file without content: it has its size and takes no room.
  const folder = join(dataDir, "receipts")
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  await writeFile(join(folder, "00000000-0000-4000-8000-000000000000.webp"), "")
  await truncate(join(folder, "00000000-0000-4000-8000-000000000000.webp"), bytes)
  const send = await buyerWithReceipts(shop)
  expect((await send()).status).toBe(status)
})
