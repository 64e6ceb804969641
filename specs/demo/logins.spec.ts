import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type DemoLogin, seedDemoLogins } from "#adapters/demo/logins.ts"
import { viewerAt } from "#specs/server/viewer.ts"
import { openSpecShop, type SpecShop } from "#specs/shop.ts"

describe("people one can be in the demo shop", () => {
  let shop: SpecShop
  let logins: ReadonlyArray<DemoLogin>
  beforeAll(async () => {
    shop = await openSpecShop()
    logins = (await viewerAt(shop.ask).get("/dev/demo-logins")).body.data
  })
  afterAll(() => shop.close())
  const login = ({ email, password }: Pick<DemoLogin, "email" | "password">) =>
    viewerAt(shop.ask).post("/auth/login", { email, password })

  it("are listed with what they are, and can log in with it", async () => {
    expect(logins.length).toBeGreaterThan(3)
    for (const one of logins) {
      const { status, body } = await login(one)
      expect([one.email, status]).toEqual([one.email, one.what.startsWith("locked") ? 423 : 200])
      if (status === 200 && one.user_name !== "")
        expect((await login({ ...one, email: one.user_name.toUpperCase() })).body.data.user._id).toBe(
          body.data.user._id
        )
    }
  })

  it("are of every kind a screen has to show", async () => {
    const users = await Promise.all(logins.map(async (one) => (await login(one)).body.data?.user))
    expect(users.some((user) => user?.is_expert && user.level === "super" && user.beauty.length > 0)).toBe(true)
    expect(users.some((user) => user && user.province === undefined && user.beauty.length === 0)).toBe(true)
    expect(users.some((user) => user?.is_google_registered_pending)).toBe(true)
  })

  it("stay as they made themselves when the shop is put in order again", async () => {
    const [first] = logins
    if (first === undefined) throw new Error("nobody")
    const { db } = shop.shop
    await Effect.runPromise(
      db.ask(async (on) => {
        await on.updateTable("members").set({ first_name: "Rani" }).where("email", "=", first.email).execute()
        await on.deleteFrom("seeds").where("name", "=", "demo-logins").execute()
      })
    )
    await Effect.runPromise(seedDemoLogins(db, shop.clock.now()))
    expect((await login(first)).body.data.user.first_name).toBe("Rani")
  })
})
