import { Effect } from "effect"
import { Unavailable } from "../../kernel/failure.ts"
import { type Instant, instant } from "../../kernel/moment.ts"
import { Unauthenticated } from "../account.errors.ts"
import type { AccountCaller, AccountServices, Keys } from "../account-services.port.ts"
import type { AccountStores, AccountWrites, SessionStore, StoredMember, StoredSession } from "../account-store.port.ts"
import type { MandatoryField, MemberId } from "../member.ts"
import { bearerUntil, handoverMs, isSeenAgain, isSessionOver } from "./session.rule.ts"
import type { Bearer, SignedIn } from "./session.ts"

/** What every use case of an account works with. */
export interface Parts {
  readonly stores: AccountStores
  readonly services: AccountServices
  readonly caller: AccountCaller
  readonly now: Instant
}

/** What a session begins with. */
interface Beginning {
  /** What the member has to fill in. */
  readonly missing?: ReadonlyArray<MandatoryField>
  /** Of the member as they were read to authenticate: if their sessions were ended since, none begins. Decision 0070. */
  readonly epoch?: number | undefined
}

/**
 * Writes a session of a member; the one the caller had is over: no session survives a login. D-36, security 3. The member's
 * own counts a moment longer, for what other tabs have under way with it. Decision 0024.
 *
 * Returns the session's id, the answer, and `enter`, which gives the browser its cookies: to be called if the session stands.
 */
export const beginSession = Effect.fnUntraced(function* (
  { services: { keys }, caller, now }: Omit<Parts, "stores">,
  { sessions, members, devices, audit }: Pick<AccountWrites, "sessions" | "members" | "devices" | "audit">,
  id: MemberId,
  { missing = [], epoch }: Beginning = {}
) {
  const before = caller.session
  if (before !== undefined && caller.member !== id) yield* sessions.end(before)
  const token = yield* keys.token
  const session = keys.digest(token)
  yield* sessions.create({ id: session, member: id, startedAt: now, seenAt: now }, epoch)
  if (before !== undefined && caller.member === id)
    yield* sessions.supersede(before, { to: session, until: instant(now + handoverMs) })
  const bearer = yield* handedOut(sessions, keys, session, now)
  const stored = yield* members.byId(id)
  // Everything of theirs was ended in the same moment.
  if (bearer === undefined || stored === undefined) return yield* new Unavailable()
  const browser = caller.browser ?? (yield* keys.token)
  yield* devices.remember(id, keys.digest(browser), now)
  yield* audit.note({ kind: "logged-in", member: id, at: now })
  const enter = (): void => {
    caller.cookie.open(token)
    if (caller.browser === undefined) caller.cookie.remember(browser)
  }
  return { session, enter, answer: { member: stored.member, bearer, missing } satisfies SignedIn }
})

/**
 * Begins a session in one transaction, and returns the answer of a login. What the member ordered as a guest since, with the
 * address that is proven to be theirs, becomes theirs with it. D-63.
 */
export const signedIn = (parts: Parts, id: MemberId, beginning?: Beginning) =>
  Effect.map(
    parts.stores.transactional((inside) =>
      Effect.tap(beginSession(parts, inside, id, beginning), ({ answer: { member } }) =>
        member.isEmailVerified ? inside.linkOrders(id, { email: member.email }) : Effect.void
      )
    ),
    ({ enter, answer }) => {
      enter()
      return answer
    }
  )

/** Issues a bearer of a session; `undefined` if the session is over. */
export const handedOut = Effect.fnUntraced(function* (
  sessions: SessionStore,
  keys: Keys,
  session: string,
  now: Instant
): Effect.fn.Return<Bearer | undefined, Unavailable> {
  const token = yield* keys.token
  const until = bearerUntil(now)
  return (yield* sessions.addBearer(session, keys.digest(token), until)) ? { token, until } : undefined
})

/** Returns the member who asks. Refuses guests and removed members. */
export const memberOf = Effect.fnUntraced(function* ({
  stores,
  caller
}: Parts): Effect.fn.Return<StoredMember, Unauthenticated | Unavailable> {
  const stored = caller.member === undefined ? undefined : yield* stores.members.byId(caller.member)
  return stored === undefined || stored.isRemoved ? yield* new Unauthenticated() : stored
})

/** Credentials of a request. */
export interface Shown {
  readonly cookie?: string
  readonly bearer?: string
}

/**
 * Authenticates the request by the bearer, else by the cookie. A session that ran out is ended; a superseded session counts
 * only if no other credential is valid. D-36; decision 0024.
 */
export const recogniseOver = (sessions: SessionStore, keys: Keys) => {
  const standing = Effect.fnUntraced(function* (session: StoredSession | undefined, now: Instant) {
    if (session === undefined || !isSessionOver(session, now)) return session
    yield* sessions.end(session.id)
    return undefined
  })
  return Effect.fnUntraced(function* ({ cookie, bearer }: Shown, now: Instant) {
    const byBearer =
      bearer === undefined ? undefined : yield* standing(yield* sessions.byBearer(keys.digest(bearer), now), now)
    const byCookie =
      cookie === undefined || (byBearer && !byBearer.handedOver)
        ? undefined
        : yield* standing(yield* sessions.byId(keys.digest(cookie)), now)
    const session = byCookie ?? byBearer
    if (session === undefined) return undefined
    if (isSeenAgain(session, now)) yield* sessions.seen(session.id, now)
    return { member: session.member, session: session.id }
  })
}
