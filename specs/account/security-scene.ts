import { Effect } from "effect"
import { expect } from "vitest"
import { accountBrowser } from "#adapters/memory/account-browser.ts"
import { openHash } from "#adapters/memory/open-ops.ts"
import { encodeStoredMessage, messageOf } from "#adapters/outbox/messages.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { sqlAccount } from "#adapters/postgres/members/account.sql.ts"
import { registerAtStore } from "#adapters/postgres/members/account-members.sql.ts"
import { mailTexts } from "#adapters/server/jobs/mail-texts.ts"
import type { AccountPort } from "#core/account/account.port.ts"
import type { SecurityMessage } from "#core/account/credentials/security-message.ts"
import { type Member, MemberId } from "#core/account/member.ts"
import type { OtpDestination, OtpProof, OtpScope } from "#core/account/otp/otp.ts"
import { instant } from "#core/kernel/moment.ts"
import { e164 } from "#core/kernel/phone.ts"
import type { accountShop } from "./account-shop.ts"
import { someMember } from "./some-member.ts"

export const minute = 60_000
let people = 0

/** Where accounts are stored: one shop for each, so that no two of its tokens are the same. */
export interface Place {
  readonly shop: ReturnType<typeof accountShop>
  readonly db?: Db
}

/** A member in a shop, logged in, and everything that happens to them. */
export const openScene = async ({ shop, db }: Place, change: Partial<Member>, password = "rahasia") => {
  const before = shop.messages.length
  const now = () => instant(shop.clock.now())
  const stores = db === undefined ? shop.stores : sqlAccount(db, now, shop.sendIn)
  const run = Effect.runPromise
  people++
  const digits = String(people).padStart(6, "0")
  const member = someMember({
    id: MemberId(`pesan${people}`),
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
export type Scene = Awaited<ReturnType<typeof openScene>>

/** Kind and receiver of each message: `email` and `phone` are the member's, as they were before. */
export const written = ({ messages, member, newEmail }: Scene): ReadonlyArray<string> => {
  const names = new Map([
    [member.email, "email"],
    [member.phone ? e164(member.phone) : "", "phone"],
    [newEmail, "new"]
  ])
  return messages().map(({ kind, to }) => `${kind} ${names.get(to) ?? to}`)
}

const writing = { texts: mailTexts, address: () => "https://pendar.test", lock: String, unlock: String }
/** A message as its receiver reads it, also after it was stored. */
export const render = (message: SecurityMessage) =>
  messageOf(writing, { name: "Pendar", help: {} })(encodeStoredMessage(writing)(message))
