import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type AccountBrowser, accountBrowser } from "#adapters/memory/account-browser.ts"
import { openHash } from "#adapters/memory/open-ops.ts"
import type { Asker } from "#core/account/account-store.port.ts"
import { type Member, MemberId } from "#core/account/member.ts"
import { type OtpDestination, type OtpScope, OtpTicket, otpScopes } from "#core/account/otp/otp.ts"
import { destinationKey } from "#core/account/otp/otp-destination.rule.ts"
import { instant } from "#core/kernel/moment.ts"
import type { Phone } from "#core/kernel/phone.ts"
import { accountShop } from "../account/account-shop.ts"
import { someMember } from "../account/some-member.ts"
import { someNow } from "../arbitraries.ts"
import type { StoredAccounts } from "./account-stores.ts"

type Port = AccountBrowser["port"]
type Call = Effect.Effect<unknown, { readonly _tag: string }>

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)
const outcomeOf = (call: Call): Promise<string> =>
  run(Effect.match(call, { onSuccess: () => "done", onFailure: ({ _tag }) => _tag }))
const until = instant(someNow + 300_000)
const change = { current: "rahasia", password: "mawar merah" }

let made = 0
const nextEmail = (): string => `sebelum${++made}@contoh.id`
const nextPhone = (): Phone => ({ code: "+62", national: `8550${String(++made).padStart(7, "0")}` })

/** A member with a link, and codes and proofs of every scope, to whatever number or address is asked for. */
const issuedIn = (accounts: StoredAccounts) => {
  const { stores } = accounts
  const shop = accountShop()
  const browser = () => accountBrowser({ stores, services: shop.services }, () => someNow)
  const proven = async ({ port }: AccountBrowser, scope: OtpScope, to: OtpDestination) => {
    const method = "phone" in to ? "sms" : "email"
    const { ticket } = await run(port.sendCode({ scope, method, to }))
    return (await run(port.verifyCode({ ticket, scope, to, code: shop.codeTo(to) }))).proof
  }
  const nameOf = (scope: OtpScope, to: OtpDestination) => `${scope} ${destinationKey(to)}`
  return {
    shop,
    browser,
    proven,
    /** A member with a number, an address and a password, as far as nothing else is said, and a browser that is logged in. */
    member: async (change: Partial<Member> = {}, password = "rahasia") => {
      const [email, phone] = [nextEmail(), nextPhone()]
      const { phone: own, ...rest } = someMember({
        id: MemberId(`issued-${made}`),
        userName: `sebelum${made}`,
        email,
        phone
      })
      const member: Member = { ...rest, ...(own && change.isPhoneVerified !== false && { phone: own }), ...change }
      const social = { provider: "google", subject: `issuer#${member.id}` } as const
      const passwordHash = password === "" ? {} : { passwordHash: openHash(password) }
      expect(await run(stores.members.insert({ member, social, ...passwordHash }))).toBe("inserted")
      const one = browser()
      const accessToken = shop.returned({ email, subject: social.subject })
      expect(await outcomeOf(one.port.loginWith({ provider: "google", acquisitionSource: "web", accessToken }))).toBe(
        "done"
      )
      return { id: member.id, email: member.email, phone, one, port: one.port }
    },
    /** Stores links of these askers, and codes and proofs of every scope. */
    issue: async (
      id: MemberId | undefined,
      destinations: ReadonlyArray<OtpDestination>,
      askers: ReadonlyArray<Asker> = ["known", "stranger"]
    ) => {
      for (const asker of id ? askers : [])
        await run(
          stores.resets.put({ digest: `${asker} ${id}`, member: MemberId(id ?? ""), until, provesEmail: true, asker })
        )
      for (const to of destinations)
        for (const scope of otpScopes) {
          const [name, destination] = [nameOf(scope, to), destinationKey(to)]
          await run(stores.codes.put({ ticket: OtpTicket(name), scope, destination, signature: "x", expiresAt: until }))
          await run(stores.codes.putProof({ digest: name, scope, destination, until }))
        }
    },
    /** What still opens or proves something. Uses it up. */
    left: async (id: MemberId | undefined, destinations: ReadonlyArray<OtpDestination>) => {
      const left: Array<string> = []
      for (const asker of id ? ["known", "stranger"] : [])
        if (await run(stores.resets.of(MemberId(id ?? ""), `${asker} ${id}`, someNow))) left.push(`link ${asker}`)
      for (const to of destinations)
        for (const scope of otpScopes) {
          const [name, destination] = [nameOf(scope, to), destinationKey(to)]
          if (await run(stores.codes.claimTry(OtpTicket(name), someNow, 5))) left.push(`code ${name}`)
          if (await run(stores.codes.takeProof({ digest: name, scope, destination }, someNow)))
            left.push(`proof ${name}`)
        }
      return left
    }
  }
}
type Issued = ReturnType<typeof issuedIn>
type SomeMember = Awaited<ReturnType<Issued["member"]>>

