import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { putMembers } from "#specs/orders/members.ts"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import { command, staffAt } from "#specs/reviews/moderation/staff.ts"

/** D-44, D-75. */
describe("the mark of an expert, by the commands of `npm run ops`", () => {
  let served: ServedShop
  let staff: ReturnType<typeof staffAt>
  beforeAll(async () => {
    served = await openServedShop("postgres", { a: 5 })
    staff = staffAt(served)
    await putMembers(served.shop.db, "ani", "budi")
  })
  afterAll(() => served.close())

  const title = ["--title-id", "Dokter kulit", "--title-en", "Dermatologist"]
  const shown = async (language: string) =>
    (await (await served.ask("/api/public/reviewers/ani", { headers: { "accept-language": language } })).json()).data
      .user
  const log = () =>
    Effect.runPromise(
      served.shop.db.ask((on) =>
        on.selectFrom("ops_log").select(["action", "subject", "name"]).where("action", "like", "expert %").execute()
      )
    )

  it("is given with a title in both languages, seen at once, and logged", async () => {
    expect(await shown("id")).toMatchObject({ is_expert: false })
    expect((await staff.ops("experts", "set", "ANI", ...title)).status).toBe(200)
    expect(await shown("id")).toMatchObject({ is_expert: true, title: "Dokter kulit" })
    expect(await shown("en")).toMatchObject({ is_expert: true, title: "Dermatologist" })
    expect((await staff.ops("experts", "list")).said).toBe("ani\tDokter kulit\tDermatologist")
    expect(await log()).toEqual([{ action: "expert set", subject: "ani", name: "Sari" }])
  })

  it("is taken back, and the title with it", async () => {
    expect((await staff.ops("experts", "remove", "ani")).said).toBe("ani\tno expert")
    expect(Object.keys(await shown("id"))).not.toContain("title")
    expect((await staff.ops("experts", "list")).said).toBe("")
    expect((await log()).map(({ action }) => action)).toEqual(["expert set", "expert removed"])
  })

  it("needs a member and both titles", async () => {
    expect(await staff.ops("experts", "set", "nobody", ...title)).toMatchObject({
      status: 404,
      code: "REVIEWER_NOT_FOUND"
    })
    expect(() => command("experts", "set", "ani", "--title-id", "Dokter kulit")).toThrow("--title-en")
    expect(() => command("experts", "set")).toThrow("The USER NAME of a member is missing.")
    expect(await staff.ops("experts", "set", "ani", "--title-id", "x".repeat(61), "--title-en", "y")).toMatchObject({
      status: 422
    })
  })
})
