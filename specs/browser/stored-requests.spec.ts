import { describe, expect, it } from "vitest"
import { isPublicAnswer, isStoredPage, offlinePath } from "#adapters/browser/worker/stored-requests.ts"
import { routes } from "#ui/app/routes.tsx"

/** D-74: never a stale total, order or session. */
describe("what a worker stores", () => {
  it.each([
    "/",
    "/product/lipstick/1001-delima-satin-lipstick",
    "/category/101/makeup",
    "/brand/12-surya",
    "/journal",
    "/journal/dua-ruas-jari",
    "/stores",
    "/review/add/1001"
  ])("is the page %s", (path) => {
    expect(isStoredPage(path)).toBe(true)
  })

  it.each([
    "/order",
    "/orders",
    "/orders/PDR-261120-7K3QX",
    "/orders/PDR-261120-7K3QX/confirm-payment",
    "/account",
    "/account/addresses",
    "/gift",
    "/e-gift/1048",
    "/wishlist",
    "/api/cart/user/me/carts",
    "/auth/google/callback",
    "/set-new-password",
    "/forgot/reset/password",
    "/offline"
  ])("is not the page %s", (path) => {
    expect(isStoredPage(path)).toBe(false)
  })

  it("is no page below the account, whatever its name", () => {
    const paths = routes.map(({ path }) => path).filter((path) => /^\/(?:account|orders?)(?:\/|$)/.test(path))
    expect(paths.length).toBeGreaterThan(10)
    expect(paths.filter(isStoredPage)).toEqual([])
  })

  it("is no answer but those that are the same for everyone", () => {
    const answer = (cache: string) => isPublicAnswer(new Headers(cache === "" ? {} : { "cache-control": cache }))
    expect([answer("public, max-age=30"), answer("no-store"), answer("private, max-age=30"), answer("")]).toEqual([
      true,
      false,
      false,
      false
    ])
  })
})

describe("the page without a connection", () => {
  it("knows where the visitor wanted to go", () => {
    expect(offlinePath("/stores?city=bandung")).toBe("/offline?from=%2Fstores%3Fcity%3Dbandung")
  })
})
