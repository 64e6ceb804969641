import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { bucketPictures } from "#adapters/media/pictures/bucket-pictures.ts"
import { openBucket } from "#specs/media/bucket.ts"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import { buyerWithReceipts } from "#specs/server/faults/buyer-with-receipts.ts"
import { writerIn } from "../writing/review-writers.ts"
import { addressesOf, photosAt, somePhoto, upload } from "./some-photos.ts"

describe("a shop whose pictures lie in a bucket", () => {
  let store: Awaited<ReturnType<typeof openBucket>>
  let served: ServedShop
  let dataDir: string
  let isClosed = false
  beforeAll(async () => {
    store = await openBucket()
    dataDir = await mkdtemp(join(tmpdir(), "pendar-bucket-shop-"))
    const { endpoint, name, region, accessKeyId, secretAccessKey } = store.bucket
    const settings = {
      DATA_DIR: dataDir,
      S3_ENDPOINT: endpoint,
      S3_BUCKET: name,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey
    }
    served = await openServedShop("postgres", { a: 5 }, { settings })
  })
  afterAll(async () => {
    await served.close()
    await rm(dataDir, { recursive: true, force: true })
    if (!isClosed) await store.close()
  })
  const statusOf = async (address: string) => (await served.ask(address)).status
  const stored = (kind: string) => bucketPictures(store.bucket, kind).list()

  it("stores, serves and removes photos there, and none in its folder", async () => {
    const writer = await writerIn(served, "ember", 30)
    const photo = await upload(writer)
    expect((await stored("photos")).map(({ name }) => `/media/reviews/${name}`).toSorted()).toEqual(
      addressesOf(photo).toSorted()
    )
    expect(await Promise.all(addressesOf(photo).map(statusOf))).toEqual([200, 200, 200, 200, 200, 200])
    expect((await writer("DELETE", `${photosAt}/${photo.image_id}`)).status).toBe(200)
    await served.shop.settle()
    expect(await stored("photos")).toEqual([])
    expect(await readdir(dataDir)).not.toContain("photos")
  })

  it("stores receipts there", async () => {
    const send = await buyerWithReceipts(served)
    const sent = await send()
    const { data } = (await sent.json()) as { readonly data: { readonly receipt: string } }
    expect((await stored("receipts")).map(({ name }) => name)).toEqual([`${data.receipt}.webp`])
    const address = `/api/payments/payment-receipts/${send.code}/${data.receipt}`
    expect((await served.ask(address, { headers: { "x-order-key": send.key } })).status).toBe(200)
    expect(await readdir(dataDir)).not.toContain("receipts")
  })

  it("answers 503 while it does not answer, and goes on", async () => {
    const writer = await writerIn(served, "putus", 30)
    const photo = await upload(writer)
    await store.close()
    isClosed = true
    expect(await statusOf(photo.url)).toBe(503)
    expect((await writer("POST", photosAt, await somePhoto())).status).toBe(503)
    expect((await writer("DELETE", `${photosAt}/${photo.image_id}`)).status).toBe(200)
    await served.shop.settle()
    expect(await statusOf("/healthz")).toBe(200)
  })
})
