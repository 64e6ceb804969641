import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { sql } from "kysely"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { shopEngines } from "#specs/database.ts"
import { productOf } from "#specs/orders/selling-shop.ts"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import type { Calls } from "#specs/orders/signed-in.ts"
import { command, staffAt, storedReview } from "../moderation/staff.ts"
import { countedNaively, post, reviewOf, reviewText, writerIn } from "../writing/review-writers.ts"
import { photoFiles, photosAt, type Uploaded, upload } from "./some-photos.ts"

const mine = "/api/public/user/me/reviews"
const addressOf = (id: string) => `/api/public/reviews/${id}`
const imageOf = ({ image_id }: Uploaded, words: Readonly<Record<string, string>> = {}) => ({ image_id, ...words })

const tokenOf = ({ shop }: ServedShop) => ({ authorization: `Bearer ${shop.opsToken}` })

describe.each(shopEngines)("photos of a review, on %s", (engine) => {
  let served: ServedShop
  let dataDir: string
  let staff: ReturnType<typeof staffAt>
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "pendar-photos-"))
    served = await openServedShop(engine, { a: 5, b: 5, c: 5 }, { settings: { DATA_DIR: dataDir } })
    staff = staffAt(served)
  })
  afterAll(async () => {
    await served.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  let texts = 0
  const textOf = () => reviewText(10_000 + ++texts)
  const changeOf = (details: string, version: number, more: Readonly<Record<string, unknown>> = {}) => {
    const { product_id: _, ...form } = reviewOf("a", details)
    return { ...form, version, ...more }
  }
  const own = async (calls: Calls, id: string) => (await calls("GET", `${mine}/${id}`)).body.data
  const shown = async (id: string) => {
    await served.shop.catalogue.refresh()
    return (await (await served.ask(addressOf(id))).json()).data?.review
  }
  const publish = async (id: string) => {
    const { version, pictures } = (await storedReview(served, id)) ?? { version: 0, pictures: [] }
    // Photos that came after staff looked are not published unseen.
    if (pictures.length > 0) expect((await staff.ops("reviews", "publish", id)).code).toBe("REVIEW_VERSION_MISSING")
    expect((await staff.ops("reviews", "publish", id, "--version", String(version))).status).toBe(200)
  }
  const isServed = async (photo: Uploaded) => (await served.ask(photo.url)).status === 200
  const filesOf = async (photo: Uploaded) =>
    (await photoFiles(dataDir)).filter((file) => photo.picture.src.endsWith(file.slice(0, 32))).length
  const photosOf = async (product: string) =>
    (await (await served.ask(`/api/public/review-images/${productOf(product)}/product`)).json()).data
  /** A published review with photos. */
  const publishedWith = async (writer: Calls, product: string, photos: ReadonlyArray<Uploaded>) => {
    const sent = await post(writer, reviewOf(product, textOf(), { images: photos.map((photo) => imageOf(photo)) }))
    expect([sent.status, sent.body.data.status]).toEqual([201, "held"])
    await publish(sent.body.data._id)
    return sent.body.data._id as string
  }

  it("have it held until staff have looked, and are shown in their order with what they show", async () => {
    const writer = await writerIn(served, "ayu", 30)
    const [first, second] = [await upload(writer), await upload(writer)]
    const sent = await post(
      writer,
      reviewOf("a", textOf(), {
        images: [imageOf(second, { name: "lengan", description: " Warna di lengan  saya " }), imageOf(first)]
      })
    )
    expect([sent.status, sent.body.data.status]).toEqual([201, "held"])
    const id = sent.body.data._id
    expect([await shown(id), await photosOf("a")]).toEqual([undefined, []])
    expect((await own(writer, id)).photos).toEqual([
      {
        ...second,
        name: "lengan",
        description: "Warna di lengan saya",
        picture: { ...second.picture, alt: "Warna di lengan saya" }
      },
      first
    ])
    await publish(id)
    const pictures = [{ ...second.picture, alt: "Warna di lengan saya" }, first.picture]
    expect((await shown(id)).images).toEqual(pictures)
    expect((await photosOf("a")).map(({ picture }: { readonly picture: unknown }) => picture)).toEqual(pictures)
    // Sent nowhere else, they are in the review that has taken them.
    expect((await writer("DELETE", `${photosAt}/${first.image_id}`)).body.code).toBe("PHOTO_UNKNOWN")
  })

  it("that are unknown, another member's or another review's refuse it, and nothing is lost or counted", async () => {
    const [writer, other] = [await writerIn(served, "tolak", 30), await writerIn(served, "milik", 30)]
    const [own, foreign] = [await upload(writer), await upload(other)]
    const unknown = { image_id: "00000000-0000-4000-8000-000000000000" }
    const details = textOf()
    for (const images of [[unknown], [imageOf(own), imageOf(foreign)], [imageOf(own), unknown]])
      for (let time = 0; time < 2; time++) {
        const { status, body } = await post(writer, reviewOf("a", details, { images }))
        expect([status, body.code]).toEqual([422, "PHOTO_UNKNOWN"])
      }
    // Six of them in a row: no pause has begun.
    const id = (await post(writer, reviewOf("a", details, { images: [imageOf(own)] }))).body.data._id
    expect(id).toEqual(expect.any(String))
    const twice = await post(writer, reviewOf("b", textOf(), { images: [imageOf(own)] }))
    expect([twice.status, twice.body.code]).toEqual([422, "PHOTO_UNKNOWN"])
    expect([await isServed(own), await isServed(foreign)]).toEqual([true, true])
  })

  it("are five at most, each once, with words of 125 characters and no control characters", async () => {
    const writer = await writerIn(served, "lima", 30)
    const photos = await Promise.all(Array.from({ length: 6 }, () => upload(writer)))
    const [one] = photos as [Uploaded]
    const refused = [
      photos.map((photo) => imageOf(photo)),
      [imageOf(one), imageOf(one)],
      [imageOf(one, { description: "a".repeat(126) })],
      [imageOf(one, { name: "a\u0007" })],
      [{ image_id: "1" }]
    ]
    for (const images of refused) {
      const { status, body } = await post(writer, reviewOf("c", textOf(), { images }))
      expect([status, body.code]).toEqual([422, "INVALID_DATA"])
    }
    const images = photos.slice(0, 5).map((photo) => imageOf(photo, { description: "😀".repeat(125) }))
    expect((await post(writer, reviewOf("c", textOf(), { images }))).status).toBe(201)
  })

  it("say nothing that its text may not say", async () => {
    const writer = await writerIn(served, "tautan", 30)
    const photo = await upload(writer)
    const images = [imageOf(photo, { description: "pesan di https://toko-lain.test/promo" })]
    const { status, body } = await post(writer, reviewOf("b", textOf(), { images }))
    expect([status, body.code, body.details.findings]).toEqual([
      422,
      "REVIEW_REFUSED",
      [{ code: "URL", quote: expect.stringContaining("toko-lain.test") }]
    ])
    const mended = await post(writer, reviewOf("b", textOf(), { images: [imageOf(photo, { description: "Isi" })] }))
    expect([mended.status, mended.body.data.status]).toEqual([201, "held"])
  })

  it("hold a change that adds one; one that removes or orders them is shown at once", async () => {
    const writer = await writerIn(served, "ubah", 30)
    const [first, second, third] = [await upload(writer), await upload(writer), await upload(writer)]
    const id = await publishedWith(writer, "a", [first, second])
    const change = async (version: number, more: Readonly<Record<string, unknown>>) => {
      const { status, body } = await writer("PUT", addressOf(id), changeOf(textOf(), version, more))
      return [status, body.data?.status, body.data?.photos.map(({ image_id }: Uploaded) => image_id)]
    }
    const ids = (...photos: ReadonlyArray<Uploaded>) => photos.map(({ image_id }) => image_id)
    expect(await change(2, {})).toEqual([200, "published", ids(first, second)])
    expect(await change(3, { images: [imageOf(second), imageOf(first)] })).toEqual([
      200,
      "published",
      ids(second, first)
    ])
    expect((await shown(id)).images).toEqual([second.picture, first.picture])
    expect(await change(4, { images: [imageOf(second)] })).toEqual([200, "published", ids(second)])
    await served.shop.settle()
    expect([await filesOf(first), await filesOf(second), await isServed(first)]).toEqual([0, 6, false])
    expect(await change(5, { images: [imageOf(third), imageOf(second)] })).toEqual([200, "held", ids(third, second)])
    // The photo is gone with the change before.
    const gone = await writer("PUT", addressOf(id), changeOf(textOf(), 6, { images: [imageOf(first)] }))
    expect([gone.status, gone.body.code, gone.body.details]).toEqual([
      422,
      "PHOTO_UNKNOWN",
      { image_ids: [imageOf(first).image_id] }
    ])
    // One that staff have not looked at stays held; without photos there is nothing to look at.
    expect(await change(6, { images: [imageOf(third)] })).toEqual([200, "held", ids(third)])
    expect(await change(7, { images: [] })).toEqual([200, "published", []])
    expect(await countedNaively(served)).toEqual([])
  })

  it("count for readers: those who filter by photos, and the order by helpfulness", async () => {
    const writer = await writerIn(served, "hitung", 30)
    const photo = await upload(writer)
    const id = await publishedWith(writer, "c", [photo])
    const helpful = async () =>
      (
        await Effect.runPromise(
          served.shop.db.ask((on) => sql<{ helpful: number }>`select helpful from reviews where id = ${id}`.execute(on))
        )
      ).rows[0]?.helpful
    const withPhoto = async () => {
      await served.shop.catalogue.refresh()
      const filter = encodeURIComponent(JSON.stringify({ product: productOf("c"), with_photo: true }))
      const { data } = await (await served.ask(`/api/public/reviews?filter=${filter}`)).json()
      return data.some(({ _id }: { readonly _id: string }) => _id === id)
    }
    expect([await helpful(), await withPhoto()]).toEqual([0.1, true])
    expect((await writer("PUT", addressOf(id), changeOf(textOf(), 2, { images: [] }))).body.data.status).toBe(
      "published"
    )
    expect([await helpful(), await withPhoto()]).toEqual([0, false])
  })

  it("of a hidden review are served no longer than 30 seconds, and again once it is published", async () => {
    const writer = await writerIn(served, "sembunyi", 30)
    const photo = await upload(writer)
    const id = await publishedWith(writer, "b", [photo])
    expect(await isServed(photo)).toBe(true)
    await staff.ops("reviews", "hide", id, "--say", "Bukan tentang produk ini.")
    served.clock.advance(31_000)
    expect(await isServed(photo)).toBe(false)
    await publish(id)
    expect(await isServed(photo)).toBe(true)
    expect(await filesOf(photo)).toBe(6)
  })

  it("go with it, and those of another review stay", async () => {
    const writer = await writerIn(served, "hapus", 30)
    const [first, second] = [await upload(writer), await upload(writer)]
    // The same picture, sent twice.
    expect(first.picture.src).not.toBe(second.picture.src)
    const [one, other] = [await publishedWith(writer, "a", [first]), await publishedWith(writer, "b", [second])]
    expect((await writer("DELETE", addressOf(one))).status).toBe(200)
    await served.shop.settle()
    expect([await filesOf(first), await filesOf(second)]).toEqual([0, 6])
    expect([await isServed(second), (await shown(other)).images.length]).toEqual([true, 1])
  })

  it("go to one of two reviews that take them at once", async () => {
    for (let round = 0; round < 5; round++) {
      const writer = await writerIn(served, `lomba${round}`, 30)
      const photo = await upload(writer)
      const sent = await Promise.all(
        ["a", "b"].map((product) => post(writer, reviewOf(product, textOf(), { images: [imageOf(photo)] })))
      )
      expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 422])
    }
  })

  it("are looked at by staff: each has its address and what it shows", async () => {
    const writer = await writerIn(served, "lihat", 30)
    const photo = await upload(writer)
    const images = [imageOf(photo, { description: "Botolnya" })]
    const { body } = await post(writer, reviewOf("a", textOf(), { images }))
    const line = `  picture: http://shop.test${photo.picture.src}-800.webp\t"Botolnya"`
    for (const words of [["show", body.data._id], ["list"]])
      expect((await staff.ops("reviews", ...words)).said.split("\n")).toContain(line)
    expect((await served.ask(`${photo.picture.src}-800.webp`)).status).toBe(200)
    await staff.ops("reviews", "hide", body.data._id, "--say", "Bukan tentang produk ini.")
    served.clock.advance(31_000)
    expect(await isServed(photo)).toBe(false)
    const file = join(dataDir, "photo.webp")
    const written = command("reviews", "photo", body.data._id, "1", "--out", file)
    const { data } = await (await served.ask(written.path, { headers: tokenOf(served) })).json()
    written.save?.(data)
    expect(await sharp(file).metadata()).toMatchObject({ format: "webp", width: 800, height: 600 })
    expect((await staff.ops("reviews", "photo", body.data._id, "2", "--out", file)).code).toBe("REVIEW_NOT_FOUND")
    expect((await served.ask(written.path)).status).toBe(401)
  })

  it("are listed with the newest reviews first, of a product or a member, part by part", async () => {
    const [writer, other] = [await writerIn(served, "Terbaru", 30), await writerIn(served, "kedua", 30)]
    const [first, second, third] = [await upload(writer), await upload(writer), await upload(other)]
    served.clock.advance(1_000)
    const one = await publishedWith(writer, "b", [first, second])
    served.clock.advance(1_000)
    const two = await publishedWith(other, "c", [third])
    const list = async (query: string) => {
      const { data, meta } = await (await served.ask(`/api/public/review-images?${query}`)).json()
      return { sources: data.map(({ picture }: Uploaded) => picture.src), total: meta.total, data }
    }
    const all = await list("limit=3")
    expect(all.sources).toEqual([third, first, second].map(({ picture }) => picture.src))
    expect(all.data[0]).toMatchObject({ review_id: two, user_name: "kedua", rating: 4 })
    expect((await list("skip=1&limit=1")).sources).toEqual([first.picture.src])
    const filter = (value: unknown) => `filter=${encodeURIComponent(JSON.stringify(value))}`
    const ofWriter = await list(filter({ user_name: "terbaru" }))
    expect([ofWriter.sources, ofWriter.total]).toEqual([[first, second].map(({ picture }) => picture.src), 2])
    const ofBoth = await list(filter({ user_name: "terbaru", product: productOf("c") }))
    expect([ofBoth.sources, ofBoth.total]).toEqual([[], 0])
    expect((await list(filter({ product: productOf("b") }))).sources.slice(0, 2)).toEqual(ofWriter.sources)
    expect((await served.ask("/api/public/review-images?limit=101")).status).toBe(422)
    await staff.ops("reviews", "hide", one, "--say", "Bukan tentang produk ini.")
    expect((await list("limit=3")).sources.slice(0, 1)).toEqual([third.picture.src])
    expect((await list(filter({ user_name: "terbaru" }))).total).toBe(0)
  })
})
