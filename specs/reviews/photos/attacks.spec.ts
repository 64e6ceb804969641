import { request } from "node:http"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { memoryOf } from "#specs/bench/machine.ts"
import { viewerAt } from "#specs/server/viewer.ts"
import { type RunningShop, startShop } from "#specs/shop-process.ts"
import { hasSharedData, sharedBytes } from "../../shared-data.ts"
import { nastyPhotos, payload } from "./nasty-photos.ts"
import { addressesOf, photoFiles, photosAt, somePhoto, type Uploaded } from "./some-photos.ts"

const isFull = process.env["SCALE"] === "full"

describe("a hundred files that are no honest photos, sent to a running shop,", () => {
  let shop: RunningShop
  let session: Readonly<Record<string, string>>
  let idle = 0
  beforeAll(async () => {
    shop = await startShop({ NODE_ENV: "test" }, { bare: true })
    const viewer = viewerAt((path, init) => fetch(shop.address + path, init), shop.address)
    await viewer.post("/auth/login", { email: "ratna@pendar.test", password: "pendar123", source: "review" })
    session = { cookie: [...viewer.jar].map(([name, value]) => `${name}=${value}`).join("; "), origin: shop.address }
    // The first photo starts the process that decodes.
    await discard((await send(await somePhoto())).data)
    idle = memoryOf(shop.pid).now
  })
  afterAll(() => shop.stop())

  const send = async (file: Uint8Array) => {
    const body = new Uint8Array(file)
    const answer = await fetch(shop.address + photosAt, { method: "POST", headers: session, body })
    const text = await answer.text()
    return { status: answer.status, text, ...(JSON.parse(text) as Answer) }
  }
  interface Answer {
    readonly code?: string
    readonly details?: { readonly problem: string }
    readonly data: Uploaded
  }
  const discard = ({ image_id: id }: Uploaded) =>
    fetch(`${shop.address}${photosAt}/${id}`, { method: "DELETE", headers: session })
  const bytesOf = async (address: string) => Buffer.from(await (await fetch(shop.address + address)).arrayBuffer())

  /** What is left of a photo that was stored, in any of its files. */
  const leftIn = async (photo: Uploaded) => {
    const found: Array<string> = []
    for (const address of addressesOf(photo)) {
      const bytes = await bytesOf(address)
      const { exif, xmp, iptc, icc, orientation, pages } = await sharp(bytes).metadata()
      if (bytes.includes("PENDAR-PAYLOAD") || bytes.includes("<script")) found.push(`${address}: the payload`)
      for (const [name, part] of Object.entries({ exif, xmp, iptc, icc, orientation, pages }))
        if (part !== undefined && !(name === "pages" && part === 1)) found.push(`${address}: ${name}`)
    }
    return found
  }

  it("are as many as that", () => {
    expect(nastyPhotos.length).toBeGreaterThanOrEqual(100)
    expect(new Set(nastyPhotos.map(({ name }) => name)).size).toBe(nastyPhotos.length)
  })

  // Every eighth one beside all the rest, all of them at full scale.
  it.each(nastyPhotos.filter((_, at) => isFull || at % 8 === 0))(
    "is cleaned or refused: $name",
    async ({ make, becomes }) => {
      const { status, code, details, data, text } = await send(await make())
      const refused = { status: 422, code: "PHOTO_REFUSED", problem: becomes }
      const stored = { status: 201, code: undefined, problem: undefined }
      expect({ status, code, problem: details?.problem }).toEqual(becomes === "stored" ? stored : refused)
      expect(text).not.toContain(payload)
      if (status !== 201) return
      expect(await leftIn(data)).toEqual([])
      await discard(data)
    }
  )

  it("one byte above 8 MB is too large", async () => {
    const { status, code } = await send(Buffer.alloc(8 * 1024 * 1024 + 1))
    expect([status, code]).toEqual([413, "BODY_TOO_LARGE"])
    expect((await send(Buffer.alloc(8 * 1024 * 1024))).status).toBe(422)
  })

  it("one that does not arrive whole holds up no other, and leaves nothing", async () => {
    const before = (await photoFiles(shop.dataDir)).length
    const slow = request(shop.address + photosAt, {
      method: "POST",
      headers: { ...session, "content-length": 8_000_000 }
    })
    const ended = new Promise<void>((resolve) => slow.once("error", () => resolve()))
    slow.write(Buffer.alloc(1_000, payload))
    const { status, data } = await send(await somePhoto())
    expect(status).toBe(201)
    await discard(data)
    slow.destroy(new Error("the sender is gone"))
    await ended
    expect((await send(Buffer.from(payload))).status).toBe(422)
    expect((await photoFiles(shop.dataDir)).length).toBeLessThanOrEqual(before + 6)
  })

  it.runIf(hasSharedData).each([
    ["phone.heic", 780, 1_014],
    ["phone.avif", 780, 1_014],
    ["phone-rotated-gps.jpg", 780, 1_014]
  ])("a telephone's %s is stored upright, without the place where it was taken", async (name, width, height) => {
    const { status, data } = await send(sharedBytes(`photos/${name}`))
    expect([status, data.picture.webp, data.picture.ratio]).toEqual([201, [240, 480, width], height / width])
    expect(await leftIn(data)).toEqual([])
    const { channels } = await sharp(await bytesOf(data.url)).stats()
    // The photo is no plain area: it was decoded.
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10)
    await discard(data)
  })

  it.runIf(hasSharedData)("a HEIC is refused if it is cut off or says that it is huge", async () => {
    const file = sharedBytes("photos/phone.heic")
    const huge = Buffer.from(file)
    for (let at = huge.indexOf("ispe"); at >= 0; at = huge.indexOf("ispe", at + 1)) {
      huge.writeUInt32BE(60_000, at + 8)
      huge.writeUInt32BE(60_000, at + 12)
    }
    for (const one of [file.subarray(0, 400), file.subarray(0, file.length / 2), huge]) {
      const { status, code } = await send(one)
      expect([status, code]).toEqual([422, "PHOTO_REFUSED"])
    }
  })

  it("leave the shop as it was: no file beside those of photos, and no more than 150 MB of memory", async () => {
    const more = memoryOf(shop.pid).now - idle
    console.info(`attacks: ${Math.round(idle)} MB idle, ${Math.round(more)} MB more afterwards`)
    expect(more).toBeLessThan(150)
    expect((await photoFiles(shop.dataDir)).filter((name) => !/^[0-9a-f]{32}-\d+\.(avif|webp)$/.test(name))).toEqual([])
    expect(shop.printed()).not.toContain("failure")
    expect(shop.hasEnded()).toBe(false)
  })
})
