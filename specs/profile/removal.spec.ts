import { randomUUID } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { sql } from "kysely"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { passwordsOver } from "#adapters/identity/password.ts"
import { openKeys } from "#adapters/memory/open-ops.ts"
import { sqlAccount } from "#adapters/postgres/members/account.sql.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import { profilesOver } from "#adapters/server/ports/profile.ts"
import { MemberId } from "#core/account/member.ts"
import { instant } from "#core/kernel/moment.ts"
import { putMembers } from "../orders/members.ts"
import { productOf } from "../orders/selling-shop.ts"
import { openServedShop, type ServedShop } from "../orders/served-shop.ts"
import { contactOf, delivery } from "../orders/shopper.ts"
import { type Calls, callsOf, signedIn } from "../orders/signed-in.ts"
import { staffAt } from "../reviews/moderation/staff.ts"
import { addressesOf, photoFiles, type Uploaded, upload } from "../reviews/photos/some-photos.ts"
import { post, reviewOf, reviewText } from "../reviews/writing/review-writers.ts"

const secret = "kata-sandi-ani"
const telling = "Jalan Mawar Rahasia"

describe("an account that is removed", () => {
  let shop: ServedShop
  let ani: Calls
  let image: string
  let photo: Uploaded
  let dataDir: string
  let review: string
  let order: { readonly code: string; readonly access_key: string }
  const rows = (question: string) =>
    Effect.runPromise(shop.shop.db.ask((on) => sql.raw<Record<string, unknown>>(question).execute(on))).then(
      (result) => result.rows
    )

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "pendar-removal-"))
    shop = await openServedShop("postgres", { a: 5 }, { settings: { DATA_DIR: dataDir } })
    const { db } = shop.shop
    await putMembers(db, "ani", "budi")
    const hash = await Effect.runPromise(passwordsOver().hash(secret))
    await Effect.runPromise(
      db.ask((on) => on.updateTable("members").set({ password_hash: hash }).where("id", "=", "ani").execute())
    )
    ani = await signedIn(db, MemberId("ani"), shop.clock.now(), shop.ask)
    const place = delivery.delivery.address
    await ani("POST", "/api/public/user/me/addresses", { address: { ...place, line: telling }, is_default: true })
    await ani("POST", "/api/public/search-history-keywords", { keyword: "serum rahasia" })
    const goods = { product_id: productOf("a"), combination_id: "a", quantity: 1 }
    const bag = await ani("POST", "/api/cart/user/me/carts", goods)
    const opened = await ani("POST", "/api/orders/checkouts", { cart_id: bag.body.data._id })
    const given = { contact: contactOf("ani@pembeli.test"), ...delivery, bank: "bca" }
    const ready = await ani("PUT", `/api/orders/checkouts/${opened.body.data.checkout_id}`, given)
    const { checkout_id, version, quote_hash } = ready.body.data
    const key = { "idempotency-key": randomUUID() }
    order = (await ani("POST", "/api/orders/order", { checkout_id, version, quote_hash }, key)).body.data.order
    await ani("POST", "/api/cart/user/me/carts", goods)
    const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#fff" } })
      .png()
      .toBuffer()
    photo = await upload(ani)
    const written = reviewOf("a", reviewText(1), {
      images: [{ image_id: photo.image_id, description: "Wajahku sesudah seminggu" }]
    })
    review = (await post(ani, written)).body.data._id
    expect((await staffAt(shop).ops("reviews", "publish", review, "--version", "1")).status).toBe(200)
    await upload(ani)
    image = (await ani("POST", "/api/public/user/me/avatar", new Uint8Array(picture))).body.data.image
  })
  afterAll(async () => {
    await shop.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  it("gives everything that is stored of it, but nothing that opens anything", async () => {
    const { body } = await ani("GET", "/api/public/user/me/data")
    const text = JSON.stringify(body)
    for (const held of ["ani@pembeli.test", telling, "serum rahasia", order.code, photo.picture.src, "Wajahku"])
      expect(text).toContain(held)
    expect(Object.keys(body.data.subjects)).toEqual(
      expect.arrayContaining(["profile", "addresses", "bag", "orders", "points", "vouchers", "reviews"])
    )
    expect(text).not.toMatch(/password|argon2|"id":"[\w-]{43}"/)
    expect((await callsOf(shop.ask)("GET", "/api/public/user/me/data")).status).toBe(401)
  })

  it("asks for the password, and counts wrong ones as the door does", async () => {
    const remove = (body: unknown) => ani("POST", "/api/public/user/me/removal", body)
    expect((await remove({ password: "salah" })).body.code).toBe("PASSWORD_WRONG")
    expect((await remove({ otp_hash: "made-up" })).body.code).toBe("PHONE_NOT_PROVEN")
    expect((await remove({})).status).toBe(422)
    expect(await rows("select fails from members where id = 'ani'")).toEqual([{ fails: 1 }])
    expect((await ani("GET", "/api/public/user/me")).status).toBe(200)
  })

  it("stays if a reset has ended the session while the password was compared", async () => {
    const { db } = shop.shop
    const budi = MemberId("budi")
    const at = instant(shop.clock.now())
    const { sessions } = sqlAccount(db, () => at)
    await Effect.runPromise(sessions.create({ id: "thief", member: budi, startedAt: at, seenAt: at }))
    await rows("update members set password_hash = 'hash' where id = 'budi'")
    const { profile } = profilesOver({
      db,
      config: { dataDir: tmpdir() },
      regions: regionsOfIndonesia(),
      services: {
        passwords: {
          hash: () => Effect.die("sets none"),
          verify: () => Effect.as(Effect.orDie(sessions.endAll(budi)), true)
        },
        keys: openKeys()
      },
      mailing: { sendIn: () => () => Effect.succeed(true) },
      log: { warn: () => {} }
    })
    const caller = { member: budi, session: "thief", language: "id", now: at } as const
    const removal = profile(caller).removeAccount({ password: "rahasia" })
    expect(await Effect.runPromise(Effect.flip(removal))).toMatchObject({ _tag: "Unauthenticated" })
    expect(await rows("select removed_at from members where id = 'budi'")).toEqual([{ removed_at: null }])
  })

  it("leaves the orders and what was written, and nothing that tells whose they were", async () => {
    await rows(`insert into reviews (product_id, id, member_id, product_name, details, rating, stars, recommended, repurchase,
      verified, status, created_at) values (1, 'r1', 'ani', 'Lipstik', 'Bagus', 5, '{}', true, true, true, 'published', now())`)
    expect((await ani("POST", "/api/public/user/me/removal", { password: secret })).body.data).toEqual({
      removed: true
    })
    expect((await ani("GET", "/api/public/user/me")).status).toBe(401)
    expect((await shop.ask(`/media/${image}-96.webp`)).status).toBe(404)
    const [member] = await rows("select * from members where id = 'ani'")
    expect(JSON.stringify(member)).not.toMatch(/pembeli|Lestari|argon2/)
    expect(member).toMatchObject({ user_name: "", email: "", first_name: "", image: null, traits: [] })
    for (const table of ["member_addresses", "member_bags", "search_history", "search_clicks", "sessions"])
      expect([table, await rows(`select * from ${table} where member_id = 'ani'`)]).toEqual([table, []])
    expect(await rows("select code from orders where member_id = 'ani'")).toEqual([{ code: order.code }])
    const key = { "x-order-key": order.access_key }
    expect((await callsOf(shop.ask)("GET", `/api/orders/users/me/orders/${order.code}`, undefined, key)).status).toBe(
      200
    )
    const people = await callsOf(shop.ask)("GET", `/api/public/users?filter={"user_name":"ani"}`)
    expect(people.body.data).toEqual([])
    expect(await rows("select user_name from members join reviews on members.id = reviews.member_id")).toEqual([
      { user_name: "" },
      { user_name: "" }
    ])
    // A published review stays; who is seen in its photos is no longer.
    await shop.shop.settle()
    const { data } = await (await shop.ask(`/api/public/reviews/${review}`)).json()
    expect([data.review.images, data.review.user.user_name]).toEqual([[], ""])
    expect(await rows("select * from review_photos")).toEqual([])
    for (const address of addressesOf(photo))
      expect([address, (await shop.ask(address)).status]).toEqual([address, 404])
    expect((await photoFiles(dataDir)).length).toBe(0)
  })
})
