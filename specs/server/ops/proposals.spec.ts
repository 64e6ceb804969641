import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { removeProposalsOf } from "#adapters/postgres/members/proposals.sql.ts"
import type { OpsRequest } from "#adapters/server/ops/ops-request.ts"
import { MemberId } from "#core/account/member.ts"
import { keepCatalogue } from "../../contracts/stored-catalogue.ts"
import { putMembers } from "../../orders/members.ts"
import { openServedShop, type ServedShop } from "../../orders/served-shop.ts"
import { type Calls, signedIn } from "../../orders/signed-in.ts"
import { noLists, smallCatalogue } from "../../proposals/proposed-shop.ts"
import { proveAddresses, staffAt } from "../../reviews/moderation/staff.ts"
import { somePhoto } from "../../reviews/photos/some-photos.ts"

const whole = {
  brand_name: "Janari",
  category: "rawat",
  subcategory1: "wajah",
  subcategory2: "serum",
  note: "Ada di pasar baru"
}

describe("staff and proposals", () => {
  let shop: ServedShop
  let ayu: Calls
  let picture: Uint8Array
  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
  const staff = async (method: "GET" | "POST", path: string, body?: unknown) => {
    let data: never = undefined as never
    const tell = (given: unknown) => {
      data = given as never
      return []
    }
    const { status, code } = await staffAt(shop).send({
      method,
      path: `/ops/proposals${path}`,
      tell,
      ...(body === undefined ? {} : { body })
    } as OpsRequest)
    return { status, body: { data, code: code as string } }
  }
  const photo = async (): Promise<string> =>
    (await ayu("POST", "/api/public/review-images", picture)).body.data.image_id
  const propose = async (product_name: string, change: object = {}) =>
    (await ayu("POST", "/api/public/products", { ...whole, product_name, images: [await photo()], ...change })).body
      .data

  beforeAll(async () => {
    shop = await openServedShop("postgres", {})
    await keepCatalogue(shop.shop.db, smallCatalogue, noLists)
    await shop.shop.catalogue.refresh()
    await putMembers(shop.shop.db, "ayu")
    await proveAddresses(shop, "ayu")
    ayu = await signedIn(shop.shop.db, MemberId("ayu"), shop.clock.now(), shop.ask)
    picture = await somePhoto({ width: 900, height: 900 })
  })
  afterAll(() => shop.close())

  const subjects = async (): Promise<ReadonlyArray<string>> =>
    (await (await shop.ask("/dev/outbox?to=ayu@pembeli.test")).json()).data.map(
      ({ subject }: { readonly subject: string }) => subject
    )

  it("take a product into the catalogue: found and reviewed, with its brand and photos, and not sold", async () => {
    const made = await propose("Gel Lidah Buaya Segar")
    const listed = await staff("GET", "")
    expect(listed.body.data).toMatchObject([{ id: made._id, brand: { kind: "new", name: "Janari" }, author: "ayu" }])
    expect((await staff("GET", `/${made._id}`)).body.data).toMatchObject({ note: "Ada di pasar baru", version: 1 })
    expect((await staff("GET", `/${made._id}/photos/1`)).status).toBe(200)
    expect((await staff("GET", `/${made._id}/photos/2`)).status).toBe(404)
    expect((await staff("POST", `/${made._id}/accept`, { name: "sari", version: 2 })).body.code).toBe(
      "PROPOSAL_CHANGED"
    )
    const accepted = await staff("POST", `/${made._id}/accept`, { name: "sari", version: 1 })
    expect(accepted.body.data).toMatchObject({ status: "accepted", version: 2 })
    const { became } = accepted.body.data as { readonly became: number }
    const found = await ayu("GET", `/api/catalogue/v3/products/${became}`)
    expect(found.body.data).toMatchObject({
      name: "Gel Lidah Buaya Segar",
      brand: { name: "Janari" },
      available_for_order: false
    })
    expect(found.body.data.id_product).toBeUndefined()
    expect(found.body.data.images).toHaveLength(1)
    const [file] = (found.body.data.picture.src as string).split("/").slice(-1)
    expect((await shop.ask(`/media/reviews/${file}-240.webp`)).status).toBe(200)
    const again = await staff("POST", `/${made._id}/accept`, { name: "sari", version: 2 })
    expect([again.status, again.body.code]).toEqual([409, "PROPOSAL_DECIDED"])
    expect((await ayu("GET", "/api/public/user/me/proposals")).body.data).toMatchObject([
      { status: "accepted", product_id: became }
    ])
    const block = await ayu("GET", `/api/public/user/me/review-block?product_id=${became}`)
    expect(block.body.data).toMatchObject({ blocked: false })
    const second = await ayu("POST", "/api/public/products", {
      ...whole,
      product_name: "Janari gel lidah buaya segar 100ml",
      images: [await photo()],
      is_different: true
    })
    expect([second.status, second.body.code]).toEqual([409, "PRODUCT_EXISTS"])
  })

  it("hide a photo that they refuse for what it shows, also once its proposal is changed, until they accept it", async () => {
    const image = await photo()
    const made = await propose("Serum Bunga Telang", { images: [image] })
    const { file } = await run(
      shop.shop.db.ask((on) =>
        on.selectFrom("review_photos").select("file").where("proposal_id", "=", made._id).executeTakeFirstOrThrow()
      )
    )
    const shown = async () => (await shop.ask(`/media/reviews/${file}-240.webp`)).status
    expect(await shown()).toBe(200)
    await staff("POST", `/${made._id}/refuse`, { name: "sari", version: 1, reason: "content" })
    // So long a photo may be served without asking again. Decision 0110.
    shop.clock.advance(30_001)
    expect(await shown()).toBe(404)
    const change = { ...whole, version: 2, product_name: "Serum Bunga Telang Biru", images: [image] }
    const { body } = await ayu("PUT", `/api/public/products/${made._id}`, change)
    expect(body.data).toMatchObject({ status: "pending", version: 3 })
    expect(await shown()).toBe(404)
    await staff("POST", `/${made._id}/accept`, { name: "sari", version: 3 })
    expect(await shown()).toBe(200)
  })

  it("merge a product into one of the shop, or refuse it with a reason, and its author corrects it", async () => {
    const merged = await propose("Pelembap Rumput Laut")
    expect((await staff("POST", `/${merged._id}/accept`, { name: "sari", version: 1, into: 99 })).body.code).toBe(
      "TARGET_UNKNOWN"
    )
    const into = await staff("POST", `/${merged._id}/accept`, { name: "sari", version: 1, into: 14 })
    expect(into.body.data).toMatchObject({ status: "accepted", became: 14 })
    const other = await propose("Masker Kunyit Emas")
    expect((await staff("POST", `/${other._id}/refuse`, { name: "sari", version: 1, reason: "sebab" })).status).toBe(
      422
    )
    await staff("POST", `/${other._id}/refuse`, { name: "sari", version: 1, reason: "unclear", words: "Mereknya?" })
    const own = (await ayu("GET", "/api/public/user/me/proposals")).body.data.find(
      (one: { readonly _id: string }) => one._id === other._id
    )
    expect(own).toMatchObject({ status: "refused", version: 2, decision: { reason: "unclear", words: "Mereknya?" } })
    const again = await ayu("PUT", `/api/public/products/${other._id}`, {
      ...whole,
      version: 2,
      product_name: "Masker Kunyit Emas Malam",
      images: own.images.map((one: { readonly image_id: string }) => one.image_id)
    })
    expect(again.body.data).toMatchObject({ status: "pending", version: 3 })
    const log = await run(
      shop.shop.db.ask((on) => on.selectFrom("ops_log").select(["action", "name"]).orderBy("position").execute())
    )
    expect(log.filter(({ action }) => action.startsWith("proposal"))).toEqual(
      ["accepted", "refused", "accepted", "accepted", "refused"].map((to) => ({
        action: `proposal ${to}`,
        name: "sari"
      }))
    )
    expect((await subjects()).toReversed()).toEqual([
      expect.stringMatching(/^Janari Gel Lidah Buaya Segar sudah ada di /),
      "Usulanmu Janari Serum Bunga Telang belum bisa kami terima",
      expect.stringMatching(/^Janari Serum Bunga Telang Biru sudah ada di /),
      "Janari Pelembap Rumput Laut ternyata sudah ada",
      "Usulanmu Janari Masker Kunyit Emas belum bisa kami terima"
    ])
  })

  it("take a proposed brand, and leave what was accepted when its author goes", async () => {
    const brand = (await ayu("POST", "/api/public/brands", { brand_name: "Rimpang" })).body.data
    const accepted = await staff("POST", `/${brand._id}/accept`, { name: "sari", version: 1 })
    expect(accepted.body.data).toMatchObject({ kind: "brand", status: "accepted" })
    await run(shop.shop.db.inTransaction((tx) => tx.ask((on) => removeProposalsOf(on, MemberId("ayu")))))
    const left = await run(
      shop.shop.db.ask((on) => on.selectFrom("product_proposals").select(["status", "member_id"]).execute())
    )
    expect(left).toEqual(Array(3).fill({ status: "accepted", member_id: null }))
  })

  it("are asked by no one without the token, and answer nonsense with a code, never a failure", async () => {
    expect((await shop.ask("/ops/proposals")).status).toBe(401)
    for (const bad of [
      { product_name: 3 },
      { product_name: "x".repeat(501) },
      { images: ["../../etc/passwd"] },
      { category: "a/b" },
      { brand_id: -1 },
      { product_name: "a\u0000b" },
      { note: "n".repeat(4_001) }
    ]) {
      const refused = await ayu("POST", "/api/public/products", {
        ...whole,
        product_name: "Gel",
        images: [],
        ...bad
      })
      expect(refused.status).toBe(422)
    }
    expect((await ayu("PUT", "/api/public/products/abc", whole)).status).toBeLessThan(500)
    expect(shop.failures()).toEqual([])
  })
})
