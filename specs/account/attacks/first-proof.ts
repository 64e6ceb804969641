import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import type { AccountBrowser } from "#adapters/memory/account-browser.ts"
import type { OtpDestination } from "#core/account/otp/otp.ts"
import { accountShop } from "../account-shop.ts"
import { type OpenStores, openedForAll, openInTwoBrowsers, outcomeOf } from "./at-once.ts"

let moved = 0

/**
 * A code proves a number or an address, never an account: what has left the account by the time it is locked opens it to no
 * caller, nor does what was issued before its password changed, on stores of any kind. Decisions 0076 and 0079.
 */
export const firstProofFacts = (name: string, open: OpenStores) =>
  describe(`a log-in by a code while its number or address leaves the account, on ${name}`, () => {
    const shop = accountShop()
    const stores = openedForAll(open)

    const byCode = async ({ port }: AccountBrowser, to: OtpDestination) => {
      const method = "phone" in to ? "sms" : "email"
      const { ticket } = await Effect.runPromise(port.requestLoginCode({ method, to }))
      return port.loginByCode({ ticket, to, code: shop.codeTo(to) })
    }
    const meOf = async ({ port }: AccountBrowser) => (await Effect.runPromise(port.me({}))).member

    /** An account with an address that no member has proven, and a change of it that is ready to be sent. */
    const withTypedAddress = async () => {
      moved++
      const account = await openInTwoBrowsers(stores(), shop, "rahasia", { isEmailVerified: false })
      const [thief] = account.both
      const other = `maling${moved}@contoh.id`
      const proof = await account.proven(thief, "verification", { email: other })
      return { ...account, thief, other, change: thief.port.changeEmail({ email: other, proof }) }
    }

    it("logs no member in by an address that has left the account, and links no orders of it", async () => {
      const { change, browser, email, other, thief, lateReader, isIn, linked, id } = await withTypedAddress()
      const victim = browser()
      const login = await byCode(victim, { email })
      const meanwhile = async () => expect(await outcomeOf(change)).toBe("done")
      expect(await lateReader(login, meanwhile)).toBe("NoActiveOtp")
      expect(await isIn(victim)).toBe(false)
      expect((await meOf(thief)).email).toBe(other)
      expect(linked).toEqual([`${id} ${other}`])
    })

    it("logs no member in, in a browser that is known to the account either", async () => {
      const { change, both, email, other, lateReader, linked, id } = await withTypedAddress()
      const login = await byCode(both[1], { email })
      expect(await lateReader(login, () => outcomeOf(change))).toBe("NoActiveOtp")
      expect(linked).toEqual([`${id} ${other}`])
    })

    it("refuses the change of an address that its owner has proven meanwhile", async () => {
      const { change, both, browser, email, late, isIn, linked, id } = await withTypedAddress()
      const victim = browser()
      const login = await byCode(victim, { email })
      const meanwhile = async () => expect(await outcomeOf(login)).toBe("done")
      expect(await late(change, meanwhile)).toBe("Unauthenticated")
      const { email: own, isEmailVerified, phone } = await meOf(victim)
      expect([own, isEmailVerified, phone]).toEqual([email, true, undefined])
      expect(await Promise.all(both.map(isIn))).toEqual([false, false])
      expect(linked).toEqual([`${id} ${email}`])
    })

    it("does one of the two, if they meet", async () => {
      const { change, browser, email, other, together, isIn, linked, id } = await withTypedAddress()
      const victim = browser()
      const outcomes = await together([change, await byCode(victim, { email })])
      const isMoved = outcomes[0] === "done"
      expect(outcomes).toEqual(isMoved ? ["done", "NoActiveOtp"] : ["Unauthenticated", "done"])
      expect(await isIn(victim)).toBe(!isMoved)
      expect(linked).toEqual([`${id} ${isMoved ? other : email}`])
    })

    /** An account with a number, and a change of it that is ready to be sent. */
    const withNumber = async () => {
      moved++
      const account = await openInTwoBrowsers(stores(), shop, "rahasia")
      const next = { code: "+62", national: `8779998${String(moved).padStart(4, "0")}` }
      const [{ port }] = account.both
      const proof = await account.proven(account.both[0], "change-number", { phone: next })
      const change = async () => expect(await outcomeOf(port.changePhone({ phone: next, proof }))).toBe("done")
      return { ...account, change }
    }

    it("logs no member in by a number that has left the account", async () => {
      const { change, browser, phone, lateReader, isIn } = await withNumber()
      const stranger = browser()
      expect(await lateReader(await byCode(stranger, { phone }), change)).toBe("NoActiveOtp")
      expect(await isIn(stranger)).toBe(false)
    })

    it("registers a number that has left the account as another account", async () => {
      const { change, browser, phone, proven, lateReader, id } = await withNumber()
      const stranger = browser()
      const proof = await proven(stranger, "quick-registration", { phone })
      const joins = stranger.port.registerQuickly({ phone, proof, acquisitionSource: "web" })
      expect(await lateReader(joins, change)).toBe("done")
      const member = await meOf(stranger)
      expect([member.id === id, member.phone]).toEqual([false, phone])
    })

    /** An account whose password its owner is about to change, and a thief with codes to its number and its address. */
    const withThief = async () => {
      moved++
      const account = await openInTwoBrowsers(stores(), shop, "rahasia")
      const [{ port }] = account.both
      const change = async () =>
        expect(await outcomeOf(port.changePassword({ current: "rahasia", password: "mawar merah" }))).toBe("done")
      return { ...account, change, thief: account.browser() }
    }

    it.each(["late", "lateReader", "lateTyper"] as const)(
      "logs no member in by a code from before their password changed: %s",
      async (moment) => {
        const { change, thief, email, isIn, ...account } = await withThief()
        expect(await account[moment](await byCode(thief, { email }), change)).toBe("NoActiveOtp")
        expect(await isIn(thief)).toBe(false)
      }
    )

    it.each(["late", "lateReader"] as const)(
      "opens nothing by a proof from before their password changed: %s",
      async (moment) => {
        const { change, thief, phone, proven, isIn, ...account } = await withThief()
        const proof = await proven(thief, "quick-registration", { phone })
        const joins = thief.port.registerQuickly({ phone, proof, acquisitionSource: "web" })
        expect(await account[moment](joins, change)).toBe("PhoneNotProven")
        expect(await isIn(thief)).toBe(false)
      }
    )

    it("issues no link by a proof from before their password changed", async () => {
      const { change, thief, phone, proven, late } = await withThief()
      const proof = await proven(thief, "forget-password", { phone })
      expect(await late(thief.port.forgetByPhone({ phone, proof }), change)).toBe("PhoneNotRegistered")
    })

    it("proves nothing by a code that was typed before their password changed", async () => {
      const { change, thief, phone, lateTyper } = await withThief()
      const scope = "forget-password"
      const { ticket } = await Effect.runPromise(thief.port.sendCode({ scope, method: "sms", to: { phone } }))
      const typed = thief.port.verifyCode({ ticket, scope, to: { phone }, code: shop.codeTo({ phone }) })
      expect(await lateTyper(typed, change)).toBe("NoActiveOtp")
    })
  })
