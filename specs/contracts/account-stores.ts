import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { AccountStores, SendClaim } from "#core/account/account-store.port.ts"
import { type Member, MemberId } from "#core/account/member.ts"
import { type OtpScope, OtpTicket } from "#core/account/otp/otp.ts"
import { instant } from "#core/kernel/moment.ts"
import type { Phone } from "#core/kernel/phone.ts"
import { someMember } from "../account/some-member.ts"
import { someNow } from "../arbitraries.ts"

/** Stores of accounts under test; the last two are what others than the owners do. */
export interface StoredAccounts {
  readonly stores: AccountStores
  readonly registerAtStore: (phone: Phone) => Promise<void>
  readonly remove: (id: MemberId) => Promise<void>
  readonly close: () => Promise<void>
}

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)
const later = (ms: number) => instant(someNow + ms)
const day = "2026-11-20"
const unclaimed = { isClaimed: false, isAtStore: false }

let made = 0
/** A new person whose data equals no other person's. */
const newcomer = (change: Partial<Member> = {}): Member => {
  made++
  return someMember({
    id: MemberId(`contract-${made}`),
    userName: `kontrak${made}`,
    email: `kontrak${made}@contoh.id`,
    phone: { code: "+62", national: `8990${String(made).padStart(6, "0")}` },
    ...change
  })
}
const anotherPhone = (): Phone => newcomer().phone as Phone

