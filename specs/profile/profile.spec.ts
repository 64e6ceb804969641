import { Effect } from "effect"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { profileWire } from "#adapters/wire/account/profile.wire.ts"
import { searchHistoryWire } from "#adapters/wire/search-history.wire.ts"
import { MemberId } from "#core/account/member.ts"
import { changeOf, draftOfMember, profileProblems } from "#core/profile/profile.form.ts"
import { someMember } from "../account/some-member.ts"
import { someNow } from "../arbitraries.ts"
import { putMembers } from "../orders/members.ts"
import { openServedShop, type ServedShop } from "../orders/served-shop.ts"
import { type Calls, callsOf, signedIn } from "../orders/signed-in.ts"

const emptyProfile = draftOfMember(someMember())
const address = {
  recipient: "Ani Lestari",
  phone_no: "081234567890",
  phone_code: "+62",
  district_id: "31.74.07",
  subdistrict: { name: "Senayan" },
  postal_code: "12190",
  line: "Jalan Senopati 12"
}

describe("a member's profile", () => {
  let shop: ServedShop
  let ani: Calls
  let budi: Calls
  let guest: Calls
  beforeAll(async () => {
    shop = await openServedShop("postgres", { a: 5 })
    const { db } = shop.shop
    await putMembers(db, "ani", "budi")
    await Effect.runPromise(
      db.ask((on) =>
        on
          .insertInto("tags")
          .values(
            ["skin-oily", "tone-tan"].map((id, position) => ({
              id,
              tag_group: id.split("-")[0] ?? "",
              name: JSON.stringify({ id, en: id }),
              position
            }))
          )
          .execute()
      )
    )
    await Effect.runPromise(
      db.ask((on) =>
        on
          .insertInto("categories")
          .values(
            ["makeup", "makeup-lips", "makeup-lips-gloss"].map((id, place) => ({
              id,
              slug: id,
              name: JSON.stringify({ id, en: id }),
              level: place === 0 ? (1 as const) : place === 1 ? (2 as const) : (3 as const),
              parent_id: place === 0 ? null : (["makeup", "makeup-lips"][place - 1] ?? null),
              featured: false,
              position: place,
              picture: null
            }))
          )
          .execute()
      )
    )
    ani = await signedIn(db, MemberId("ani"), shop.clock.now(), shop.ask)
    budi = await signedIn(db, MemberId("budi"), shop.clock.now(), shop.ask)
    guest = callsOf(shop.ask)
  })
  afterAll(() => shop.close())

  it("is shown to its owner, by each of its names", async () => {
    for (const path of ["/api/public/user/me", "/api/public/profile", "/api/public/me"]) {
      expect((await ani("GET", path)).body.data).toMatchObject({ _id: "ani", email: "ani@pembeli.test" })
      expect((await guest("GET", path)).status).toBe(401)
    }
  })

  it("is changed by its owner only", async () => {
    const change = {
      first_name: "Ani",
      last_name: "Lestari",
      bio: "Suka serum",
      gender: "Female",
      date_of_birth: "1998-03-31"
    }
    expect((await ani("PUT", "/api/public/users/ani", change)).body.data).toMatchObject(change)
    expect((await ani("PUT", "/api/public/users/ani", { bio: "", last_name: "" })).body.data).toMatchObject({
      last_name: ""
    })
    expect((await budi("PUT", "/api/public/users/ani", change)).body.code).toBe("MEMBER_NOT_FOUND")
    expect((await guest("PUT", "/api/public/users/ani", change)).status).toBe(401)
  })

  it("lives at a place of the map, by the map's own name", async () => {
    const [jakarta] = (await guest("GET", "/api/public/countries/ID/provinces")).body.data.filter(
      ({ name }: { name: string }) => name === "DKI Jakarta"
    )
    const cities = (await guest("GET", `/api/public/provinces/${jakarta.id}/cities`)).body.data
    expect(cities).toContainEqual({ id: "31.74", name: "Jakarta Selatan", type: "Kota" })
    expect((await guest("GET", "/api/public/cities/31.74/districts")).body.data).toHaveLength(10)
    expect((await guest("GET", "/api/public/cities/99.99/districts")).status).toBe(404)
    expect((await guest("GET", "/api/public/countries")).body.data[0]).toMatchObject({ id: "ID", phone_code: "+62" })
    const home = { province: { id: "31", name: "Wakanda" }, city: { id: "31.74", name: "x" } }
    expect((await ani("PUT", "/api/public/users/ani", home)).body.data).toMatchObject({
      province: { id: "31", name: "DKI Jakarta" },
      city: { id: "31.74", name: "Kota Jakarta Selatan" }
    })
    const elsewhere = { province: { id: "32", name: "" }, city: { id: "31.74", name: "" } }
    expect((await ani("PUT", "/api/public/users/ani", elsewhere)).body.details.fields).toEqual(["city"])
  })

  it.each([
    [{ first_name: "An1" }, "firstName"],
    [{ first_name: " " }, "firstName"],
    [{ date_of_birth: "2031-01-01" }, "dateOfBirth"],
    [{ date_of_birth: "1998-02-30" }, "dateOfBirth"],
    [{ bio: "x".repeat(201) }, "bio"],
    [{ social: { instagram: "http://instagram.com/ani" } }, "instagram"],
    [{ social: { instagram: "https://instagram.com.evil.test/ani" } }, "instagram"],
    [{ social: { x: "javascript:alert(1)" } }, "x"]
  ])("refuses %j", async (change, field) => {
    const { status, body } = await ani("PUT", "/api/public/users/ani", change)
    expect([status, body.code, body.details.fields]).toEqual([422, "PROFILE_REFUSED", [field]])
  })

  it("has a text of several lines, and none that cannot be stored", async () => {
    const lines = { bio: "Suka serum\ndan toner" }
    expect((await ani("PUT", "/api/public/users/ani", lines)).body.data).toMatchObject(lines)
    for (const bio of ["hai\u0000", "hai\ud800", "hai\tlagi"]) {
      const { status, body } = await ani("PUT", "/api/public/users/ani", { bio })
      expect([status, body.code, Object.keys(body.fields)]).toEqual([422, "INVALID_DATA", ["bio"]])
      expect(profileProblems({ bio }, someNow)).toEqual({ bio: "characters" })
      expect(profileProblems(changeOf({ ...emptyProfile, bio }), someNow)).toEqual({})
    }
    expect(changeOf({ ...emptyProfile, bio: " a\r\nb\tc\u0000 " }).bio).toBe("a\nb c")
    await ani("PUT", "/api/public/users/ani", { bio: "" })
  })

  it("takes no key that it does not know, in any of its calls", async () => {
    const rows = [...Object.values(profileWire), ...Object.values(searchHistoryWire)]
    for (const { method, service, path, bytes } of rows) {
      if (bytes !== undefined) continue
      const filled = `/api/${service}${path.replace(/\{\w+\}/g, "8f2b7a4e-58a1-4a6e-9c55-000000000001")}`
      const answer =
        method === "get" || method === "delete"
          ? await ani(method.toUpperCase(), `${filled}?points=9`)
          : await ani(method.toUpperCase(), filled, { points: 9, level: "super", is_expert: true })
      expect([path, answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([
        path,
        422,
        expect.arrayContaining([expect.stringMatching(/points|body/)])
      ])
    }
  })

  it("keeps coachmarks of every tab", async () => {
    const [buy, couriers] = ["product-buy", "order-couriers"]
    await Promise.all(
      [buy, couriers, buy].map((mark) => ani("PUT", "/api/public/users/ani", { coachmark_visited: [mark] }))
    )
    expect((await ani("GET", "/api/public/user/me")).body.data.coachmark_visited.toSorted()).toEqual([couriers, buy])
  })

  it("stores coachmarks of known tours only, however many are sent", async () => {
    for (const round of [1, 2]) {
      const unknown = Array.from({ length: 49 }, (_, place) => `unknown-${round}-${place}`)
      const sent = { coachmark_visited: [...unknown, "review-sort"] }
      expect((await budi("PUT", "/api/public/users/budi", sent)).status).toBe(200)
    }
    expect((await budi("GET", "/api/public/user/me")).body.data.coachmark_visited).toEqual(["review-sort"])
  })

  it("holds nothing of children without a consent of its own, and nothing after it is taken back", async () => {
    const motherhood = {
      is_mother: true,
      children: [{ year_of_birth: 2024 }],
      total_children: 2,
      children_public: false
    }
    const refused = await ani("PUT", "/api/public/users/ani", { ...motherhood, motherhood_consent: false })
    expect(refused.body.code).toBe("CONSENT_MISSING")
    expect(
      (await ani("PUT", "/api/public/users/ani", { ...motherhood, total_children: 0, motherhood_consent: true })).status
    ).toBe(422)
    const answer = await ani("PUT", "/api/public/users/ani", { ...motherhood, motherhood_consent: true })
    expect(answer.body.data).toMatchObject({ ...motherhood, motherhood_consented_at: expect.any(String) })
    expect((await guest("GET", `/api/public/users?filter={"user_name":"ANI"}`)).body.data[0].children).toBeUndefined()
    const after = await ani("DELETE", "/api/public/user/me/motherhood")
    expect(Object.keys(after.body.data).filter((key) => /child|mother/.test(key))).toEqual([])
  })

  it("takes the specification's own body: the call is the consent, and a consent that stands goes on", async () => {
    const body = { gender: "Female", children_public: false, total_children: 1, is_mother: true }
    const motherhood = { ...body, children: [{ year_of_birth: 2024 }] }
    const first = await ani("PUT", "/api/public/users/ani", motherhood)
    expect([first.status, first.body.data.total_children]).toEqual([200, 1])
    const agreedAt = first.body.data.motherhood_consented_at
    expect(agreedAt).toEqual(expect.any(String))
    const second = await ani("PUT", "/api/public/users/ani", { ...motherhood, total_children: 2 })
    expect(second.body.data).toMatchObject({ total_children: 2, motherhood_consented_at: agreedAt })
    await ani("DELETE", "/api/public/user/me/motherhood")
  })

  it("has beauty tags of the shop's, and newsletters that the member ticked", async () => {
    const tags = { beauty: ["skin-oily", "tone-tan"], beauty_profile_created_from: "review-web" }
    expect((await ani("POST", "/api/public/user/me/tags/", tags)).body.data.beauty).toEqual(tags.beauty)
    expect((await ani("POST", "/api/public/user/me/tags/", { beauty: ["skin-blue"] })).body.code).toBe(
      "PROFILE_REFUSED"
    )
    expect(
      (await ani("POST", "/api/public/user/me/tags/", { interest: ["skin-oily"], newRegister: true })).status
    ).toBe(200)
    // Interests are categories of level 1 and 2 as well, and no others. Decision 0036.
    for (const [interest, code] of [
      [["makeup", "makeup-lips", "skin-oily"], undefined],
      [["makeup-lips-gloss"], "PROFILE_REFUSED"],
      [["makeup-none"], "PROFILE_REFUSED"]
    ] as const)
      expect((await ani("POST", "/api/public/user/me/tags/", { interest })).body.code).toBe(code)
    expect((await ani("GET", "/api/public/user/me")).body.data.interest).toEqual(["makeup", "makeup-lips", "skin-oily"])
    await ani("POST", "/api/public/user/me/tags/", { interest: ["skin-oily"] })
    const chosen = { subscribings: ["pendar"], is_subscribings_set: true }
    expect((await ani("POST", "/api/public/user/me/preferences", chosen)).body.data).toMatchObject(chosen)
    expect((await ani("POST", "/api/public/user/me/preferences", { subscribings: ["spam"] })).status).toBe(422)
  })

  it("shows others what is public and no more", async () => {
    const [seen] = (await budi("GET", `/api/public/users?filter={"user_name":"ani"}&fields=beauty`)).body.data
    expect(Object.keys(seen).toSorted()).toEqual([
      "age",
      "beauty",
      "created_at",
      "is_expert",
      "level",
      "social",
      "user_name"
    ])
    const [own] = (await ani("GET", `/api/public/users?filter={"user_name":"ani"}`)).body.data
    expect(own).toMatchObject({ interest: ["skin-oily"], subscribings: ["pendar"] })
    expect((await guest("GET", `/api/public/users?filter={"user_name":"ani"}&fields=email`)).status).toBe(422)
    expect((await guest("GET", `/api/public/users?filter={"email":"ani@pembeli.test"}`)).status).toBe(422)
    expect((await guest("GET", `/api/public/users?filter={"user_name":"nobody"}`)).body.data).toEqual([])
  })

  it("has a book of 20 addresses, one of them the default", async () => {
    const add = (label: string, is_default = false) =>
      ani("POST", "/api/public/user/me/addresses", { address: { ...address, label }, is_default })
    const first = await add("Rumah")
    expect([first.status, first.body.data[0].is_default]).toEqual([201, true])
    expect(first.body.data[0].address).toMatchObject({ city: { name: "Jakarta Selatan", type: "Kota" } })
    // What is sent once more adds nothing.
    expect((await add("Rumah")).body.data).toHaveLength(1)
    const answers = await Promise.all(Array.from({ length: 22 }, (_, at) => add(`Kantor ${at}`, at === 3)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(19)
    expect(answers.find(({ status }) => status !== 201)?.body.code).toBe("ADDRESSES_FULL")
    const defaults = async () =>
      (await ani("GET", "/api/public/user/me/addresses")).body.data.filter(
        (one: { is_default: boolean }) => one.is_default
      )
    // Which three of those at once find the book full is a matter of chance.
    expect((await defaults()).map(({ address: { label } }: typeof first.body) => label)).toEqual([
      answers[3]?.status === 201 ? "Kantor 3" : "Rumah"
    ])
    const [{ _id }] = await defaults()
    expect((await budi("DELETE", `/api/public/user/me/addresses/${_id}`)).body.code).toBe("ADDRESS_NOT_FOUND")
    expect((await budi("PUT", `/api/public/user/me/addresses/${_id}`, { address })).status).toBe(404)
    await ani("DELETE", `/api/public/user/me/addresses/${_id}`)
    expect(await defaults()).toHaveLength(1)
  })

  it.each([
    [{ recipient: "a".repeat(66) }, "address.recipient"],
    [{ recipient: "1234" }, "address.recipient"],
    [{ phone_no: "123456" }, "address.phone_no"],
    [{ phone_no: "81234567890123" }, "address.phone_no"],
    [{ line: " " }, "address.line"]
  ])("has no address that its form refuses: %j", async (wrong, field) => {
    const answer = await ani("POST", "/api/public/user/me/addresses", { address: { ...address, ...wrong } })
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [field]])
  })

  it("counts the characters of a recipient, not their code units", async () => {
    const answer = await budi("POST", "/api/public/user/me/addresses", {
      address: { ...address, recipient: "𐐀".repeat(65) }
    })
    expect(answer.status).toBe(201)
  })

  it("has a re-encoded picture, square in two sizes, and the old one is gone", async () => {
    const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#b3123a" } })
      .png()
      .toBuffer()
    const sent = await ani("POST", "/api/public/user/me/avatar", new Uint8Array(picture), { "x-crop": "20,10,256" })
    const { image } = sent.body.data
    for (const side of [512, 96]) {
      const answer = await shop.ask(`/media/${image}-${side}.webp`)
      expect(answer.headers.get("content-security-policy")).toContain("sandbox")
      expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({
        width: side,
        height: side,
        format: "webp"
      })
    }
    for (const crop of ["300,10,256", "0,0,301", "0,0,8"])
      expect(
        (await ani("POST", "/api/public/user/me/avatar", new Uint8Array(picture), { "x-crop": crop })).status
      ).toBe(422)
    expect((await ani("POST", "/api/public/user/me/avatar", new TextEncoder().encode("<svg/>"))).body.code).toBe(
      "PICTURE_REFUSED"
    )
    const next = await ani("POST", "/api/public/user/me/avatar", new Uint8Array(picture))
    expect((await shop.ask(`/media/${image}-96.webp`)).status).toBe(404)
    expect((await ani("DELETE", "/api/public/user/me/avatar")).body.data.image).toBeUndefined()
    expect((await shop.ask(`/media/${next.body.data.image}-96.webp`)).status).toBe(404)
  })

  it("remembers the five last searches, each once however it is written", async () => {
    const search = (keyword: string) => ani("POST", "/api/public/search-history-keywords", { keyword })
    for (const words of ["serum", "Lip tint", "SÉRUM", "toner", "masker", "sunscreen", "  lip   TINT "])
      await search(words)
    const list = async (who: Calls) =>
      (await who("GET", "/api/public/search-history-keywords?limit=5")).body.data.map(
        ({ keyword }: { keyword: string }) => keyword
      )
    expect(await list(ani)).toEqual(["lip TINT", "sunscreen", "masker", "toner", "SÉRUM"])
    expect(await list(budi)).toEqual([])
    const [first] = (await ani("GET", "/api/public/search-history-keywords")).body.data
    expect((await budi("DELETE", `/api/public/search-history-keywords/${first._id}`)).status).toBe(404)
    expect((await ani("DELETE", `/api/public/search-history-keywords/${first._id}`)).body.data).toHaveLength(4)
    const click = { keyword: "serum", entity_id: "1", entity_type: "product" }
    const { body } = await ani("POST", "/api/public/search-history-clicks", click)
    expect((await budi("PUT", `/api/public/search/${body.data._id}/feedbacks`, { feedback: true })).status).toBe(404)
    expect((await ani("PUT", `/api/public/search/${body.data._id}/feedbacks`, { feedback: true })).status).toBe(200)
    expect((await ani("DELETE", "/api/public/search-history-keywords-clear")).body.data).toEqual([])
    expect(await list(ani)).toEqual([])
  })

  it("knows its badges", async () => {
    const { body } = await ani("GET", "/api/public/rewards?limit=100")
    expect(body.data).toEqual(["first-review", "five-photos", "first-to-review", "one-year"].map((_id) => ({ _id })))
  })
})
