import { createHash, randomUUID } from "node:crypto"
import { Effect } from "effect"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { sqlAccount } from "#adapters/postgres/members/account.sql.ts"
import type { MemberId } from "#core/account/member.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { Answered, Ask } from "./shopper.ts"

/** A caller of the shop, logged in or not: asks by the calls of the wire. */
export type Calls = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>
) => Promise<Answered>

/** A member who has just logged in: their session travels as the cookie of a browser on this site. */
export const signedIn = async (db: Db, member: MemberId, now: Instant, ask: Ask): Promise<Calls> =>
  callsOf(ask, await sessionHeaders(db, member, now))

/** Begins a session of a member and returns the headers that a browser on this site would send. */
export const sessionHeaders = async (
  db: Db,
  member: MemberId,
  now: Instant
): Promise<Readonly<Record<string, string>>> => {
  const token = randomUUID().replaceAll("-", "")
  const id = createHash("sha256").update(token).digest("base64url")
  await Effect.runPromise(sqlAccount(db, () => now).sessions.create({ id, member, startedAt: now, seenAt: now }))
  return { cookie: `sid=${token}`, "sec-fetch-site": "same-origin" }
}

/** @param always headers of every call */
export const callsOf =
  (ask: Ask, always: Readonly<Record<string, string>> = {}): Calls =>
  async (method, path, body, headers = {}) => {
    const bytes = body instanceof Uint8Array
    const answer = await ask(path, {
      method,
      headers: {
        ...always,
        ...(body === undefined || bytes ? {} : { "content-type": "application/json" }),
        ...headers
      },
      ...(body === undefined ? {} : { body: bytes ? new Uint8Array(body) : JSON.stringify(body) })
    })
    const text = await answer.text()
    return { status: answer.status, body: text.startsWith("{") ? JSON.parse(text) : text }
  }
