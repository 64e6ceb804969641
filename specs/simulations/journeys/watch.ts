import { Effect } from "effect"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { sqlMemberBags } from "#adapters/postgres/selling/member-bags.sql.ts"
import { MemberId } from "#core/account/member.ts"
import { lineIdOf } from "#core/cart/line-id.rule.ts"
import { newMemberCart, type StoredMemberCart } from "#core/cart/member-bag.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { egiftIn, goodsNow } from "./kinds/goods-now.ts"
import { numberOf, whoIs } from "./people.ts"
import type { PromiseId } from "./promises.ts"

/** A question as it comes to the shop's door. */
export interface Call {
  /** Whose browser asks. */
  readonly shopper: number
  readonly method: string
  readonly path: string
  /** What the same question has again when it is repeated. */
  readonly key: string | undefined
  /** Whether a member has logged in with this browser: codes for it are counted apart. D-32. */
  readonly isKnown: boolean
  /** What the browser shows to be known by. */
  readonly session: string | undefined
  // biome-ignore lint/suspicious/noExplicitAny: questions of many shapes are looked into
  readonly body: any
}

export interface Reply {
  readonly status: number
  /** The session that begins with the answer. */
  readonly session: string | undefined
  // biome-ignore lint/suspicious/noExplicitAny: answers of many shapes are looked into
  readonly body: any
}

/** What has to happen now and then: a promise that is never tested is none. */
export const sometimes = [
  "a bag is joined",
  "a password is locked",
  "a wrong password is forgiven",
  "a number has got all its codes",
  "a member orders",
  "a member logs out",
  "an order is asked for again",
  "points are spent",
  "a voucher is used",
  "a voucher counts by itself",
  "a courier is paid",
  "a bag asks about goods of another kind",
  "a quota of a pre-order is used up",
  "a pre-order comes later",
  "a buyer waits for a later day",
  "a buyer does not wait for a later day",
  "a pre-order is packed on its day",
  "a pre-order is packed before its day",
  "an e-gift is sent on its day",
  "an e-gift is opened",
  "an e-gift is saved",
  "the value of an e-gift is spent",
  "an e-gift is refunded",
  "an open e-gift is not refunded",
  "no store has everything",
  "an order is fetched",
  "an order is not fetched",
  "an exit is opened",
  "a code is shown again",
  "two want the last unit in the same moment",
  "two want the only use of a voucher in the same moment",
  "an order is pressed for in two tabs at once",
  "money comes in the moment of an expiry",
  "an order is called off in the moment of its payment",
  "somebody becomes a member in two tabs at once",
  "an e-gift is opened in the moment of its refund",
  "somebody logs out in the moment of their order"
] as const
export type Sometimes = (typeof sometimes)[number]

type Rule = (call: Call, reply: Reply) => void | Promise<void>

/** The wrong password in a row that locks. Requirement 185. */
const lockedAt = 5
/** Units of a line at most. Requirement 448. */
const mostUnits = 20
/** Between two codes to one destination. Requirement 421. */
const codesApartMs = 30_000
const sendsCode = /\/auth\/(?:otp\/code|login\/otp\/request)$/
const emptyCart: StoredMemberCart = newMemberCart
const orderOfCheckout = /^\/api\/orders\/checkouts\/[\w-]+\/order$/
const merging = "/api/cart/user/me/carts/merge"
const ofMembers =
  /^\/api\/(?:cart\/user\/me\/carts(?!\/(?:validate|goods|stores))|account\/user\/me$|orders\/users\/me\/(?:orders|recently-bought)$)/

interface Watched {
  readonly db: Db
  readonly now: () => Instant
  /** Returns whether a session still opens anything. */
  readonly opens: (session: string) => Promise<boolean>
  readonly breaks: (promise: PromiseId, detail: string) => void
}

