import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { accountBrowser } from "#adapters/memory/account-browser.ts"
import { sqlAccount } from "#adapters/postgres/members/account.sql.ts"
import { OtpProof } from "#core/account/otp/otp.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { dayMs } from "#core/kernel/moment.ts"
import { freshDatabase, shopEngines } from "../database.ts"
import { accountShop } from "./account-shop.ts"
import { minute, openScene, type Place, render, type Scene, written } from "./security-scene.ts"

const proven = { isEmailVerified: true, isPhoneVerified: true }
/** Ways in which the member can be reached. */
const standings = {
  both: proven,
  phone: { ...proven, isEmailVerified: false },
  email: { ...proven, isPhoneVerified: false },
  none: { isEmailVerified: false, isPhoneVerified: false }
} as const
type Standing = keyof typeof standings

/** Proves the own address, waits and changes the password, within one session. */
const provenThenChanged = async ({ inside, shop, member: { email }, proofOf, run }: Scene, wait: number) => {
  const port = await inside()
  await run(port.changeEmail({ email, proof: await proofOf(port, "verification", { email }) }))
  await shop.clock.advance(wait)
  await run(port.changePassword({ current: "rahasia", password: "mawar merah" }))
}

/** What a member, or a stranger, does. */
const actions: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
  "a password is changed": async ({ inside, attempt }) =>
    attempt((await inside()).changePassword({ current: "rahasia", password: "mawar merah" })),
  "a password is reset by mail": async ({ browser, shop, member, attempt }) => {
    const port = browser()
    await attempt(port.forgetByEmail({ email: member.email }))
    const { code, uid = "" } = shop.outbox.at(-1) ?? { code: "" }
    await attempt(port.resetPassword({ code, uid, password: "mawar merah" }))
  },
  "a password is reset by a code to the number": async ({ browser, member, attempt, proofOf, run }) => {
    const port = browser()
    const { phone } = member
    if (phone === undefined || !member.isPhoneVerified) return
    const link = await run(port.forgetByPhone({ phone, proof: await proofOf(port, "forget-password", { phone }) }))
    await attempt(port.resetPassword({ ...link, password: "mawar merah" }))
  },
  "five wrong passwords are typed at the door, and ten more": async ({ browser, member, attempt }) => {
    for (let time = 0; time < 15; time++)
      await attempt(browser().login({ identifier: member.userName, password: "salah" }))
  },
  "five wrong passwords are typed within": async ({ inside, attempt }) => {
    const port = await inside()
    for (let time = 0; time < 9; time++)
      await attempt(port.changePassword({ current: "salah", password: "mawar merah" }))
  },
  "the address is changed": async ({ inside, newEmail: email, proofOf, run }) => {
    const port = await inside()
    await run(port.changeEmail({ email, proof: await proofOf(port, "verification", { email }) }))
  },
  "the own address is proven": async ({ inside, member: { email }, proofOf, run }) => {
    const port = await inside()
    await run(port.changeEmail({ email, proof: await proofOf(port, "verification", { email }) }))
  },
  "the own address is proven by a code within": async ({ inside, shop, member: { email }, run }) => {
    const port = await inside()
    await shop.clock.advance(minute)
    const { ticket } = await run(port.requestLoginCode({ method: "email", to: { email } }))
    await run(port.loginByCode({ ticket, to: { email }, code: shop.codeTo({ email }) }))
  },
  "the own address is proven by a reset within": async ({ inside, shop, member: { email }, run }) => {
    const port = await inside()
    await run(port.forgetByEmail({ email }))
    const { code, uid = "" } = shop.outbox.at(-1) ?? { code: "" }
    await run(port.resetPassword({ code, uid, password: "mawar merah" }))
  },
  "the own address is proven, then the password is changed": (scene) =>
    provenThenChanged(scene, 3 * dayMs - 2 * minute),
  "the own address is proven, then the password is changed after 3 days": (scene) =>
    provenThenChanged(scene, 3 * dayMs),
  "the number is changed": async ({ inside, newPhone: phone, proofOf, run }) => {
    const port = await inside()
    await run(port.changePhone({ phone, proof: await proofOf(port, "change-number", { phone }) }))
  },
  "a number from the till is added": async ({ inside, atTill, newPhone: phone, proofOf, run }) => {
    const port = await inside()
    await atTill(phone)
    const proof = await proofOf(port, "registered_sociolla_store", { phone })
    await run(port.complete({ phone: { phone, proof } }))
  },
  "a provider joins": async ({ browser, shop, member, attempt }) => {
    const accessToken = shop.returned({ email: member.email, subject: `issuer#${member.id}` })
    await attempt(browser().loginWith({ provider: "google", acquisitionSource: "google", accessToken }))
  }
}

