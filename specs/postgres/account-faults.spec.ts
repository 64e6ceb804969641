import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type AccountBrowser, accountBrowser } from "#adapters/memory/account-browser.ts"
import { openHash } from "#adapters/memory/open-ops.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { sqlAccount } from "#adapters/postgres/members/account.sql.ts"
import { sqlOrders } from "#adapters/postgres/selling/orders.sql.ts"
import type { AccountStores } from "#core/account/account-store.port.ts"
import { type Member, MemberId } from "#core/account/member.ts"
import type { OtpDestination, OtpScope } from "#core/account/otp/otp.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { accountShop } from "../account/account-shop.ts"
import { someMember } from "../account/some-member.ts"
import { someNow } from "../arbitraries.ts"
import { freshDatabase } from "../database.ts"
import { someOrder } from "../orders/some-order.ts"

/** Calls that only read. Codes, proofs and tries are used up before, and stay so. Security 3. */
const reads: ReadonlySet<string | symbol> = new Set([
  "lockMember",
  "isOpen",
  "byId",
  "byIdentifier",
  "byPhone",
  "bySocial",
  "phoneOwnership",
  "of",
  "knownSince",
  "lastAt",
  "byBearer"
])
/** What a use case of accounts writes. */
const tables = [
  "members",
  "sessions",
  "bearers",
  "reset_links",
  "set_aside",
  "social_identities",
  "known_devices",
  "account_log",
  "orders"
]

/** Stores that fail at a write that is named by its number; without one they never do. */
const failing = (stores: AccountStores) => {
  const fault = { at: 0, written: 0 }
  const counted = <T extends object>(of: T): T =>
    new Proxy(of, {
      get: (target, name) => {
        const call: unknown = Reflect.get(target, name)
        if (typeof call !== "function" || reads.has(name)) return call
        return (...given: ReadonlyArray<unknown>) =>
          Effect.suspend(() => {
            fault.written++
            return fault.written === fault.at ? Effect.fail(new Unavailable()) : Reflect.apply(call, of, given)
          })
      }
    })
  const parts = <T extends Pick<AccountStores, "sessions" | "devices" | "audit">>(of: T) => ({
    ...of,
    sessions: counted(of.sessions),
    devices: counted(of.devices),
    audit: counted(of.audit)
  })
  const faulty: AccountStores = {
    ...parts(stores),
    members: counted(stores.members),
    resets: counted(stores.resets),
    transactional: (write) =>
      stores.transactional((inside) =>
        write({
          ...parts(counted(inside)),
          lockMember: inside.lockMember,
          members: counted(inside.members),
          resets: counted(inside.resets)
        })
      )
  }
  return { faulty, fault }
}

type Call = Effect.Effect<unknown, { readonly _tag: string }>
const outcomeOf = (call: Call): Promise<string> =>
  Effect.runPromise(Effect.match(call, { onSuccess: () => "done", onFailure: ({ _tag }) => _tag }))
const run = Effect.runPromise

let born = 0