/** What every place that keeps accounts does, one call at a time. Security 3; D-9, D-30 to D-36. */
export const accountStoreFacts = (name: string, open: () => Promise<StoredAccounts>) =>
  describe(`accounts stored in ${name}`, () => {
    let accounts: StoredAccounts
    beforeAll(async () => {
      accounts = await open()
    })
    afterAll(() => accounts.close())
    const born = async (member = newcomer(), passwordHash?: string) => {
      expect(await run(accounts.stores.members.insert({ member, ...(passwordHash && { passwordHash }) }))).toBe(
        "inserted"
      )
      return member
    }

    it("find a member by each of their names, however they are written", async () => {
      const { members } = accounts.stores
      const member = await born(newcomer({ userName: `Besar${made + 1}` }), "hash")
      const whole = {
        member: { ...member, hasPassword: true },
        passwordHash: "hash",
        fails: 0,
        epoch: 0,
        isRemoved: false
      }
      for (const found of [
        members.byId(member.id),
        members.byIdentifier(member.userName.toLowerCase()),
        members.byIdentifier(member.email),
        members.byPhone(member.phone as Phone)
      ])
        expect(await run(found)).toEqual(whole)
      expect(await run(members.byIdentifier("nobody"))).toBeUndefined()
      expect(await run(members.byIdentifier(""))).toBeUndefined()
    })

    it("let no two have the same name, address or proven number", async () => {
      const { members } = accounts.stores
      const one = await born()
      const like = (change: Partial<Member>) => members.insert({ member: newcomer(change) })
      expect(await run(like({ userName: one.userName.toUpperCase() }))).toEqual({ taken: ["userName"] })
      expect(await run(like({ email: one.email.toUpperCase() }))).toEqual({ taken: ["email"] })
      expect(await run(like({ phone: one.phone as Phone }))).toEqual({ taken: ["phone"] })
      const other = await born()
      expect(await run(members.change(other.id, { email: one.email }))).toEqual({ taken: ["email"] })
      expect(await run(members.change(other.id, { phone: one.phone as Phone, isPhoneVerified: true }))).toEqual({
        taken: ["phone"]
      })
      expect((await run(members.byId(other.id)))?.member).toEqual({ ...other, hasPassword: false })
    })

    it("write a change and what belongs to it together, and go on after a value that is taken", async () => {
      const { members, transactional } = accounts.stores
      const [one, other] = [await born(), await born()]
      const outcome = await run(
        transactional(
          Effect.fnUntraced(function* (inside) {
            const taken = yield* inside.members.change(other.id, { email: one.email })
            const before = yield* inside.lockMember(other.id)
            yield* inside.members.change(other.id, { firstName: "Sinta" })
            return { taken, email: before?.member.email }
          })
        )
      )
      expect(outcome).toEqual({ taken: { taken: ["email"] }, email: other.email })
      const after = (await run(members.byId(other.id)))?.member
      expect([after?.firstName, after?.email]).toEqual(["Sinta", other.email])
    })

    it("let many have no name and no address", async () => {
      for (const _ of [1, 2]) await born(newcomer({ userName: "", email: "" }))
    })

    it("know a number as free, named, waiting at a till, and proven, which ends all the rest", async () => {
      const { members } = accounts.stores
      const phone = anotherPhone()
      const standing = () => run(members.phoneOwnership(phone))
      expect(await standing()).toEqual(unclaimed)
      const named = await born(newcomer({ phone, isPhoneVerified: false }))
      await accounts.registerAtStore(phone)
      expect(await standing()).toEqual({ isClaimed: true, isAtStore: true })
      expect(await run(members.byPhone(phone))).toBeUndefined()
      const owner = await born()
      expect(await run(members.change(owner.id, { phone, isPhoneVerified: true }))).toBe("changed")
      expect(await standing()).toEqual({ ...unclaimed, holder: owner.id })
      expect((await run(members.byId(named.id)))?.member.phone).toBeUndefined()
      await accounts.registerAtStore(phone)
      expect(await standing()).toEqual({ ...unclaimed, holder: owner.id })
    })

    it("let a provider's person be one member", async () => {
      const { members } = accounts.stores
      const social = { provider: "google", subject: `s${made}` } as const
      const member = newcomer()
      expect(await run(members.insert({ member, social }))).toBe("inserted")
      expect((await run(members.bySocial("google", social.subject)))?.member).toMatchObject({
        id: member.id,
        isGoogle: true
      })
      expect(await run(members.bySocial("facebook", social.subject))).toBeUndefined()
      const late = newcomer()
      expect(await run(members.insert({ member: late, social }))).toBe("known")
      expect(await run(members.byId(late.id))).toBeUndefined()
      const other = await born()
      expect(await run(members.link(other.id, "google", social.subject))).toBe(false)
      expect(await run(members.link(other.id, "facebook", social.subject))).toBe(true)
      expect((await run(members.bySocial("facebook", social.subject)))?.member.id).toBe(other.id)
    })

    it("count five tries and no more, until they are forgiven or a password is set", async () => {
      const { members } = accounts.stores
      const { id } = await born(newcomer(), "hash")
      const claim = () => run(members.claimLogin(id, 5))
      expect([await claim(), await claim(), await claim()]).toEqual([1, 2, 3])
      await run(members.giveLoginBack(id))
      expect([await claim(), await claim(), await claim()]).toEqual([3, 4, 5])
      expect([await claim(), await claim()]).toEqual([undefined, undefined])
      await run(members.forgiveLogins(id))
      expect(await claim()).toBe(1)
      for (const _ of [2, 3, 4, 5]) await claim()
      await run(members.setPassword(id, "new"))
      expect(await run(members.byId(id))).toMatchObject({
        passwordHash: "new",
        fails: 0,
        member: { hasPassword: true }
      })
      expect(await claim()).toBe(1)
    })

    it.each([3, 7])("count as many tries as they are asked to, each asker's apart: %i", async (most) => {
      const { members } = accounts.stores
      const { id } = await born(newcomer(), "hash")
      for (const asker of ["stranger", "known"] as const) {
        for (let tries = 1; tries <= most; tries++) expect(await run(members.claimLogin(id, most, asker))).toBe(tries)
        expect(await run(members.claimLogin(id, most, asker))).toBeUndefined()
      }
    })

    it("forget a removed member but for what they were called", async () => {
      const { members, sessions } = accounts.stores
      const member = await born(newcomer(), "hash")
      await run(members.link(member.id, "google", member.id))
      await run(sessions.create({ id: member.id, member: member.id, startedAt: someNow, seenAt: someNow }))
      await accounts.remove(member.id)
      for (const name of [member.email, member.userName]) {
        const found = await run(members.byIdentifier(name))
        expect(found).toMatchObject({ isRemoved: true, member: { email: "", firstName: "" } })
        expect(found?.passwordHash).toBeUndefined()
      }
      expect(await run(members.phoneOwnership(member.phone as Phone))).toEqual(unclaimed)
      expect(await run(members.bySocial("google", member.id))).toBeUndefined()
      expect(await run(members.claimLogin(member.id, 5))).toBeUndefined()
      expect(await run(sessions.byId(member.id))).toBeUndefined()
      await born({ ...member, id: newcomer().id })
      expect(await run(members.byIdentifier(member.email))).toMatchObject({ isRemoved: false })
    })

    it("end sessions with their bearers: one, all, all but one", async () => {
      const { sessions } = accounts.stores
      const { id: member } = await born()
      const session = (name: string) => ({ id: `${member} ${name}`, member, startedAt: someNow, seenAt: someNow })
      const began = async (name: string) => {
        await run(sessions.create(session(name)))
        expect(await run(sessions.addBearer(session(name).id, `bearer ${member} ${name}`, later(900_000)))).toBe(true)
      }
      const alive = async (name: string) => {
        const whole = await run(sessions.byId(session(name).id))
        expect(await run(sessions.byBearer(`bearer ${member} ${name}`, later(899_999)))).toEqual(whole)
        return whole !== undefined
      }
      for (const name of ["a", "b", "c"]) await began(name)
      expect(await run(sessions.byBearer(`bearer ${member} a`, later(900_000)))).toBeUndefined()
      await run(sessions.seen(session("a").id, later(1_000)))
      expect(await run(sessions.byId(session("a").id))).toEqual({ ...session("a"), seenAt: later(1_000) })
      await run(sessions.end(session("b").id))
      expect([await alive("a"), await alive("b"), await alive("c")]).toEqual([true, false, true])
      await run(sessions.endOthers(member, session("c").id))
      expect([await alive("a"), await alive("c")]).toEqual([false, true])
      await run(sessions.endAll(member))
      expect(await alive("c")).toBe(false)
      expect(await run(sessions.addBearer(session("c").id, "late", later(900_000)))).toBe(false)
    })

    it("end a session whose member was read before every session was ended", async () => {
      const { sessions, members, transactional } = accounts.stores
      const { id: member } = await born(newcomer(), "hash")
      const session = (name: string) => ({ id: `${member} ${name}`, member, startedAt: later(1), seenAt: later(1) })
      const epochOf = async () => (await run(members.byId(member)))?.epoch ?? -1
      const opens = (name: string) =>
        run(transactional((inside) => Effect.andThen(inside.lockMember(member), inside.isOpen(session(name).id))))
      const before = await epochOf()
      await run(sessions.create(session("early"), before))
      expect(await opens("early")).toBe(true)
      await run(sessions.endAll(member))
      expect(await opens("early")).toBe(false)
      // The password was compared before, the session is written after.
      await run(sessions.create(session("late"), before))
      expect(await run(sessions.byId(session("late").id))).toBeUndefined()
      expect(await run(sessions.addBearer(session("late").id, `late ${member}`, later(900_000)))).toBe(false)
      await run(sessions.create(session("next"), await epochOf()))
      expect(await run(sessions.byId(session("next").id))).toEqual(session("next"))
      // A session that is over ends no other.
      await run(sessions.endOthers(member, session("late").id))
      expect(await opens("next")).toBe(true)
      const known = await epochOf()
      await run(sessions.create(session("own"), known))
      await run(sessions.endOthers(member, session("own").id))
      await run(sessions.create(session("slow"), known))
      expect([await opens("next"), await opens("own"), await opens("slow")]).toEqual([false, true, false])
    })

    it("pass a session on once and for all, and end it with the one that got it", async () => {
      const { sessions } = accounts.stores
      const { id: member } = await born()
      const session = (name: string) => ({ id: `${member} ${name}`, member, startedAt: someNow, seenAt: someNow })
      for (const name of ["first", "second", "third", "other"]) await run(sessions.create(session(name)))
      const supersede = (name: string, to: string, ms: number) =>
        run(sessions.supersede(session(name).id, { to: session(to).id, until: later(ms) }))
      await supersede("first", "second", 5_000)
      await supersede("first", "second", 9_000)
      await supersede("second", "third", 7_000)
      await supersede("nobody's", "third", 5_000)
      expect(await run(sessions.byId(session("first").id))).toEqual({
        ...session("first"),
        handedOver: { to: session("second").id, until: later(5_000) }
      })
      await run(sessions.addBearer(session("first").id, `bearer ${member} first`, later(900_000)))
      await run(sessions.end(session("third").id))
      expect(await run(sessions.byBearer(`bearer ${member} first`, someNow))).toBeUndefined()
      const left = ["first", "second", "third", "other"].map((name) => run(sessions.byId(session(name).id)))
      expect(await Promise.all(left)).toEqual([undefined, undefined, undefined, session("other")])
    })

    it("let a send leave every 30 seconds, five on a day, and take back what was refused", async () => {
      const { codes } = accounts.stores
      const destination = `send-${made}@contoh.id`
      const claim = (ms: number, on = day): Promise<SendClaim> =>
        run(codes.claimSend({ destination, day: on, at: later(ms), waitMs: 30_000, perDay: 5 }))
      expect(await claim(0)).toEqual({ kind: "taken", sends: 1, before: undefined })
      await run(codes.giveSendBack({ destination, day, at: someNow, before: undefined }))
      expect(await claim(1)).toEqual({ kind: "taken", sends: 1, before: undefined })
      expect(await claim(30_000)).toEqual({ kind: "too-soon", lastSentAt: later(1) })
      expect(await claim(30_001)).toEqual({ kind: "taken", sends: 2, before: later(1) })
      await run(codes.giveSendBack({ destination, day, at: later(1), before: undefined }))
      for (const sends of [3, 4, 5]) expect(await claim(sends * 60_000)).toMatchObject({ kind: "taken", sends })
      expect(await claim(400_000)).toEqual({ kind: "maximum" })
      expect(await claim(400_000, "2026-11-21")).toMatchObject({ kind: "taken", sends: 1 })
    })

    it("hold one code for a purpose and a destination, try it so often, use it once", async () => {
      const { codes } = accounts.stores
      const destination = `code-${made}@contoh.id`
      const code = (ticket: string, scope: OtpScope = "login") => ({
        ticket: OtpTicket(`${destination} ${ticket}`),
        scope,
        destination,
        signature: `signature ${ticket}`,
        expiresAt: later(300_000)
      })
      const attempt = ({ ticket }: { ticket: OtpTicket }, ms = 0) => run(codes.claimTry(ticket, later(ms), 5))
      for (const one of [code("old"), code("other", "verification"), code("new")]) await run(codes.put(one))
      expect(await attempt(code("old"))).toBeUndefined()
      expect(await attempt(code("other", "verification"))).toEqual(code("other", "verification"))
      expect(await attempt(code("new"), 300_000)).toBeUndefined()
      for (const _ of [1, 2, 3, 4, 5]) expect(await attempt(code("new"), 299_999)).toEqual(code("new"))
      expect(await attempt(code("new"))).toBeUndefined()
      const { ticket } = code("other", "verification")
      expect([await run(codes.take(ticket)), await run(codes.take(ticket))]).toEqual([true, false])
      expect(await attempt({ ticket })).toBeUndefined()
    })

    it("take a proof once, for what it proves, before it runs out", async () => {
      const { codes } = accounts.stores
      const proof = {
        digest: `proof-${made}`,
        scope: "verification",
        destination: "+6281",
        until: later(1_000)
      } as const
      const { until: _until, ...wanted } = proof
      await run(codes.putProof(proof))
      expect(await run(codes.takeProof({ ...wanted, scope: "login" }, someNow))).toBe(false)
      expect(await run(codes.takeProof({ ...wanted, destination: "+6282" }, someNow))).toBe(false)
      expect(await run(codes.takeProof(wanted, later(1_000)))).toBe(false)
      expect(await run(codes.takeProof(wanted, later(999)))).toBe(true)
      expect(await run(codes.takeProof(wanted, later(999)))).toBe(false)
    })

    it("use a reset link once, which sets the password, opens the lock and ends every session", async () => {
      const { members, resets, sessions } = accounts.stores
      const { id: member } = await born(newcomer(), "old")
      const link = (digest: string) => ({
        digest: `${member} ${digest}`,
        member,
        until: later(1_000),
        provesEmail: true
      })
      await run(resets.put(link("first")))
      await run(resets.put(link("second")))
      await run(sessions.create({ id: `reset ${member}`, member, startedAt: someNow, seenAt: someNow }))
      await run(members.claimLogin(member, 5))
      const use = (digest: string, ms: number) =>
        run(resets.use({ member, digest: link(digest).digest, now: later(ms), passwordHash: "new" }))
      expect(await run(resets.of(member, link("first").digest, someNow))).toBeUndefined()
      expect(await run(resets.of(member, link("second").digest, someNow))).toEqual(link("second"))
      expect([await use("first", 0), await use("second", 1_000)]).toEqual([false, false])
      expect(await run(members.byId(member))).toMatchObject({ passwordHash: "old", fails: 1 })
      expect([await use("second", 999), await use("second", 999)]).toEqual([true, false])
      expect(await run(members.byId(member))).toMatchObject({ passwordHash: "new", fails: 0 })
      expect(await run(sessions.byId(`reset ${member}`))).toBeUndefined()
      await run(resets.put(link("third")))
      await run(members.setPassword(member, "other"))
      expect(await run(resets.of(member, link("third").digest, someNow))).toBeUndefined()
    })
  })
