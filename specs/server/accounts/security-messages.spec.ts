import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { keepSecret } from "#specs/house/scanned-logs.ts"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import { viewerAt } from "../viewer.ts"

interface Sent {
  readonly channel: string
  readonly subject?: string
  readonly text: string
}

describe("messages about changes of an account", () => {
  let shop: ServedShop
  beforeAll(async () => {
    shop = await openServedShop("postgres", {}, { settings: { LIMITS: "default" } })
  })
  afterAll(() => shop.close())
  const who = () => viewerAt(shop.ask)
  const sentTo = async (to: string): Promise<ReadonlyArray<Sent>> => {
    const { body } = await who().get(`/dev/outbox?to=${encodeURIComponent(to)}`)
    return body.data.filter(({ text }: Sent) => !/\d{6}/.test(text.replace(/\+?\d{10,}/g, "")))
  }
  const password = (from: string, to: string) => {
    keepSecret(to)
    return { current_password: from, password: to }
  }

  it("go to the proven number, then to the proven address, and name nothing of the account", async () => {
    const owner = who()
    await owner.register({ name: "kirana", phone: "081277001234" })
    const [first, second] = ["kirana@anggota.test", "kirana@baru.test"]
    const changed = await owner.post("/auth/change-password", password("rahasia1", "melati-putih"))
    expect(changed.body.meta).toEqual({ notified: "+6281277001234" })
    const [short] = await sentTo("+6281277001234")
    expect(short).toMatchObject({
      channel: "sms",
      text: expect.stringMatching(/^Pendar: kata sandi baru dipasang di akunmu, \d+ \w+ \d{4}, \d\d\.\d\d WIB\./)
    })
    // The address is only typed yet: it may be another person's.
    expect(await sentTo(first)).toEqual([])
    shop.clock.advance(60_000)
    await owner.post("/auth/change-email", {
      email: first,
      otp_hash: await owner.proofOf("verification", { email: first })
    })
    expect(await sentTo(first)).toEqual([])
    shop.clock.advance(60_000)
    const proof = await owner.proofOf("verification", { email: second })
    const moved = await owner.post("/auth/change-email", { email: second, otp_hash: proof })
    expect(moved.body.meta).toEqual({ notified: first })
    const [old, fresh] = [await sentTo(first), await sentTo(second)]
    expect(old.map(({ subject }) => subject)).toEqual(["Email akun Pendar kamu diganti"])
    expect(fresh.map(({ subject }) => subject)).toEqual(["Email ini sekarang dipakai di akun Pendar"])
    const all = [short, ...old, ...fresh].map((one) => one?.text).join("\n")
    expect(all).not.toMatch(/kirana|Ayu|Lestari|anggota|baru\.test|81277001234|melati/)
    // Every link is the shop's own front page.
    expect(new Set(all.match(/https?:\S+?(?=[,.\s])/g))).toEqual(new Set(["http://localhost"]))
  })

  it("are two passwords and one lock on a day, and the answer says what was not written", async () => {
    const owner = who()
    await owner.register({ name: "larasati", phone: "081277005678" })
    const passwords = ["rahasia1", "melati-a1", "melati-a2", "melati-a3"] as const
    const notified: Array<unknown> = []
    for (const [place, to] of passwords.slice(1).entries()) {
      const { body } = await owner.post("/auth/change-password", password(passwords[place] ?? "", to))
      notified.push(body.meta?.notified)
    }
    expect(notified).toEqual(["+6281277005678", "+6281277005678", undefined])
    expect(await sentTo("+6281277005678")).toHaveLength(2)
  })

  it("tell of the removal, addressed before the address is gone", async () => {
    const owner = who()
    await owner.register({ name: "saraswati", phone: "081277009012" })
    const { status } = await owner.post("/user/me/removal", { password: "rahasia1" })
    expect(status).toBe(200)
    const sent = await sentTo("+6281277009012")
    expect(sent.map(({ text }) => text.slice(0, 21))).toEqual(["Pendar: akunmu dihapu"])
  })

  it("speak the language of the caller", async () => {
    const owner = who()
    await owner.register({ name: "wulandari", phone: "081277003456" })
    const english = { "accept-language": "en" }
    await owner.post("/auth/change-password", password("rahasia1", "melati-b1"), english)
    expect((await sentTo("+6281277003456"))[0]?.text).toMatch(
      /^Pendar: a new password was set for your account, .+ WIB\./
    )
  })
})
