import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type AccountBrowser, accountBrowser } from "#adapters/memory/account-browser.ts"
import { openHash } from "#adapters/memory/open-ops.ts"
import type { AccountStores, AccountWrites } from "#core/account/account-store.port.ts"
import { MemberId } from "#core/account/member.ts"
import type { OtpDestination, OtpScope } from "#core/account/otp/otp.ts"
import { destinationKey } from "#core/account/otp/otp-destination.rule.ts"
import { someNow } from "#specs/arbitraries.ts"
import { accountShop } from "../account-shop.ts"
import { someMember } from "../some-member.ts"

type Call = Effect.Effect<unknown, { readonly _tag: string }>
type Port = AccountBrowser["port"]
type Shop = Pick<ReturnType<typeof accountShop>, "services" | "returned" | "codeTo">

export const outcomeOf = (call: Call): Promise<string> =>
  Effect.runPromise(Effect.match(call, { onSuccess: () => "done", onFailure: ({ _tag }) => _tag }))

/** Returns where two meet: waits until both have arrived or one of them will not come. */
const meetingOfTwo = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let arrived = 0
  const arrive = Effect.promise(() => {
    arrived++
    if (arrived === 2) resolve()
    return promise
  })
  return { arrive, open: resolve }
}

let born = 0

/** Two browsers in one account: their calls have compared and hashed before either writes, and both have written before either goes on. */
export const openInTwoBrowsers = async (
  stores: AccountStores,
  shop: Shop,
  password: string,
  { hasPhone = true, isEmailVerified = true } = {}
) => {
  born++
  const id = MemberId(`at-once-${born}`)
  const names = { userName: `serentak${born}`, email: `serentak${born}@contoh.id` }
  const phone = { code: "+62", national: `8770000${String(born).padStart(4, "0")}` }
  const { phone: _, ...without } = someMember({ id, ...names, isEmailVerified, isPhoneVerified: hasPhone })
  const member = hasPhone ? { ...without, phone } : without
  await Effect.runPromise(stores.members.insert({ member, ...(password && { passwordHash: openHash(password) }) }))
  let held: (() => Promise<unknown>) | undefined
  let afterReading: (() => Promise<unknown>) | undefined
  let afterTyping: (() => Promise<unknown>) | undefined
  const linked: Array<string> = []
  const hasRead = Effect.suspend(() => {
    const meanwhile = afterReading
    afterReading = undefined
    return meanwhile ? Effect.promise(meanwhile) : Effect.void
  })
  let meetings = [meetingOfTwo(), meetingOfTwo()] as const
  const linkOrders: AccountWrites["linkOrders"] = (member, proved) =>
    Effect.sync(() => void linked.push(`${member} ${destinationKey(proved)}`))
  const meeting: AccountStores = {
    ...stores,
    members: {
      ...stores.members,
      byIdentifier: (identifier) => Effect.tap(stores.members.byIdentifier(identifier), () => hasRead),
      byPhone: (phone) => Effect.tap(stores.members.byPhone(phone), () => hasRead)
    },
    codes: {
      ...stores.codes,
      claimTry: (...typed) =>
        Effect.tap(stores.codes.claimTry(...typed), () => {
          const meanwhile = afterTyping
          afterTyping = undefined
          return meanwhile ? Effect.promise(meanwhile) : Effect.void
        })
    },
    transactional: (write) =>
      Effect.gen(function* () {
        const meanwhile = held
        held = undefined
        if (meanwhile) yield* Effect.promise(meanwhile)
        const [begin, end] = meetings
        yield* begin.arrive
        const exit = yield* Effect.exit(stores.transactional((inside) => write({ ...inside, linkOrders })))
        yield* end.arrive
        return yield* exit
      })
  }
  const alone = () => {
    for (const one of meetings) one.open()
  }
  alone()
  const browser = () => accountBrowser({ stores: meeting, services: shop.services }, () => someNow)
  const loggedIn = async (): Promise<AccountBrowser> => {
    const one = browser()
    const accessToken = shop.returned({ email: names.email, subject: `issuer#${id}` })
    const call =
      password === ""
        ? one.port.loginWith({ provider: "google", acquisitionSource: "web", accessToken })
        : one.port.login({ identifier: names.email, password })
    expect(await outcomeOf(call)).toBe("done")
    return one
  }
  const both = [await loggedIn(), await loggedIn()] as const
  return {
    both,
    id,
    browser,
    email: names.email,
    phone,
    /** What two calls that meet are answered. */
    together: async (calls: readonly [Call, Call]) => {
      meetings = [meetingOfTwo(), meetingOfTwo()]
      const outcomes = await Promise.all(calls.map((call) => outcomeOf(Effect.ensuring(call, Effect.sync(alone)))))
      return outcomes
    },
    /** What a call is answered that has read all it needs when `meanwhile` happens, and writes after it. */
    late: (call: Call, meanwhile: () => Promise<unknown>) => {
      held = meanwhile
      return outcomeOf(call)
    },
    /** The same if it has only read which member a number or an address belongs to. */
    lateReader: (call: Call, meanwhile: () => Promise<unknown>) => {
      afterReading = meanwhile
      return outcomeOf(call)
    },
    /** The same if a code was typed and is compared. */
    lateTyper: (call: Call, meanwhile: () => Promise<unknown>) => {
      afterTyping = meanwhile
      return outcomeOf(call)
    },
    /** Whose orders of guests were linked, and by what. */
    linked,
    /** A proof of a number or an address, by a code that a browser received. */
    proven: async ({ port }: AccountBrowser, scope: OtpScope, to: OtpDestination) => {
      const method = "phone" in to ? "sms" : "email"
      const { ticket } = await Effect.runPromise(port.sendCode({ scope, method, to }))
      return (await Effect.runPromise(port.verifyCode({ ticket, scope, to, code: shop.codeTo(to) }))).proof
    },
    opens: async (typed: string) =>
      (await outcomeOf(browser().port.login({ identifier: names.email, password: typed }))) === "done",
    isIn: async ({ port }: AccountBrowser) => (await outcomeOf(port.me({}))) === "done"
  }
}

