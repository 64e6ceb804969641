import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { beginSession, leftOf, sessionText, storedSession } from "#core/self-checkout/stored-session.rule.ts"
import { runs, someNow } from "#specs/arbitraries.ts"
import { someGoods } from "../pricing/some-goods.ts"

const minute = 60_000
const session = { store: 5, startedAt: someNow, lines: [{ goods: someGoods("1"), quantity: 2 }] }

/** D-66: 30 minutes, also over a reload. */
describe("the stored session of a store", () => {
  it("is found by its store until the next day, and by no other store", () => {
    const text = sessionText(session)
    expect(storedSession(text, 5, someNow + 40 * minute)).toEqual(session)
    expect(storedSession(text, 6, someNow)).toBeUndefined()
    expect(storedSession(text, 5, someNow + 25 * 60 * minute)).toBeUndefined()
    expect(storedSession(text, 5, someNow - 25 * 60 * minute)).toBeUndefined()
  })

  it("is found by the next page, whose clock may be behind that of the page that stored it", () => {
    const behind = someNow - 20_000
    expect(storedSession(sessionText(session), 5, behind)).toEqual(session)
    expect(leftOf(session, behind)).toBe(30 * minute)
  })

  it("has 30 minutes, of which none come back", () => {
    expect(leftOf(session, someNow)).toBe(30 * minute)
    expect(leftOf(session, someNow + 29 * minute)).toBe(minute)
    expect(leftOf(session, someNow + 30 * minute)).toBe(0)
    expect(leftOf(session, someNow + 31 * minute)).toBe(0)
  })

  it("begins once: a page that is loaded again before the first goods goes on with the same 30 minutes", () => {
    let text: string | undefined
    const stored = {
      read: () => text,
      write: (next: string) => {
        text = next
      }
    }
    expect(beginSession(stored, 5, someNow)).toEqual({ store: 5, startedAt: someNow, lines: [] })
    expect(beginSession(stored, 5, someNow + 10 * minute).startedAt).toBe(someNow)
    // With an empty bag nothing is over: the store's code was scanned again.
    expect(beginSession(stored, 5, someNow + 30 * minute).startedAt).toBe(someNow + 30 * minute)
    expect(beginSession(stored, 9, someNow + 31 * minute)).toMatchObject({ store: 9, startedAt: someNow + 31 * minute })
  })

  it("is none in any other text", () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(storedSession(text, 5, someNow)).toBeUndefined()
      }),
      runs(300)
    ))
})
