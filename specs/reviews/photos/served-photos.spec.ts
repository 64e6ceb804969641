import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { shopEngines } from "#specs/database.ts"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import { callsOf } from "#specs/orders/signed-in.ts"
import { writerIn } from "../writing/review-writers.ts"
import { addressesOf, photoFiles, photosAt, somePhoto, upload } from "./some-photos.ts"

const hour = 3_600_000

describe.each(shopEngines)("photos that members upload, on %s", (engine) => {
  let served: ServedShop
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "pendar-photos-"))
    served = await openServedShop(engine, { a: 5 }, { settings: { DATA_DIR: dataDir } })
  })
  afterAll(async () => {
    await served.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  const statusesOf = (addresses: ReadonlyArray<string>) =>
    Promise.all(addresses.map(async (address) => (await served.ask(address)).status))

  it("are stored as AVIF and WebP in the widths of the shop that they have, upright and with their colour", async () => {
    const writer = await writerIn(served, "unggah", 30)
    const photo = await upload(writer, await somePhoto({ width: 1_600, height: 1_200, colour: "#336699" }))
    expect(photo).toEqual({
      image_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      url: `${photo.picture.src}-480.webp`,
      picture: {
        src: expect.stringMatching(/^\/media\/reviews\/[0-9a-f]{32}$/),
        avif: [240, 480, 960],
        webp: [240, 480, 960],
        ratio: 0.75,
        wall: expect.stringMatching(/^#3[2-4]6[5-7]9[89a]$/),
        alt: "Foto di review"
      }
    })
    for (const address of addressesOf(photo)) {
      const answer = await served.ask(address)
      const found = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      const width = Number(/-(\d+)\./.exec(address)?.[1])
      expect([found.width, found.height, found.exif]).toEqual([width, width * 0.75, undefined])
      expect(answer.headers.get("content-type")).toBe(address.endsWith("avif") ? "image/avif" : "image/webp")
    }
  })

  it("are served as pictures and nothing else, to be stored by every browser and asked for again by shared caches", async () => {
    const writer = await writerIn(served, "kepala", 30)
    const { headers } = await served.ask((await upload(writer)).url)
    for (const [name, value] of [
      ["content-security-policy", "default-src 'none'; sandbox"],
      ["x-content-type-options", "nosniff"],
      ["cache-control", "public, max-age=31536000, s-maxage=30, immutable"],
      ["set-cookie", null]
    ] as const)
      expect([name, headers.get(name)]).toEqual([name, value])
  })

  it("come from members alone, and under no name but the shop's own", async () => {
    const guest = callsOf(served.ask, { "sec-fetch-site": "same-origin" })
    expect((await guest("POST", photosAt, await somePhoto())).status).toBe(401)
    expect((await guest("DELETE", `${photosAt}/00000000-0000-4000-8000-000000000000`)).status).toBe(401)
    const names = ["ops.json", "..%2fops.json", "x-240.webp", `${"0".repeat(32)}-240.webp`, `${"0".repeat(32)}-240.svg`]
    expect(await statusesOf(names.map((name) => `/media/reviews/${name}`))).toEqual(names.map(() => 404))
  })

  it("may come as the one file of a form", async () => {
    const writer = await writerIn(served, "formulir", 30)
    const picture = Buffer.from(await somePhoto())
    const formOf = (...parts: ReadonlyArray<Buffer>) =>
      Buffer.concat([
        ...parts.flatMap((part) => [
          Buffer.from('--b1\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n'),
          part,
          Buffer.from("\r\n")
        ]),
        Buffer.from("--b1--\r\n")
      ])
    const send = (form: Buffer, type = "multipart/form-data; boundary=b1") =>
      writer("POST", photosAt, new Uint8Array(form), { "content-type": type })
    expect((await send(formOf(picture))).status).toBe(201)
    for (const form of [formOf(picture, picture), formOf(), Buffer.from("--b1\r\n\r\nx")])
      expect((await send(form)).body.code).toBe("MALFORMED_BODY")
    expect((await send(formOf(picture), "multipart/form-data")).body.code).toBe("MALFORMED_BODY")
  })

  it("are refused if a side is shorter than 400 pixels, there are too many, or they cannot be read", async () => {
    const writer = await writerIn(served, "tolak", 30)
    const refusalOf = async (photo: Uint8Array) => {
      const { status, body } = await writer("POST", photosAt, photo)
      return [status, body.code, body.details?.problem]
    }
    expect(await refusalOf(await somePhoto({ width: 399, height: 900 }))).toEqual([422, "PHOTO_REFUSED", "tooSmall"])
    expect((await upload(writer, await somePhoto({ width: 400, height: 400 }))).picture.webp).toEqual([240, 400])
    const huge = await somePhoto({ width: 4_901, height: 4_900, format: "png" })
    expect(await refusalOf(huge)).toEqual([422, "PHOTO_REFUSED", "tooManyPixels"])
    expect(await refusalOf(new TextEncoder().encode("<svg/>"))).toEqual([422, "PHOTO_REFUSED", "unreadable"])
    const [status, code] = await refusalOf(new Uint8Array(8 * 1024 * 1024 + 1))
    expect([status, code]).toEqual([413, "BODY_TOO_LARGE"])
  })

  it("are bounded if they are long, and never wider than they are", async () => {
    const writer = await writerIn(served, "panjang", 30)
    const tall = await upload(writer, await somePhoto({ width: 400, height: 4_000 }))
    expect([tall.picture.avif, tall.picture.ratio]).toEqual([[160], 10])
    const between = await upload(writer, await somePhoto({ width: 700, height: 700 }))
    expect(between.picture.avif).toEqual([240, 480, 700])
  })

  it("are removed by their owner alone", async () => {
    const [writer, other] = [await writerIn(served, "buang", 30), await writerIn(served, "orang", 30)]
    const photo = await upload(writer)
    const at = `${photosAt}/${photo.image_id}`
    const refused = await other("DELETE", at)
    expect([refused.status, refused.body.code]).toEqual([404, "PHOTO_UNKNOWN"])
    expect(await statusesOf([photo.url])).toEqual([200])
    expect((await writer("DELETE", at)).status).toBe(200)
    await served.shop.settle()
    expect(await statusesOf(addressesOf(photo))).toEqual(addressesOf(photo).map(() => 404))
    expect((await writer("DELETE", at)).body.code).toBe("PHOTO_UNKNOWN")
  })

  it("are thirty of one member at most while no review has taken them", async () => {
    const [writer, other] = [await writerIn(served, "banyak", 30), await writerIn(served, "lain", 30)]
    const picture = await somePhoto({ width: 400, height: 400 })
    const before = (await photoFiles(dataDir)).length
    let [stored, tries] = [0, 0]
    // Six of one member may wait at a time; the others are asked to come again.
    while (stored < 30 && tries++ < 20) {
      const answers = await Promise.all(Array.from({ length: 40 }, () => writer("POST", photosAt, picture)))
      stored += answers.filter(({ status }) => status === 201).length
    }
    expect(stored).toBe(30)
    const full = await writer("POST", photosAt, picture)
    expect([full.status, full.body.code]).toEqual([409, "PHOTOS_FULL"])
    expect((await photoFiles(dataDir)).length - before).toBe(30 * 4)
    expect((await other("POST", photosAt, picture)).status).toBe(201)
  })

  it("go after 24 hours, with their files", async () => {
    const writer = await writerIn(served, "lama", 30)
    const photo = await upload(writer)
    const name = photo.picture.src.slice("/media/reviews/".length)
    const filesOf = async () => (await photoFiles(dataDir)).filter((file) => file.startsWith(name))
    served.clock.advance(24 * hour - 60_000)
    await served.shop.settle()
    expect(await filesOf()).toHaveLength(6)
    served.clock.advance(2 * 60_000)
    await served.shop.settle()
    expect(await filesOf()).toEqual([])
  })
})