/** Opens the stores that the facts of a file are about. */
export type OpenStores = () => Promise<{ readonly stores: AccountStores; readonly close: () => Promise<void> }>

/** Opens stores before the tests of a file, and closes them after the last one; returns what reads them. */
export const openedForAll = (open: OpenStores): (() => AccountStores) => {
  let at: Awaited<ReturnType<OpenStores>>
  beforeAll(async () => {
    at = await open()
  })
  afterAll(() => at.close())
  return () => at.stores
}

/**
 * Two calls at once that each set a password of one account, on stores of any kind: one of them is done, its password opens the
 * account and its session alone stays. Decision 0075.
 */
export const atOnceFacts = (name: string, open: OpenStores) =>
  describe(`two passwords at once on ${name}`, () => {
    const shop = accountShop()
    const stores = openedForAll(open)

    const change = (current?: string) => (port: Port, password: string) =>
      port.changePassword({ password, ...(current !== undefined && { current }) })
    const complete = (port: Port, password: string) => port.complete({ password })

    it.each([
      ["two changes", "rahasia", change("rahasia"), change("rahasia")],
      ["two first passwords", "", change(), change()],
      ["two first passwords of a registration", "", complete, complete],
      ["a first password and one of a registration", "", change(), complete]
    ] as const)("%s: one is done, and ends the other's session", async (_, before, first, second) => {
      const { both, together, opens, isIn } = await openInTwoBrowsers(stores(), shop, before)
      const passwords = ["mawar merah", "melati putih"] as const
      const outcomes = await together([first(both[0].port, passwords[0]), second(both[1].port, passwords[1])])
      expect(outcomes.toSorted()).toEqual(["Unauthenticated", "done"])
      const winner = outcomes.indexOf("done")
      expect(await Promise.all(both.map(isIn))).toEqual([winner === 0, winner === 1])
      expect(await Promise.all(passwords.map(opens))).toEqual([winner === 0, winner === 1])
    })

    it("a change and a reset: one is done, and its password opens the account", async () => {
      const { both, together, opens, isIn, browser, email } = await openInTwoBrowsers(stores(), shop, "rahasia")
      await outcomeOf(browser().port.forgetByEmail({ email }))
      const { code, uid = "" } = shop.outbox.at(-1) ?? { code: "" }
      const outcomes = await together([
        both[0].port.changePassword({ current: "rahasia", password: "mawar merah" }),
        browser().port.resetPassword({ code, uid, password: "melati putih" })
      ])
      expect([
        ["done", "ResetLinkInvalid"],
        ["Unauthenticated", "done"]
      ]).toContainEqual(outcomes)
      const isChanged = outcomes[0] === "done"
      expect(await Promise.all(both.map(isIn))).toEqual([isChanged, false])
      expect(await Promise.all(["mawar merah", "melati putih"].map(opens))).toEqual([isChanged, !isChanged])
    })

    it("two resets by two links: one is done, and its password opens the account", async () => {
      const { both, together, opens, isIn, browser, email } = await openInTwoBrowsers(stores(), shop, "rahasia")
      // A known browser's link and a stranger's stand side by side. Decision 0031.
      await outcomeOf(both[0].port.forgetByEmail({ email }))
      await outcomeOf(browser().port.forgetByEmail({ email }))
      const [first, second] = shop.outbox.filter(({ to }) => to === email).slice(-2)
      const reset = (sent: typeof first, password: string) =>
        browser().port.resetPassword({ code: sent?.code ?? "", uid: sent?.uid ?? "", password })
      const outcomes = await together([reset(first, "mawar merah"), reset(second, "melati putih")])
      expect(outcomes.toSorted()).toEqual(["ResetLinkInvalid", "done"])
      const winner = outcomes.indexOf("done")
      expect(await Promise.all(both.map(isIn))).toEqual([false, false])
      expect(await Promise.all(["mawar merah", "melati putih"].map(opens))).toEqual([winner === 0, winner === 1])
    })

    const other = { phone: { code: "+62", national: "87799990001" }, email: "baru@contoh.id" }

    it("issues no link for a number that has left the account", async () => {
      const { both, late, proven, browser, phone } = await openInTwoBrowsers(stores(), shop, "rahasia")
      const thief = browser()
      const proof = await proven(thief, "forget-password", { phone })
      const own = await proven(both[0], "change-number", { phone: other.phone })
      const change = () => outcomeOf(both[0].port.changePhone({ phone: other.phone, proof: own }))
      expect(await late(thief.port.forgetByPhone({ phone, proof }), change)).toBe("PhoneNotRegistered")
    })

    it("joins no provider by an address that has left the account", async () => {
      const { both, late, proven, browser, email } = await openInTwoBrowsers(stores(), shop, "rahasia")
      const proof = await proven(both[0], "verification", { email: other.email })
      const change = () => outcomeOf(both[0].port.changeEmail({ email: other.email, proof }))
      const joins = (one: AccountBrowser) =>
        one.port.loginWith({
          provider: "google",
          acquisitionSource: "web",
          accessToken: shop.returned({ email, subject: "issuer#thief" })
        })
      const thief = browser()
      expect(await late(joins(thief), change)).toBe("Unavailable")
      const { member } = await Effect.runPromise(joins(thief))
      expect(member.id).not.toBe((await Effect.runPromise(both[0].port.me({}))).member.id)
    })

    it("links no first number to an account that has one by now", async () => {
      const { both, late, proven } = await openInTwoBrowsers(stores(), shop, "", { hasPhone: false })
      const [own, thief] = [
        { code: "+62", national: "87799990002" },
        { code: "+62", national: "87799990003" }
      ]
      const given = async (one: AccountBrowser, phone: typeof own) => ({
        phone: { phone, proof: await proven(one, "verification", { phone }) }
      })
      const [first, second] = [await given(both[0], own), await given(both[1], thief)]
      const meanwhile = async () => expect(await outcomeOf(both[0].port.complete(first))).toBe("done")
      expect(await late(both[1].port.complete(second), meanwhile)).toBe("PhoneNotProven")
      expect((await Effect.runPromise(both[0].port.me({}))).member.phone).toEqual(own)
    })
  })
