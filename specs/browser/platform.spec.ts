import { afterEach, describe, expect, it, vi } from "vitest"
import { platform } from "#adapters/browser/call-headers.ts"

/** A window of this width, as far as queries of the form `(width > Npx)` go. */
const openWindow = (width: number): void => {
  vi.stubGlobal("matchMedia", (query: string) => {
    const [, limit] = /^\(width > (\d+)px\)$/.exec(query) ?? []
    if (limit === undefined) throw new Error(`not a query about the width: ${query}`)
    return { matches: width > Number(limit) }
  })
}

afterEach(() => vi.unstubAllGlobals())

describe("the platform of a call (specification 2 and 7)", () => {
  it.each([
    [360, "review-web-mobile"],
    [992, "review-web-mobile"],
    [1_100, "review-web-mobile"],
    [1_101, "review-web-desktop"],
    [1_440, "review-web-desktop"]
  ])("is a desktop's above 1100 px: %i px is %s", (width, expected) => {
    openWindow(width)
    expect(platform()).toBe(expected)
  })
})
