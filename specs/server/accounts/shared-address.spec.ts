import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { line } from "#specs/orders/selling-shop.ts"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import { guestAt } from "#specs/orders/shopper.ts"
import { viewerAt } from "../viewer.ts"

const settings = { LIMITS: "default", PROXY_HOPS: "1" }
const minuteMs = 60_000

describe("people behind the one address of a mobile network", () => {
  let shop: ServedShop
  let people = 0
  beforeAll(async () => {
    shop = await openServedShop("postgres", { lipstick: 10_000 }, { settings })
  })
  afterAll(() => shop.close())

  const from =
    (address: string): ServedShop["ask"] =>
    (path, init) => {
      const headers = new Headers(init?.headers)
      headers.set("x-forwarded-for", address)
      return shop.ask(path, { ...init, headers })
    }
  /** Members who registered at home, each at an address of their own. */
  const members = async (count: number) => {
    const names: Array<string> = []
    for (let one = 0; one < count; one++) {
      people++
      const who = viewerAt(from(`10.1.${people >> 8}.${people & 255}`))
      const { status } = await who.register({ name: `warga${people}`, phone: `8133${String(people).padStart(7, "0")}` })
      expect(status).toBe(201)
      names.push(`warga${people}`)
    }
    return names
  }
  /** Logs in with a browser that was never seen, and orders one unit. */
  const shops = async (name: string, address: string): Promise<ReadonlyArray<number>> => {
    const who = viewerAt(from(address))
    const login = await who.post("/auth/login", { email: name, password: "rahasia1" })
    const { product, combination } = line("lipstick")
    const withCookies: ServedShop["ask"] = (path, init) => {
      const headers = new Headers(init?.headers)
      headers.set("cookie", [...who.jar].map(([key, value]) => `${key}=${value}`).join("; "))
      headers.set("origin", "http://shop.test")
      return from(address)(path, { ...init, headers })
    }
    const order = await guestAt(withCookies).buy(
      [{ product_id: product, combination_id: combination, quantity: 1 }],
      `${name}@anggota.test`
    )
    return [login.status, order.status]
  }

  it.each([10, 50])(
    "log in and order, %i of them at once in one minute, and none is refused",
    async (count) => {
      const names = await members(count)
      shop.clock.advance(15 * minuteMs)
      const began = shop.clock.now()
      const outcomes = await Promise.all(names.map((name) => shops(name, "203.0.113.50")))
      expect(outcomes.filter(([login, order]) => login !== 200 || order !== 201)).toEqual([])
      expect(shop.clock.now() - began).toBeLessThan(minuteMs)
    },
    120_000
  )

  it("are not locked out by one another, while a guesser among them is, and reads for how long", async () => {
    shop.clock.advance(15 * minuteMs)
    const [name = ""] = await members(1)
    const guesser = viewerAt(from("203.0.113.51"))
    const guess = (place: number) => guesser.post("/auth/login", { email: `tebak${place}`, password: "x" })
    for (let place = 0; place < 9; place++) expect((await guess(place)).status).toBe(404)
    expect(await shops(name, "203.0.113.51")).toEqual([200, 201])
    expect((await guess(9)).status).toBe(404)
    const { status, body, headers } = await guess(10)
    const wait = Number(headers.get("retry-after"))
    expect(status).toBe(429)
    expect(wait).toBeGreaterThan(500)
    expect(body).toMatchObject({ code: "TOO_MANY_REQUESTS", retry_after: wait })
    expect(body.message).toBe(`Terlalu banyak percobaan. Coba lagi dalam ${Math.ceil(wait / 60)} menit.`)
    const english = await guesser.post("/auth/login", { email: "x", password: "x" }, { "accept-language": "en" })
    expect(english.body.message).toMatch(/^Too many tries\. Try again in \d+ minutes\.$/)
  })

  it("that guess all at once are bounded, too: sixty at a time beyond the ten that failed", async () => {
    shop.clock.advance(15 * minuteMs)
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, place) =>
        viewerAt(from("203.0.113.52")).post("/auth/login", { email: `serbu${place}`, password: "x" })
      )
    )
    const compared = answers.filter(({ status }) => status === 404).length
    expect(compared).toBeLessThanOrEqual(70)
    // A busy database refuses some of them, too.
    expect(answers.filter(({ status }) => status === 429 || status === 503)).toHaveLength(200 - compared)
    expect(answers.some(({ status }) => status === 429)).toBe(true)
  })

  it("may ask for another code each after the one before was typed right", async () => {
    shop.clock.advance(15 * minuteMs)
    const statuses: Array<number> = []
    for (let place = 0; place < 15; place++) {
      const phone = `8144${String(++people).padStart(7, "0")}`
      const number = { phone_no: phone, phone_code: "+62" }
      const who = viewerAt(from("203.0.113.53"))
      const sent = await who.post("/auth/otp/code", { mode: "sms", entity: "quick-registration", ...number })
      statuses.push(sent.status)
      if (sent.status !== 200) break
      const code = await who.codeFor(`0${phone}`)
      const typed = { entity: "quick-registration", entity_value: phone, hash: sent.body.data.hash, code }
      statuses.push((await who.post("/auth/otp/verify", typed)).status)
    }
    expect(statuses).toEqual(Array(30).fill(200))
  })
})