/** Kind and receiver of each message: `email` and `phone` are the member's, as they were before. */
const expected: Readonly<Record<string, Readonly<Record<Standing, ReadonlyArray<string>>>>> = {
  "a password is changed": {
    both: ["password-changed email"],
    phone: ["password-changed phone"],
    email: ["password-changed email"],
    none: []
  },
  // The link proves the address; a number that was proven before gets no message about its owner. Decision 0030.
  "a password is reset by mail": {
    both: ["password-changed email"],
    phone: ["password-changed email"],
    email: ["password-changed email"],
    none: ["password-changed email"]
  },
  "a password is reset by a code to the number": {
    both: ["password-changed email"],
    phone: ["password-changed phone"],
    email: [],
    none: []
  },
  "five wrong passwords are typed at the door, and ten more": {
    both: ["account-locked email"],
    phone: [],
    email: ["account-locked email"],
    none: []
  },
  "five wrong passwords are typed within": {
    both: ["account-locked email"],
    phone: [],
    email: ["account-locked email"],
    none: []
  },
  "the address is changed": {
    both: ["email-added new", "email-changed email"],
    phone: ["email-added new", "email-changed phone"],
    email: ["email-added new", "email-changed email"],
    none: ["email-added new"]
  },
  "the own address is proven": { both: [], phone: ["email-changed phone"], email: [], none: [] },
  "the own address is proven by a code within": { both: [], phone: ["email-changed phone"], email: [], none: [] },
  "the own address is proven by a reset within": {
    both: ["password-changed email"],
    phone: ["password-changed email", "password-changed phone", "email-changed phone"],
    email: ["password-changed email"],
    none: ["password-changed email"]
  },
  // The number is older than the address: three days long it is written to as well.
  "the own address is proven, then the password is changed": {
    both: ["password-changed email"],
    phone: ["email-changed phone", "password-changed email", "password-changed phone"],
    email: ["password-changed email"],
    none: ["password-changed email"]
  },
  "the own address is proven, then the password is changed after 3 days": {
    both: ["password-changed email"],
    phone: ["email-changed phone", "password-changed email"],
    email: ["password-changed email"],
    none: ["password-changed email"]
  },
  "the number is changed": {
    both: ["phone-changed email"],
    phone: ["phone-changed phone"],
    email: ["phone-changed email"],
    none: []
  },
  "a number from the till is added": {
    both: ["phone-changed email"],
    phone: ["phone-changed phone"],
    email: ["phone-changed email"],
    none: []
  },
  "a provider joins": {
    both: ["provider-linked email"],
    phone: [],
    email: ["provider-linked email"],
    none: []
  }
}