/** A path on which a password, an address or a number is set or changes: its member, its call, and where codes may have gone. */
interface Path {
  readonly name: string
  readonly born?: { readonly change?: Partial<Member>; readonly password?: string }
  /** Prepares what is used up before anything is issued, and returns the call. */
  readonly call: (at: Issued, member: SomeMember, accounts: StoredAccounts) => Promise<() => Call>
  /** Another number or address that is the member's afterwards. */
  readonly gains?: OtpDestination
  /** The call uses a code to the member's own address. */
  readonly usesCode?: true
  /** How many of number and address are the member's afterwards, and proven: 2 if absent. */
  readonly proven?: number
}

const [phone, tillPhone, email] = [nextPhone(), nextPhone(), nextEmail()]
const [firstPhone, lostEmail] = [nextPhone(), nextEmail()]
const isUnproven = { isEmailVerified: false } as const
const numberless = { isPhoneVerified: false } as const

const reset = (port: Port, code: string, uid: string) => port.resetPassword({ code, uid, password: "mawar merah" })

const paths: ReadonlyArray<Path> = [
  {
    name: "a change of the password",
    call:
      async (_, { port }) =>
      () =>
        port.changePassword(change)
  },
  {
    name: "a first password",
    born: { password: "" },
    call:
      async (_, { port }) =>
      () =>
        port.changePassword({ password: "mawar merah" })
  },
  {
    name: "a first password of a registration",
    born: { password: "" },
    call:
      async (_, { port }) =>
      () =>
        port.complete({ password: "mawar merah" })
  },
  {
    name: "a reset by mail",
    call: async ({ browser, shop }, { email }) => {
      const { port } = browser()
      await run(port.forgetByEmail({ email }))
      const { code, uid = "" } = shop.outbox.at(-1) ?? { code: "" }
      return () => reset(port, code, uid)
    }
  },
  {
    name: "a reset by the number",
    call: async ({ browser, proven }, { phone }) => {
      const one = browser()
      const proof = await proven(one, "forget-password", { phone })
      const { code, uid } = await run(one.port.forgetByPhone({ phone, proof }))
      return () => reset(one.port, code, uid)
    }
  },
  {
    name: "another number",
    gains: { phone },
    call: async ({ proven }, { one, port }) => {
      const proof = await proven(one, "change-number", { phone })
      return () => port.changePhone({ phone, proof })
    }
  },
  {
    name: "a first number",
    born: { change: numberless },
    gains: { phone: firstPhone },
    call: async ({ proven }, { one, port }) => {
      const proof = await proven(one, "verification", { phone: firstPhone })
      return () => port.complete({ phone: { phone: firstPhone, proof } })
    }
  },
  {
    name: "a first number that a till knows",
    born: { change: numberless },
    gains: { phone: tillPhone },
    call: async ({ proven }, { one, port }, accounts) => {
      await accounts.registerAtStore(tillPhone)
      const proof = await proven(one, "registered_sociolla_store", { phone: tillPhone })
      return () => port.complete({ phone: { phone: tillPhone, proof } })
    }
  },
  {
    name: "another address",
    gains: { email },
    call: async ({ proven }, { one, port }) => {
      const proof = await proven(one, "verification", { email })
      return () => port.changeEmail({ email, proof })
    }
  },
  {
    name: "the first proof of an address by a stranger",
    born: { change: { ...isUnproven, email: lostEmail } },
    usesCode: true,
    proven: 1,
    call: async ({ browser, shop }) => {
      const { port } = browser()
      const to = { email: lostEmail }
      const { ticket } = await run(port.requestLoginCode({ method: "email", to }))
      return () => port.loginByCode({ ticket, to, code: shop.codeTo(to) })
    }
  },
  {
    name: "a removal",
    proven: 0,
    call:
      async (_, { id }, accounts) =>
      () =>
        Effect.promise(() => accounts.remove(id))
  }
]

