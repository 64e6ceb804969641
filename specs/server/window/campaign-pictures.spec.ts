import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openSpecShop, type SpecShop } from "#specs/shop.ts"
import { setupCalls } from "../ops/setup-calls.ts"

describe("pictures for banners", () => {
  let shop: SpecShop
  const { put } = setupCalls(() => shop)
  const add = async (bytes: Uint8Array, token = shop.shop.opsToken) => {
    const answer = await shop.ask("/ops/pictures", {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ file: "1212.png", picture: Buffer.from(bytes).toString("base64") })
    })
    return { status: answer.status, body: await answer.json() }
  }
  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#6d1c50" } })
      .png()
      .toBuffer()
  beforeAll(async () => {
    shop = await openSpecShop()
  })
  afterAll(() => shop.close())

  it("are added by operations, served in several widths, and taken by rows of banners", async () => {
    const { status, body } = await add(await drawn(1200, 600))
    expect(status).toBe(200)
    expect(body.data).toEqual({
      file: "1212.png",
      address: expect.stringMatching(/^\/media\/campaigns\/[0-9a-f]{32}$/)
    })
    const again = await add(await drawn(1200, 600))
    expect(again.body.data).toEqual(body.data)
    const served = await shop.ask(`${body.data.address}-480.avif`)
    expect([served.status, served.headers.get("content-type")]).toEqual([200, "image/avif"])
    const hero = { id: "1212", group: "top_banners", location: "home", title_id: "Serba 12.12", from: "2026-01-01" }
    expect((await put({ banners: [{ ...hero, wide: body.data.address }] })).status).toBe(200)
    const filter = encodeURIComponent('{"locations":["home"]}')
    const banners = async () =>
      (await (await shop.ask(`/api/banners/all-home-banner/all?filter=${filter}`)).json()).data.top_banners
    await expect
      .poll(async () => (await banners()).find(({ _id }: { _id: string }) => _id === "1212")?.wide.src, {
        timeout: 5_000
      })
      .toBe(body.data.address)
  })

  it("are refused with the reason if they are none, or too small", async () => {
    const refused = async (bytes: Uint8Array) => {
      const { status, body } = await add(bytes)
      return [status, body.code, body.details.problem]
    }
    expect(await refused(new TextEncoder().encode("no picture at all"))).toEqual([422, "PICTURE_REFUSED", "unreadable"])
    expect(await refused(await drawn(399, 800))).toEqual([422, "PICTURE_REFUSED", "tooSmall"])
  })

  it("are for the token alone", async () => {
    expect((await add(await drawn(400, 400), "made-up")).status).toBe(401)
  })
})