const places = ["memory", ...shopEngines] as const
describe.each(places)("changes of an account in %s", (place) => {
  let here: Place
  beforeAll(async () => {
    here = {
      shop: accountShop(),
      ...(place !== "memory" && { db: await freshDatabase(place, { report: () => {} }) })
    }
  })
  afterAll(() => here.db?.close())

  it.each(Object.keys(actions))("are written about once to the owner: %s", async (name) => {
    const found: Record<string, ReadonlyArray<string>> = {}
    for (const [standing, change] of Object.entries(standings)) {
      const scene = await openScene(here, change)
      await actions[name]?.(scene)
      found[standing] = written(scene)
    }
    expect(found).toEqual(expected[name])
  })

  it("say how details come back, of a reset that sets them aside with a proven number", async () => {
    const resets = ["a password is reset by mail", "the own address is proven by a reset within"]
    for (const [standing, change] of Object.entries(standings))
      for (const name of resets) {
        const scene = await openScene(here, change)
        await actions[name]?.(scene)
        const isAside = standing === "phone" && name === "a password is reset by mail"
        for (const message of scene.messages()) {
          const { text } = render(message)
          const says = [text.includes("verifikasi nomor HP-mu sekali lagi"), text.includes("Tidak perlu apa-apa lagi")]
          if (message.to.includes("@")) expect(says, `${standing}, ${name}`).toEqual([isAside, !isAside])
        }
      }
  })

  it("are written about only if they were made", async () => {
    const other = await openScene(here, proven)
    const scene = await openScene(here, proven)
    const port = await scene.inside()
    const made = OtpProof("made up")
    await scene.attempt(port.changePassword({ current: "salah", password: "mawar merah" }))
    await scene.attempt(port.changePassword({ current: "rahasia", password: "rahasia" }))
    await scene.attempt(port.changeEmail({ email: other.member.email, proof: made }))
    await scene.attempt(port.changeEmail({ email: scene.newEmail, proof: made }))
    await scene.attempt(port.changePhone({ phone: scene.newPhone, proof: made }))
    await scene.attempt(port.complete({ province: { id: "32", name: "Jawa Barat" } }))
    expect(written(scene)).toEqual([])
  })

  it("are not made if the message about them cannot be written", async () => {
    const { db } = here
    if (db === undefined) return
    const scene = await openScene(here, proven)
    const stores = sqlAccount(db, scene.now, () => () => Effect.fail(new Unavailable()))
    const token = `silent-${scene.member.id}`
    const [id, at] = [here.shop.services.keys.digest(token), scene.now()]
    await scene.run(stores.sessions.create({ id, member: scene.member.id, startedAt: at, seenAt: at }))
    const silent = accountBrowser({ stores, services: here.shop.services }, scene.now)
    silent.jar.cookie = token
    const changing = silent.port.changePassword({ current: "rahasia", password: "mawar merah" })
    expect(await scene.run(Effect.flip(changing))).toBeInstanceOf(Unavailable)
    const identifier = scene.member.userName
    expect(await scene.attempt(scene.browser().login({ identifier, password: "mawar merah" }))).toBeUndefined()
    expect(await scene.attempt(scene.browser().login({ identifier, password: "rahasia" }))).toBeDefined()
  })

  it("name their receivers, and nothing without one", async () => {
    const { inside, run, member, newPhone: phone, proofOf } = await openScene(here, proven)
    const port = await inside()
    const moved = await run(port.changePhone({ phone, proof: await proofOf(port, "change-number", { phone }) }))
    expect([moved.member.phone, moved.notified]).toEqual([phone, member.email])
    const quiet = await openScene(here, standings.none)
    const changed = await run((await quiet.inside()).changePassword({ current: "rahasia", password: "mawar merah" }))
    expect("notified" in changed).toBe(false)
  })

  it("reach the number that an account began with, also if a thief of its session proves another", async () => {
    const begun = { isPhoneVerified: true, isEmailVerified: false, email: "", userName: "" }
    const scene = await openScene(here, begun, "")
    const thief = await scene.inside()
    const { run, newEmail: email, newPhone: phone, proofOf } = scene
    const userName = scene.member.id
    await run(thief.complete({ email, userName, firstName: "Pencuri", lastName: "Sesi", password: "curian-1" }))
    await run(thief.changeEmail({ email, proof: await proofOf(thief, "verification", { email }) }))
    await run(thief.changePhone({ phone, proof: await proofOf(thief, "change-number", { phone }) }))
    await run(thief.changePassword({ current: "curian-1", password: "curian-2" }))
    expect(written(scene)).toEqual([
      "password-changed phone",
      "email-changed phone",
      "phone-changed new",
      "phone-changed phone",
      // Everything that was proven before is gone now, and got a message each time.
      "password-changed new"
    ])
  })

  it("are a first password and a first number, also of a registration that is still under way", async () => {
    for (const userName of [undefined, ""]) {
      const first = { ...proven, isPhoneVerified: false, ...(userName === undefined ? {} : { userName }) }
      const scene = await openScene(here, first, "")
      const port = await scene.inside()
      const { newPhone: phone } = scene
      const proof = await scene.proofOf(port, "verification", { phone })
      await scene.run(port.complete({ password: "mawar merah", phone: { phone, proof } }))
      expect(written(scene)).toEqual(["password-changed email", "phone-changed email"])
    }
  })
})