/** Decision 0076. */
describe("a fault between the writes of an account", () => {
  const shop = accountShop()
  let db: Db
  let stores: AccountStores
  let fault: ReturnType<typeof failing>["fault"]
  beforeAll(async () => {
    db = await freshDatabase("postgres")
    const made = failing(sqlAccount(db, () => someNow, shop.sendIn))
    stores = made.faulty
    fault = made.fault
  })
  afterAll(() => db.close())

  const browser = () => accountBrowser({ stores, services: shop.services }, () => someNow)
  const stored = () =>
    Promise.all(
      tables.map((table) =>
        run(
          db.ask(async (on) => {
            const { rows } = await sql`select * from ${sql.table(table)} as row order by row::text`.execute(on)
            return { table, rows }
          })
        )
      )
    )

  /** Two contacts of one person, each with a guest's order. */
  const person = async () => {
    born++
    const own = {
      email: `putus${born}@contoh.id`,
      phone: { code: "+62", national: `8550000${String(born).padStart(4, "0")}` }
    }
    const next = {
      email: `baru${born}@contoh.id`,
      phone: { code: "+62", national: `8560000${String(born).padStart(4, "0")}` }
    }
    for (const [place, { email, phone }] of [own, next].entries())
      await run(
        sqlOrders(db).insert(someOrder(born * 2 + place, { contact: { firstName: "A", lastName: "", email, phone } }))
      )
    return { id: MemberId(`faults-${born}`), userName: `putus${born}`, own, next }
  }
  /** The same as a member by the first one. */
  const some = async (change: Partial<Member> = {}) => {
    const { id, userName, own, next } = await person()
    const member = someMember({ id, userName, ...own, isPhoneVerified: true, ...change })
    expect(await run(stores.members.insert({ member, passwordHash: openHash("rahasia") }))).toBe("inserted")
    return { id, own, next }
  }
  const loggedIn = async (identifier: string) => {
    const one = browser()
    expect(await outcomeOf(one.port.login({ identifier, password: "rahasia" }))).toBe("done")
    return one
  }
  const proven = async ({ port }: AccountBrowser, scope: OtpScope, to: OtpDestination) => {
    const { ticket } = await run(port.sendCode({ scope, method: "phone" in to ? "sms" : "email", to }))
    return (await run(port.verifyCode({ ticket, scope, to, code: shop.codeTo(to) }))).proof
  }
  const reset = async (one: AccountBrowser, email: string) => {
    await run(one.port.forgetByEmail({ email }))
    const { code, uid = "" } = shop.outbox.at(-1) ?? { code: "" }
    return one.port.resetPassword({ code, uid, password: "mawar merah" })
  }
  const unproven = { isEmailVerified: false }

  /** Each case prepares a call, and names whose orders of guests it links and by which contact. */
  const cases: Readonly<Record<string, () => Promise<{ call: Call; by?: string }>>> = {
    "a first log-in by a code": async () => {
      const { own } = await some(unproven)
      const { port } = browser()
      const to = { email: own.email }
      const { ticket } = await run(port.requestLoginCode({ method: "email", to }))
      return { call: port.loginByCode({ ticket, to, code: shop.codeTo(to) }), by: own.email }
    },
    "a reset by mail": async () => {
      const { own } = await some(unproven)
      return { call: await reset(browser(), own.email), by: own.email }
    },
    "a reset by mail in a known browser": async () => {
      const { own } = await some(unproven)
      return { call: await reset(await loggedIn(own.email), own.email), by: own.email }
    },
    "a change of the address": async () => {
      const { own, next } = await some()
      const one = await loggedIn(own.email)
      const proof = await proven(one, "verification", { email: next.email })
      return { call: one.port.changeEmail({ email: next.email, proof }), by: next.email }
    },
    "a change of the number": async () => {
      const { own, next } = await some()
      const one = await loggedIn(own.email)
      const proof = await proven(one, "change-number", { phone: next.phone })
      return { call: one.port.changePhone({ phone: next.phone, proof }), by: next.email }
    },
    "a first number": async () => {
      const { own, next } = await some({ isPhoneVerified: false })
      const one = await loggedIn(own.email)
      const proof = await proven(one, "verification", { phone: next.phone })
      return { call: one.port.complete({ phone: { phone: next.phone, proof } }), by: next.email }
    },
    "a registration": async () => {
      const { own, userName } = await person()
      const one = browser()
      const proof = await proven(one, "verification", { phone: own.phone })
      const names = { userName, firstName: "Rani", lastName: "Lestari" }
      const rest = { gender: "female", salute: "ms", acquisitionSource: "web", password: "rahasia" } as const
      return { call: one.port.register({ ...own, ...names, ...rest, proof }), by: own.email }
    },
    "a quick registration": async () => {
      const { own } = await person()
      const one = browser()
      const proof = await proven(one, "quick-registration", { phone: own.phone })
      return { call: one.port.registerQuickly({ phone: own.phone, proof, acquisitionSource: "web" }), by: own.email }
    },
    "a provider's new person": async () => {
      const { own, id } = await person()
      const accessToken = shop.returned({ email: own.email, subject: `issuer#${id}` })
      return {
        call: browser().port.loginWith({ provider: "google", acquisitionSource: "web", accessToken }),
        by: own.email
      }
    },
    "a provider that is joined to an account": async () => {
      const { own, id } = await some()
      const accessToken = shop.returned({ email: own.email, subject: `issuer#${id}` })
      return { call: browser().port.loginWith({ provider: "google", acquisitionSource: "web", accessToken }) }
    },
    "a log-out": async () => {
      const { own } = await some()
      return { call: (await loggedIn(own.email)).port.logout({}) }
    }
  }

  it.each(Object.keys(cases))("leaves nothing of %s, wherever it happens", async (name) => {
    for (let at = 1; at < 40; at++) {
      const { call, by } = (await cases[name]?.()) ?? { call: Effect.fail({ _tag: "missing" }) }
      const before = await stored()
      Object.assign(fault, { at, written: 0 })
      const outcome = await outcomeOf(call)
      const { written } = fault
      Object.assign(fault, { at: 0, written: 0 })
      if (written < at) {
        // No write is left to fail at: the call is done, and at least two writes were tried before.
        expect([outcome, at > 2]).toEqual(["done", true])
        if (by !== undefined) {
          const { rows } = await run(
            db.ask((on) => sql`select 1 from orders where email = ${by} and member_id is not null`.execute(on))
          )
          expect(rows.length).toBe(1)
        }
        return
      }
      expect([at, outcome]).toEqual([at, "Unavailable"])
      expect([at, await stored()]).toEqual([at, before])
    }
    expect.unreachable("more than 40 writes")
  })
})
