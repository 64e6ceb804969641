import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Db, openDb } from "#adapters/postgres/engine/db.ts"
import { sqlAccount } from "#adapters/postgres/members/account.sql.ts"
import { registerAtStore } from "#adapters/postgres/members/account-members.sql.ts"
import type { AccountStores } from "#core/account/account-store.port.ts"
import { otpMethods, otpScopes } from "#core/account/otp/otp.ts"
import { dayMs, type Instant, instant } from "#core/kernel/moment.ts"
import { readPhone } from "#core/kernel/phone.rule.ts"
import { someNow } from "#specs/arbitraries.ts"
import { freshPostgres } from "#specs/database.ts"
import { allAtOnce, attackedOver, many } from "./account-attacked.ts"
import { naively } from "./account-naive.ts"
import { someMember } from "./some-member.ts"

const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
const phoneOf = (typed: string) => {
  const read = readPhone(typed)
  if ("problem" in read) throw new Error(typed)
  return read.phone
}
const later = (ms: number) => instant(someNow + ms)

/** PGlite has one connection and proves nothing here. House 12. */
describe("guessing at once on PostgreSQL, over two servers", () => {
  const databases: Array<Db> = []
  let stores: ReadonlyArray<AccountStores> = []
  beforeAll(async () => {
    const url = await freshPostgres()
    for (let server = 0; server < 2; server++)
      databases.push(await openDb({ url, connections: 16, report: console.error }))
    stores = databases.map((db) => sqlAccount(db, () => someNow))
  })
  afterAll(async () => {
    for (const db of databases) await db.close()
  })
  const own = (): AccountStores => stores[0] ?? stores[1] ?? sqlAccount(databases[0] as Db, () => someNow)
  /** The same attack on both servers, in turns. */
  const servers = (change: (stores: AccountStores, db: Db) => AccountStores, now: Instant = someNow) => {
    const attacked = databases.map((db, place) => attackedOver(change(stores[place] ?? own(), db), now))
    return {
      port: (place: number) => attacked[place % 2]?.port ?? attackedOver(own(), now).port,
      hashes: () => attacked.reduce((sum, { hashes }) => sum + hashes(), 0),
      codes: () => attacked.flatMap(({ codes }) => codes)
    }
  }
  const asStored = (stores: AccountStores): AccountStores => stores
  const insert = (id: string) => run(own().members.insert({ member: someMember(id), passwordHash: "hash" }))

  const guessing = async (id: string, change: (stores: AccountStores, db: Db) => AccountStores) => {
    await insert(id)
    const attacked = servers(change)
    const guess = (place: number) => attacked.port(place).login({ identifier: id, password: `guess${place}` })
    return { answers: await allAtOnce(many(200, guess)), hashes: attacked.hashes(), attacked }
  }

  it("costs five comparisons for 200 wrong passwords, and then the right one does not help either", async () => {
    const { answers, hashes, attacked } = await guessing("guessed", asStored)
    expect(hashes).toBe(5)
    expect(answers).toEqual({ IncorrectPassword: 2, ThirdFailedLogin: 1, FourthFailedLogin: 1, AccountLocked: 196 })
    expect(await allAtOnce([attacked.port(0).login({ identifier: "guessed", password: "right" })])).toEqual({
      AccountLocked: 1
    })
    expect(attacked.hashes()).toBe(5)
  })

  it("would compare far more with a store that looks before it counts", async () => {
    const { hashes } = await guessing("careless", naively)
    expect(hashes).toBeGreaterThan(5)
  })

  const number = phoneOf("081200000001")
  const guessingCode = async (change: (stores: AccountStores, db: Db) => AccountStores, now: Instant) => {
    const attacked = servers(change, now)
    const sent = await run(attacked.port(0).sendCode({ scope: "verification", method: "sms", to: { phone: number } }))
    const [right = ""] = attacked.codes()
    const wrong = many(1_000, (place) => String(place).padStart(6, "0")).filter((code) => code !== right)
    const guess = (code: string, place: number) =>
      attacked.port(place).verifyCode({ ticket: sent.ticket, scope: "verification", to: { phone: number }, code })
    const answers = await allAtOnce(wrong.map(guess))
    return { answers, afterwards: await allAtOnce([guess(right, 0)]) }
  }

  it("costs five comparisons for 1,000 guesses at one code, and kills it", async () => {
    const { answers, afterwards } = await guessingCode(asStored, someNow)
    expect(answers["IncorrectOtp"]).toBe(5)
    expect(answers["NoActiveOtp"]).toBeGreaterThanOrEqual(994)
    expect(afterwards).toEqual({ NoActiveOtp: 1 })
  })

  it("would compare far more codes with a store that looks before it counts", async () => {
    const { answers } = await guessingCode(naively, later(60_000))
    expect(answers["IncorrectOtp"]).toBeGreaterThan(5)
  })

  it("takes a right code once, however many type it", async () => {
    const attacked = servers(asStored, later(120_000))
    const sent = await run(attacked.port(0).sendCode({ scope: "verification", method: "sms", to: { phone: number } }))
    const [code = ""] = attacked.codes()
    const typed = { ticket: sent.ticket, scope: "verification", to: { phone: number }, code } as const
    const answers = await allAtOnce(many(50, (place) => attacked.port(place).verifyCode(typed)))
    expect(answers["done"]).toBe(1)
  })

  /** By every method, for every scope, in three ways of writing the number. */
  const sending = (national: string, change: (stores: AccountStores, db: Db) => AccountStores, now: Instant) => {
    const attacked = servers(change, now)
    const written = [`0${national}`, `62${national}`, `+62${national}`]
    const send = (place: number) =>
      attacked.port(place).sendCode({
        scope: otpScopes[place % otpScopes.length] ?? "verification",
        method: otpMethods[Math.floor(place / 5) % otpMethods.length] ?? "sms",
        to: { phone: phoneOf(written[place % 3] ?? "") }
      })
    return allAtOnce(many(50, send))
  }

  it("sends one code for 50 requests at once, and five on a day", async () => {
    const national = "81200000002"
    if (databases[0]) await run(registerAtStore(databases[0], phoneOf(`0${national}`), someNow))
    const sent: Array<number> = []
    for (let turn = 0; turn < 7; turn++)
      sent.push((await sending(national, asStored, later(turn * 30_000)))["done"] ?? 0)
    expect(sent).toEqual([1, 1, 1, 1, 1, 0, 0])
    expect((await sending(national, asStored, later(dayMs)))["done"]).toBe(1)
  })

  it("would send many with a store that looks before it counts", async () => {
    const answers = await sending("81200000003", naively, someNow)
    expect(answers["done"]).toBeGreaterThan(1)
  })

  it("lets a number, an address and a user name become one member's, however many want them", async () => {
    const phone = phoneOf("081200000004")
    const wanted = many(40, (place) =>
      (stores[place % 2] ?? own()).members.insert({
        member: someMember(`wants${place}`, {
          userName: "Sought",
          email: "Sought@anggota.test",
          phone,
          isPhoneVerified: true
        })
      })
    )
    const outcomes = await run(Effect.all(wanted, { concurrency: "unbounded" }))
    expect(outcomes.filter((outcome) => outcome === "inserted")).toHaveLength(1)
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(2)
  })

  it("lets a proof and a reset link be used once", async () => {
    const proof = { digest: "digest", scope: "verification", destination: "a@b.test" } as const
    await run(own().codes.putProof({ ...proof, until: later(1_000) }))
    const taken = await run(
      Effect.all(
        many(40, (place) => (stores[place % 2] ?? own()).codes.takeProof(proof, someNow)),
        { concurrency: "unbounded" }
      )
    )
    expect(taken.filter(Boolean)).toHaveLength(1)
    await insert("resetting")
    const link = { member: someMember("resetting").id, digest: "link", until: later(1_000), provesEmail: false }
    await run(own().resets.put(link))
    const used = await run(
      Effect.all(
        many(40, (place) =>
          (stores[place % 2] ?? own()).resets.use({ ...link, now: someNow, passwordHash: `new${place}` })
        ),
        { concurrency: "unbounded" }
      )
    )
    expect(used.filter(Boolean)).toHaveLength(1)
  })
})
