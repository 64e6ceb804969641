import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { accountBrowser } from "#adapters/memory/account-browser.ts"
import { openHash } from "#adapters/memory/open-ops.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { sqlAccount } from "#adapters/postgres/members/account.sql.ts"
import { registerAtStore } from "#adapters/postgres/members/account-members.sql.ts"
import type { AccountPort } from "#core/account/account.port.ts"
import type { Member, MemberId } from "#core/account/member.ts"
import type { OtpDestination, OtpProof, OtpScope } from "#core/account/otp/otp.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { instant } from "#core/kernel/moment.ts"
import { e164 } from "#core/kernel/phone.ts"
import { engines, freshDatabase } from "../database.ts"
import { accountShop } from "./account-shop.ts"
import { someMember } from "./some-member.ts"

const minute = 60_000
let people = 0

/** Where accounts are stored: one shop for each, so that no two of its tokens are the same. */
interface Place {
  readonly shop: ReturnType<typeof accountShop>
  readonly db?: Db
}

/** A member in a shop, logged in, and everything that happens to them. */
const openScene = async ({ shop, db }: Place, change: Partial<Member>, password = "rahasia") => {
  const before = shop.messages.length
  const now = () => instant(shop.clock.now())
  const stores = db === undefined ? shop.stores : sqlAccount(db, now, shop.sendIn)
  const run = Effect.runPromise
  people++
  const digits = String(people).padStart(6, "0")
  const member = someMember({
    id: `pesan${people}` as MemberId,
    userName: `pesan${people}`,
    email: `pesan${people}@contoh.id`,
    phone: { code: "+62", national: `8111${digits}` },
    ...change
  })
  const stored = password === "" ? { member } : { member, passwordHash: openHash(password) }
  expect(await run(stores.members.insert(stored))).toBe("inserted")
  const attempt = <A, E>(call: Effect.Effect<A, E>) =>
    run(Effect.match(call, { onSuccess: (value): A | undefined => value, onFailure: () => undefined }))
  const browser = () => accountBrowser({ stores, services: shop.services }, now).port
  const proofOf = async (port: AccountPort, scope: OtpScope, to: OtpDestination): Promise<OtpProof> => {
    await shop.clock.advance(minute)
    const { ticket } = await run(port.sendCode({ scope, method: "phone" in to ? "sms" : "email", to }))
    return (await run(port.verifyCode({ ticket, scope, to, code: shop.codeTo(to) }))).proof
  }
  /** A session of this member; nothing is asked of them. */
  const inside = async () => {
    const here = accountBrowser({ stores, services: shop.services }, now)
    const token = `session-${people}`
    const at = now()
    await run(
      stores.sessions.create({ id: shop.services.keys.digest(token), member: member.id, startedAt: at, seenAt: at })
    )
    here.jar.cookie = token
    return here.port
  }
  return {
    shop,
    messages: () => shop.messages.slice(before),
    member,
    stores,
    now,
    run,
    attempt,
    browser,
    inside,
    proofOf,
    atTill: async (phone: NonNullable<Member["phone"]>) =>
      db === undefined ? shop.registerAtStore(phone) : void (await run(registerAtStore(db, phone, now()))),
    newPhone: { code: "+62", national: `8222${digits}` },
    newEmail: `baru${people}@contoh.id`
  }
}
type Scene = Awaited<ReturnType<typeof openScene>>

const proven = { isEmailVerified: true, isPhoneVerified: true }
/** Who the member can be reached by. */
const standings = {
  both: proven,
  phone: { ...proven, isEmailVerified: false },
  email: { ...proven, isPhoneVerified: false },
  none: { isEmailVerified: false, isPhoneVerified: false }
} as const
type Standing = keyof typeof standings

/** What a member, or a stranger, does. */
const deeds: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
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
  // The link proves the address; a number that was proven before hears nothing of its owner. Decision 0030.
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
  "the own address is proven": { both: [], phone: [], email: [], none: [] },
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

const written = ({ messages, member, newEmail }: Scene): ReadonlyArray<string> => {
  const names = new Map([
    [member.email, "email"],
    [member.phone ? e164(member.phone) : "", "phone"],
    [newEmail, "new"]
  ])
  return messages().map(({ kind, to }) => `${kind} ${names.get(to) ?? to}`)
}

const places = ["memory", ...engines] as const
describe.each(places)("changes of an account in %s", (place) => {
  let here: Place
  beforeAll(async () => {
    here = {
      shop: accountShop(),
      ...(place !== "memory" && { db: await freshDatabase(place, { report: () => {} }) })
    }
  }, 60_000)
  afterAll(() => here.db?.close())

  it.each(Object.keys(deeds))("are written about once to the owner: %s", async (name) => {
    const found: Record<string, ReadonlyArray<string>> = {}
    for (const [standing, change] of Object.entries(standings)) {
      const scene = await openScene(here, change)
      await deeds[name]?.(scene)
      found[standing] = written(scene)
    }
    expect(found).toEqual(expected[name])
  })

  it("are written about only if they were made", async () => {
    const other = await openScene(here, proven)
    const scene = await openScene(here, proven)
    const port = await scene.inside()
    const made = "made up" as OtpProof
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

  it("say whom they were written to, and nothing if to nobody", async () => {
    const { inside, run, member, newPhone: phone, proofOf } = await openScene(here, proven)
    const port = await inside()
    const moved = await run(port.changePhone({ phone, proof: await proofOf(port, "change-number", { phone }) }))
    expect([moved.member.phone, moved.notified]).toEqual([phone, member.email])
    const quiet = await openScene(here, standings.none)
    const changed = await run((await quiet.inside()).changePassword({ current: "rahasia", password: "mawar merah" }))
    expect("notified" in changed).toBe(false)
  })

  it("are a first password and a first number, unless the registration is still under way", async () => {
    for (const isPending of [false, true]) {
      const first = { ...proven, isPhoneVerified: false, isPending }
      const scene = await openScene(here, first, "")
      const port = await scene.inside()
      const { newPhone: phone } = scene
      const proof = await scene.proofOf(port, "verification", { phone })
      await scene.run(port.complete({ password: "mawar merah", phone: { phone, proof } }))
      expect(written(scene)).toEqual(isPending ? [] : ["password-changed email", "phone-changed email"])
    }
  })
})
