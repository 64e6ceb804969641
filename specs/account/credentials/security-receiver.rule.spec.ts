import { describe, expect, it } from "vitest"
import {
  addressIsNewMs,
  type ContactTimes,
  type Reachable,
  securityReceiver,
  securityReceivers
} from "#core/account/credentials/security-receiver.rule.ts"
import { type Instant, instant } from "#core/kernel/moment.ts"
import { someNow } from "../../arbitraries.ts"

const email = "rani@contoh.id"
const number = "+6281234567890"
const both: Reachable = {
  email,
  isEmailVerified: true,
  phone: { code: "+62", national: "81234567890" },
  isPhoneVerified: true
}
const ago = (ms: number): Instant => instant(someNow - ms)
const times = (emailAt?: Instant, phoneAt?: Instant): ContactTimes => ({ emailAt, phoneAt })

describe("the receiver of a message about an account", () => {
  it("is the proven address, else the proven number, else no one", () => {
    expect(securityReceiver(both)).toBe(email)
    expect(securityReceiver({ ...both, isEmailVerified: false })).toBe(number)
    expect(securityReceiver({ ...both, email: "" })).toBe(number)
    expect(securityReceiver({ ...both, isEmailVerified: false, isPhoneVerified: false })).toBeUndefined()
  })

  it("is for three days the older number as well", () => {
    const at = (...given: Parameters<typeof times>) => securityReceivers(both, times(...given), someNow)
    expect(addressIsNewMs).toBe(3 * 86_400_000)
    expect(at(ago(addressIsNewMs - 1))).toEqual([email, number])
    expect(at(ago(addressIsNewMs))).toEqual([email])
    expect(at()).toEqual([email])
  })

  it("is a number that was proven before the address, or with it, and none that is newer", () => {
    const at = (phoneAt: Instant) => securityReceivers(both, times(ago(1_000), phoneAt), someNow)
    expect(at(ago(1_001))).toEqual([email, number])
    expect(at(ago(1_000))).toEqual([email, number])
    expect(at(ago(999))).toEqual([email])
  })

  it("is written to once", () => {
    const typed = { ...both, isEmailVerified: false }
    expect(securityReceivers(typed, times(ago(1_000)), someNow)).toEqual([number])
    expect(securityReceivers({ ...typed, isPhoneVerified: false }, times(ago(1_000)), someNow)).toEqual([])
  })
})
