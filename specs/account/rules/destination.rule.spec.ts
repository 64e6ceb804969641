import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  afterRegistration,
  destinationAfter,
  nextOf,
  safePath,
  withNext
} from "#core/account/login/destination.rule.ts"
import { runs } from "../../arbitraries.ts"

describe("a path to go to after logging in", () => {
  it.each([
    "/",
    "/order?step=details&lines=11",
    "/product/serum/12-air-mawar#buy",
    "/search?q=a//b",
    "/orders/PD-1#key=x"
  ])("may be %s", (path) => {
    expect(safePath(path)).toBe(path)
  })

  it.each([
    undefined,
    null,
    "",
    "order",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "\n//evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/a//evil.example",
    "/..//evil.example",
    "/%2e%2E/x",
    "/./x",
    "/x\\y",
    "/\u2028x",
    `/${"x".repeat(2_000)}`
  ])("is not %j", (path) => {
    expect(safePath(path)).toBeUndefined()
  })

  it("never leaves this shop, for any text", () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("/", "\\", ".", "..", "evil.example", "\t", "\n", "@", ":", "%2f", "?", "#", "a")),
        (parts) => {
          const path = safePath(`/${parts.join("")}`)
          if (path !== undefined) {
            const { origin, pathname } = new URL(path, "https://pendar.example")
            expect(origin).toBe("https://pendar.example")
            expect(pathname.startsWith("//")).toBe(false)
          }
        }
      ),
      runs(2_000)
    ))

  it("is the completion page, then the next address, then the stored path, then home", () => {
    const wish = {
      missing: [],
      source: "google",
      nextUrl: "/order",
      redirect: "/brands",
      otherwise: "/register-detail"
    }
    expect(destinationAfter({ ...wish, missing: ["phone", "gender"] })).toBe(
      "/profile-completion?origin=review&acquisition_source=google&fields=phone,gender"
    )
    expect(destinationAfter(wish)).toBe("/order")
    expect(destinationAfter({ ...wish, nextUrl: "//evil" })).toBe("/brands")
    expect(destinationAfter({ ...wish, nextUrl: null, redirect: "https://evil" })).toBe("/register-detail")
    expect(destinationAfter({ missing: [], source: "", nextUrl: null, redirect: null })).toBe("/")
  })

  it("asks a new member where they live, then for their beauty profile", () => {
    expect(afterRegistration({ beauty: [] })).toBe("/register-detail")
    expect(afterRegistration({ province: { id: "31", name: "DKI Jakarta" }, beauty: [] })).toBe("/beauty-profile")
    expect(afterRegistration({ province: { id: "31", name: "DKI Jakarta" }, beauty: ["dry"] })).toBe("/")
  })

  it("goes back to the order that a new member came from, over every page in between", () => {
    const order = "/order?step=payment&lines=100103"
    const there = "/register-detail?next=%2Forder%3Fstep%3Dpayment%26lines%3D100103"
    expect(afterRegistration({ beauty: [] }, order)).toBe(there)
    expect(nextOf(new URL(there, "https://pendar.test").searchParams.get("next"))).toBe(order)
    expect(afterRegistration({ province: { id: "31", name: "DKI Jakarta" }, beauty: ["dry"] }, order)).toBe(order)
    expect(withNext("/profile-completion?fields=phone", order)).toBe(
      "/profile-completion?fields=phone&next=%2Forder%3Fstep%3Dpayment%26lines%3D100103"
    )
  })

  it("goes back to paths of this shop alone", () => {
    for (const evil of ["//evil", "https://evil", "/\\evil", "javascript:alert(1)", "/a//evil", ""]) {
      expect(withNext("/profile-completion", evil)).toBe("/profile-completion")
      expect(nextOf(evil)).toBe("/")
    }
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const next = `/order${path}?${query}`
        const safe = safePath(next) ?? "/"
        expect(
          nextOf(new URL(withNext("/register-detail", next), "https://pendar.test").searchParams.get("next"))
        ).toBe(safe)
      }),
      runs(500)
    )
  })
})