/**
 * Nothing that was issued before a password, a proven address or a proven number is set or changes opens the account after it,
 * by any path. Security 3; decision 0079.
 */
export const issuedBeforeFacts = (name: string, open: () => Promise<StoredAccounts>) =>
  describe(`what was issued before a change of an account, in ${name}`, () => {
    let accounts: StoredAccounts
    let at: Issued
    beforeAll(async () => {
      accounts = await open()
      at = issuedIn(accounts)
    })
    afterAll(() => accounts.close())

    it.each(paths.map((path) => [path.name, path] as const))("opens nothing after %s", async (_, path) => {
      const member = await at.member(path.born?.change, path.born?.password)
      const call = await path.call(at, member, accounts)
      const issued = [{ email: member.email }, { phone: member.phone }, ...(path.gains ? [path.gains] : [])]
      // The stranger's own link is the one that is used.
      const askers = path.name.startsWith("a reset") ? (["known"] as const) : undefined
      await at.issue(member.id, path.usesCode ? issued.slice(1) : issued, askers)
      expect(await outcomeOf(call())).toBe("done")
      const after = (await run(accounts.stores.members.byId(member.id)))?.member
      const own = [
        ...(after?.isEmailVerified && after.email !== "" ? [{ email: after.email }] : []),
        ...(after?.isPhoneVerified && after.phone ? [{ phone: after.phone }] : [])
      ]
      expect(own).toHaveLength(path.proven ?? 2)
      expect(await at.left(member.id, own)).toEqual([])
    })

    it.each([
      ["by a code", (one: Port, to: OtpDestination, proof: never) => one.register({ ...registration(to), proof })],
      [
        "by a number alone",
        (one: Port, to: OtpDestination, proof: never) =>
          one.registerQuickly({ phone: phoneIn(to), proof, acquisitionSource: "web" })
      ]
    ] as const)("opens no account that is registered after it, %s", async (how, register) => {
      const to = { phone: nextPhone() }
      const one = at.browser()
      const scope = how === "by a code" ? "verification" : "quick-registration"
      const proof = (await at.proven(one, scope, to)) as never
      await at.issue(undefined, [to])
      expect(await outcomeOf(register(one.port, to, proof))).toBe("done")
      expect(await at.left(undefined, [to])).toEqual([])
    })

    it("opens nothing of a number that leaves the account and comes back", async () => {
      const { id, one, port, phone } = await at.member()
      const to = { phone: nextPhone() }
      const away = { ...to, proof: await at.proven(one, "change-number", to) }
      await at.issue(id, [{ phone }])
      expect(await outcomeOf(port.changePhone(away))).toBe("done")
      const back = { phone, proof: await at.proven(one, "change-number", { phone }) }
      expect(await outcomeOf(port.changePhone(back))).toBe("done")
      expect(await at.left(id, [{ phone }])).toEqual([])
    })

    it("an address that is only typed is not logged in to by a code from before, and can still be proven", async () => {
      const { id, port } = await at.member({ email: "" })
      const to = { email: nextEmail() }
      await at.issue(id, [to])
      expect(await outcomeOf(port.complete({ email: to.email }))).toBe("done")
      expect(await at.left(id, [to])).toEqual(
        otpScopes
          .filter((scope) => scope !== "login")
          .flatMap((scope) => [`code ${scope} ${to.email}`, `proof ${scope} ${to.email}`])
      )
    })

    it("to another number or address goes on while the password changes, and so does the own one's first proof", async () => {
      const { id, email, one, port } = await at.member({ ...numberless, ...isUnproven })
      const others = { phone: { phone: nextPhone() }, email: { email: nextEmail() }, own: { email } }
      const proofs = {
        phone: await at.proven(one, "verification", others.phone),
        own: await at.proven(one, "verification", others.own)
      }
      await at.issue(id, [others.email])
      expect(await outcomeOf(port.changePassword(change))).toBe("done")
      expect(await at.left(undefined, [others.email])).toHaveLength(2 * otpScopes.length)
      expect(await outcomeOf(port.changeEmail({ email, proof: proofs.own }))).toBe("done")
      expect(await outcomeOf(port.complete({ phone: { ...others.phone, proof: proofs.phone } }))).toBe("done")
    })

    it("comes back to no caller whose number another member has proven meanwhile", async () => {
      const { stores } = accounts
      const [to, scope] = [{ phone: nextPhone() }, "registered_sociolla_store"] as const
      const [{ one }, other] = [await at.member(numberless), await at.member(numberless)]
      await accounts.registerAtStore(to.phone)
      const proof = await at.proven(one, scope, to)
      const proves = Effect.orDie(stores.members.change(other.id, { ...to, isPhoneVerified: true }))
      const late = accountBrowser(
        {
          stores: { ...stores, transactional: (write) => Effect.andThen(proves, stores.transactional(write)) },
          services: at.shop.services
        },
        () => someNow
      )
      late.jar.cookie = one.jar.cookie
      expect(await outcomeOf(late.port.complete({ phone: { ...to, proof } }))).toBe("AlreadyTaken")
      const joins = at.browser().port.registerQuickly({ ...to, scope, proof, acquisitionSource: "web" })
      expect(await outcomeOf(joins)).toBe("PhoneNotProven")
    })

    it("stays if nothing of it changes: a name, a log-in, a number that another member claimed", async () => {
      const claimed = nextPhone()
      const { id, email, phone, port } = await at.member()
      const other = await at.member({ phone: claimed, isPhoneVerified: false })
      const destinations = [{ email }, { phone }]
      await at.issue(id, destinations)
      await at.issue(other.id, [])
      expect(await outcomeOf(port.complete({ firstName: "Sinta" }))).toBe("done")
      expect(await outcomeOf(at.browser().port.login({ identifier: email, password: "rahasia" }))).toBe("done")
      const third = at.browser()
      const proof = await at.proven(third, "quick-registration", { phone: claimed })
      expect(await outcomeOf(third.port.registerQuickly({ phone: claimed, proof, acquisitionSource: "web" }))).toBe(
        "done"
      )
      expect(await at.left(id, destinations)).toHaveLength(2 + 2 * 2 * otpScopes.length)
      expect(await at.left(other.id, [])).toEqual(["link known", "link stranger"])
    })

    it("gives a thief no new password and no session by a proof or a code from before", async () => {
      const { email, phone, port } = await at.member()
      const thief = at.browser()
      const forget = await at.proven(thief, "forget-password", { phone })
      const { ticket } = await run(thief.port.requestLoginCode({ method: "email", to: { email } }))
      expect(await outcomeOf(port.changePassword(change))).toBe("done")
      expect(await outcomeOf(thief.port.forgetByPhone({ phone, proof: forget }))).toBe("PhoneNotProven")
      const code = at.shop.codeTo({ email })
      expect(await outcomeOf(thief.port.loginByCode({ ticket, to: { email }, code }))).toBe("NoActiveOtp")
    })
  })

const phoneIn = (to: OtpDestination): Phone => ("phone" in to ? to.phone : nextPhone())
const registration = (to: OtpDestination) => ({
  email: nextEmail(),
  userName: `sebelum${made}`,
  password: "mawar merah",
  firstName: "Sinta",
  lastName: "Lestari",
  phone: phoneIn(to),
  gender: "female" as const,
  salute: "ms" as const,
  acquisitionSource: "web"
})