/** Checks every request and every response of the shop, and reports which promise is broken. */
export const watchOver = ({ db, now, opens, breaks }: Watched) => {
  const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)
  const live = new Map<string, number>()
  const ended = new Set<string>()
  const members = new Map<number, string>()
  const orders = new Map<string, string>()
  const fails = new Map<number, number>()
  const codes = new Map<string, number>()
  const seen = new Set<Sometimes>()
  const nameOf = (shopper: number): string => `shopper ${shopper + 1}`

  const owned = (shopper: number, member: string): void => {
    const known = members.get(shopper) ?? member
    const isAnothers = [...members].some(([other, id]) => other !== shopper && id === member)
    if (known !== member || isAnothers)
      breaks("J7", `${nameOf(shopper)} was taken for another shopper, their own account expected`)
    members.set(shopper, member)
  }

  /** What is a member's is given to them alone. */
  const given: Rule = ({ shopper, session, path }, { body }) => {
    if (session === undefined || !live.has(session))
      breaks(
        session !== undefined && ended.has(session) ? "J9" : "J8",
        `${nameOf(shopper)} was given ${path}, a refusal expected`
      )
    const { data } = body
    if (path.endsWith("/user/me")) owned(shopper, data._id)
    const bag = data.cart ?? data
    if (path.includes("/carts") && bag.owner === "member") owned(shopper, bag._id)
    if (path.endsWith("/orders"))
      for (const { code, contact } of data)
        if (contact.email !== whoIs(shopper).email)
          breaks("J7", `${nameOf(shopper)} got ${code} of ${contact.email}, orders of ${whoIs(shopper).email} expected`)
  }

  const placed: Rule = ({ key, session }, { body }) => {
    if (key === undefined) return
    const code = String(body.data.order.code)
    const before = orders.get(key) ?? code
    if (before !== code) breaks("J4", `one key made ${before} and ${code}, one order expected`)
    if (orders.has(key)) seen.add("an order is asked for again")
    if (session !== undefined && live.has(session)) seen.add("a member orders")
    const { steps } = body.data.order.quote ?? body.data.order
    for (const { rule, reason } of steps ?? []) {
      if (reason === "cod-fee") seen.add("a courier is paid")
      if (rule === "points") seen.add("points are spent")
      if (rule === "voucher") seen.add("a voucher is used")
      if (reason === "free-shipping-voucher") seen.add("a voucher counts by itself")
    }
    orders.set(key, before)
  }

  const tried: Rule = ({ body: { email, password } }, { status }) => {
    const whose = numberOf(email)
    if (whose === undefined || ![200, 401, 423].includes(status)) return
    const before = fails.get(whose) ?? 0
    const isRight = password === whoIs(whose).password
    const isLocked = before >= lockedAt
    const after = isLocked ? before : isRight ? 0 : before + 1
    fails.set(whose, after)
    if (status === 423) seen.add("a password is locked")
    if (before > 0 && status === 200) seen.add("a wrong password is forgiven")
    const expected = after >= lockedAt ? 423 : isRight ? 200 : 401
    if (status !== expected)
      breaks(
        "J12",
        `after ${before} wrong ones a ${isRight ? "right" : "wrong"} password was answered ${status}, ${expected} expected`
      )
  }

  /** Requests for codes come to the shop in the order in which they are answered. */
  const sentCode = ({ shopper, isKnown }: Call): void => {
    const key = `${shopper} ${isKnown}`
    const before = codes.get(key)
    codes.set(key, now())
    const passed = before === undefined ? Number.POSITIVE_INFINITY : now() - before
    if (passed < codesApartMs)
      breaks(
        "J32",
        `${nameOf(shopper)} got codes ${passed / 1_000} s apart, at least ${codesApartMs / 1_000} s expected`
      )
  }

  const loggedOut: Rule = async ({ session, shopper }) => {
    if (session === undefined) return
    if (live.has(session)) seen.add("a member logs out")
    live.delete(session)
    ended.add(session)
    if (await opens(session)) breaks("J9", `that of ${nameOf(shopper)} still opens their account, a refusal expected`)
  }

  const joined = async ({ body: { cart_uuid: id, lines } }: Call, before: StoredMemberCart, { body }: Reply) => {
    const goods = await run(goodsNow(db, now()))
    const most = (line: string): number => Math.min(mostUnits, goods(line).stock || mostUnits)
    const taken = new Map(Object.entries(before.joined.find(({ bag }) => bag === id)?.units ?? {}))
    const fresh = new Map<string, number>()
    for (const { combination_id: combination, quantity, egift_info: egift } of lines) {
      const line = lineIdOf({ product: ProductId(0), combination, ...(egift && { egift: egiftIn(egift) }) })
      if (quantity > (taken.get(line) ?? 0)) fresh.set(line, quantity)
    }
    if (fresh.size > 0) seen.add("a bag is joined")
    const had = new Map<string, number>(before.lines.map((line) => [lineIdOf(line), line.quantity]))
    const [first] = [...fresh.keys(), ...had.keys()]
    for (const line of new Set(fresh.size > 0 ? [...had.keys(), ...fresh.keys()] : had.keys())) {
      const wanted = Math.max(had.get(line) ?? 0, fresh.get(line) ?? 0)
      // Lines of another kind than the guest's are saved for later. D-21.
      const fits = first !== undefined && goods(line).kind === goods(first).kind
      const expected = fresh.size === 0 ? wanted : fits ? Math.min(most(line), wanted) : 0
      const held = body.data.cart.products.find((one: { readonly id: string }) => one.id === line)?.quantity ?? 0
      if (held !== expected) breaks("J10", `of ${line} there are ${held}, ${expected} expected`)
    }
  }

  return {
    seen,
    /** Returns the function that receives the answer. */
    asked: async (call: Call): Promise<(reply: Reply) => Promise<void>> => {
      const { path, session, shopper } = call
      const member = members.get(shopper)
      const before =
        path === merging && member !== undefined ? await run(sqlMemberBags(db).load(MemberId(member))) : emptyCart
      return async (reply) => {
        if (reply.session !== undefined) live.set(reply.session, shopper)
        if (reply.session !== undefined && reply.body?.data?.user) owned(shopper, reply.body.data.user._id)
        if (reply.body?.data?.sends_left === 0) seen.add("a number has got all its codes")
        if (path.endsWith("/auth/login")) await tried(call, reply)
        if (reply.status >= 300) return
        if (ofMembers.test(path)) await given(call, reply)
        if (path === merging && session !== undefined) await joined(call, before, reply)
        if (sendsCode.test(path)) sentCode(call)
        if (path.endsWith("/auth/logout")) await loggedOut(call, reply)
        if (path === "/api/orders/order") await placed(call, reply)
        if (orderOfCheckout.test(path)) seen.add("an order is asked for again")
      }
    }
  }
}
