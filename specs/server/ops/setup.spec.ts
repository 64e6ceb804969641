import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Cells } from "#adapters/merchant/cells.ts"
import { csvOf, rowsOfCsv } from "#adapters/merchant/files.ts"
import { partNames } from "#adapters/merchant/part.ts"
import { parts } from "#adapters/merchant/parts.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import { askSetup, DialogEnded } from "#adapters/server/ops/ops-setup-dialog.ts"
import { usageOf } from "#adapters/server/ops/ops-usage.ts"
import { openSpecShop, type SpecShop } from "#specs/shop.ts"
import { setupCalls } from "./setup-calls.ts"

describe("the setup of the demo shop", () => {
  let shop: SpecShop
  const { exported, put } = setupCalls(() => shop)
  beforeAll(async () => {
    shop = await openSpecShop()
  })
  afterAll(() => shop.close())

  it("has three company accounts to transfer to, and sixteen stores, the fifth the default (specification 9)", async () => {
    expect((await exported("banks")).map(({ id }) => id)).toEqual([
      "bca",
      "mandiri",
      "bni",
      "bca-va",
      "mandiri-va",
      "qris",
      "cod"
    ])
    const stores = await exported("stores")
    expect(stores).toHaveLength(16)
    expect(stores.filter((store) => store["default"] === "yes").map(({ id }) => id)).toEqual(["5"])
  })

  it.each(partNames)("changes nothing when its %s go out as CSV and come in again", async (name) => {
    const before = await exported(name)
    expect(before.length).toBeGreaterThan(0)
    const rows = rowsOfCsv(csvOf(parts[name].columns, before)).rows.map(({ cells }) => cells)
    expect(rows).toEqual(before)
    const { body } = await put({ [name]: rows }, { removeOthers: true, note: "the same again" })
    expect(body).toEqual({ success: true, data: { changes: [], unchanged: before.length } })
    expect(await exported(name)).toEqual(before)
  })

  it("has parts that help and README name, each with whether others can be removed", () => {
    const readme = readFileSync(join(import.meta.dirname, "../../../README.md"), "utf8")
    for (const part of partNames) {
      expect(usageOf("export")).toMatch(new RegExp(`\\b${part}\\b`))
      expect(readme).toMatch(new RegExp(`export couriers --out couriers.csv +# .*\\b${part}\\b`))
    }
    for (const text of [usageOf("import"), readme])
      expect(text).toMatch(
        /--remove-others.{0,30}\(stores, banks, couriers, pages, questions, gifts, selections, steps, banners, specials\)/
      )
  })

  it("is for the token alone, and lies outside where others call", async () => {
    expect((await put({ banks: [] }, { token: "made-up" })).status).toBe(401)
    const forwarded = await shop.ask("/ops/setup/banks", { headers: { "x-forwarded-for": "203.0.113.9" } })
    expect(forwarded.status).toBe(404)
  })

  it("names the row and the column of everything that is wrong, and writes nothing", async () => {
    const { status, body } = await put({
      banks: [
        { bank: "BRI", number: "1234 5678 90", holder: "CV Melati" },
        { bank: "BRI", number: "dua", holder: "" }
      ],
      stores: [{ name: "Melati", address: "Jalan Braga 1", place: "Atlantis", latitude: "-6,9", longitude: "107.6" }],
      couriers: [{ id: "roket.kilat" }]
    })
    expect([status, body.code]).toEqual([422, "SETUP_REFUSED"])
    const wrong = body.problems.map(
      (one: { part: string; row: number; column: string }) => `${one.part} ${one.row} ${one.column}`
    )
    for (const one of [
      "banks 1 number",
      "banks 1 holder",
      "stores 0 place",
      "stores 0 latitude",
      "couriers 0 courier_name"
    ])
      expect(wrong).toContain(one)
    expect((await exported("banks")).map(({ id }) => id)).toEqual([
      "bca",
      "mandiri",
      "bni",
      "bca-va",
      "mandiri-va",
      "qris",
      "cod"
    ])
  })

  it("keeps the part of the shop that a question is about, and refuses one that cannot be switched. Decision 0146", async () => {
    const before = await exported("questions")
    const about = before.filter(({ part }) => part !== "")
    expect(about.length).toBeGreaterThan(0)
    // Texts and questions are written together: a changed text alone must leave the questions as they are.
    const [text = {}] = await exported("pages")
    expect((await put({ pages: [{ ...text, title_en: "Another title" }] })).status).toBe(200)
    expect(await exported("questions")).toEqual(before)
    const [question = {}] = about
    const page = { ...text, part: "egift" }
    expect((await put({ pages: [page], questions: [{ ...question, part: "wishlist" }] })).status).toBe(200)
    expect((await exported("pages")).find(({ slug }) => slug === text["slug"])).toMatchObject({ part: "egift" })
    expect((await exported("questions")).filter(({ part }) => part === "wishlist")).toContainEqual(
      expect.objectContaining({ question_id: question["question_id"] })
    )
    const refused = await put({ questions: [{ ...question, part: "points" }] })
    expect([refused.status, refused.body.problems[0]]).toMatchObject([422, { part: "questions", column: "part" }])
    expect((await put({ pages: [text], questions: [question] })).status).toBe(200)
  })

  it("names twenty problems at most, and how many more there are", async () => {
    const wrong = (count: number) => Array.from({ length: count }, () => ({ id: "bca", number: "dua" }))
    const exactly = (await put({ banks: wrong(10) })).body
    expect([exactly.problems.length, exactly.message]).toEqual([19, "Nothing was written."])
    const { body } = await put({ banks: wrong(20) })
    expect([body.problems.length, body.message]).toEqual([20, "And 19 more. Nothing was written."])
  })

  it("writes vouchers with a note alone, and logs the note of every part", async () => {
    const [voucher = {}] = await exported("vouchers")
    const vouchers = [{ ...voucher, redemptions: "9000" }]
    for (const note of ["", " "])
      expect(await put({ vouchers }, { note })).toMatchObject({ status: 422, body: { code: "NOTE_MISSING" } })
    expect((await exported("vouchers"))[0]).toEqual(voucher)
    expect((await put({ vouchers }, { dryRun: true })).body.data.changes).toHaveLength(1)
    await put({ vouchers, banks: [{ id: "bni", holder: "PT Pendar" }] }, { note: "more of them" })
    const log = await Effect.runPromise(
      shop.shop.db.ask((on) => on.selectFrom("ops_log").selectAll().orderBy("position", "desc").limit(2).execute())
    )
    expect(log.map(({ action, detail }) => [action, detail])).toEqual(
      expect.arrayContaining([
        ["setup vouchers", { kind: "changed", columns: ["redemptions"], note: "more of them" }],
        ["setup banks", { kind: "changed", columns: ["holder"], note: "more of them" }]
      ])
    )
  })

  it("says what would change in a dry run, and changes it afterwards", async () => {
    const given = {
      banks: [{ id: "bca", number: "5260 117 301" }],
      brands: [{ id: (await exported("brands"))[0]?.["id"] ?? "", country: "kr" }]
    }
    const dry = await put(given, { dryRun: true })
    expect(dry.body.data.changes[0]).toEqual({ part: "banks", kind: "changed", key: "bca", columns: ["number"] })
    expect((await exported("banks"))[0]?.["number"]).toBe("5260 117 300")
    expect((await put(given)).body).toEqual(dry.body)
    expect((await exported("banks"))[0]).toEqual({
      id: "bca",
      bank: "BCA",
      number: "5260 117 301",
      holder: "PT Pendar Rona Nusantara",
      method: "",
      fee: ""
    })
    expect((await exported("brands"))[0]?.["country"]).toBe("KR")
    expect((await put(given)).body.data).toEqual({ changes: [], unchanged: 2 })
  })

  it("gives up what is not in the file only on request, and never has two defaults", async () => {
    await put({ couriers: [{ id: "jne.reg" }] })
    expect(await exported("couriers")).toHaveLength(10)
    await put({ couriers: [{ id: "jne.reg" }] }, { removeOthers: true })
    expect((await exported("couriers")).map(({ id }) => id)).toEqual(["jne.reg"])
    await put({ stores: [{ id: "7", default: "yes" }] })
    const stores = await exported("stores")
    expect(stores.filter((store) => store["default"] === "yes").map(({ id }) => id)).toEqual(["7"])
    const both = await put({
      stores: [
        { id: "1", default: "yes" },
        { id: "2", default: "yes" }
      ]
    })
    expect(both.body.problems).toMatchObject([{ part: "stores", row: 1, column: "default" }])
  })

  it("takes an id with blanks around it for the same one, and refuses another spelling of it", async () => {
    const { body } = await put({ stores: [{ id: " 7 ", phone: "" }] }, { dryRun: true })
    expect(body.data.changes.map(({ kind, key }: { kind: string; key: string }) => [kind, key])).toEqual([
      ["changed", "7"]
    ])
    const [store = {}] = await exported("stores")
    const again = await put({ stores: [{ ...store, id: `0${store["id"]}`, default: "no" }] }, { dryRun: true })
    expect(again.body.problems).toEqual([
      { part: "stores", row: 0, column: "id", message: `must be written "${store["id"]}", not "0${store["id"]}"` }
    ])
  })

  it("refuses names that could be taken for markup", async () => {
    const { body } = await put({ shop: [{ name: "<img src=x onerror=alert(1)>" }] })
    expect(body.problems).toMatchObject([{ part: "shop", row: 0, column: "name" }])
  })
})

describe("the questions of a setup", () => {
  const answersOf = (typed: ReadonlyArray<string>) => {
    const left = [...typed]
    const [said, saved]: [Array<string>, Array<readonly [string, ReadonlyArray<Cells>]>] = [[], []]
    const dialog = {
      say: (line: string) => void said.push(line),
      ask: async () => left.shift(),
      read: async () => [],
      save: async (part: string, rows: ReadonlyArray<Cells>) => {
        saved.push([part, rows])
        return []
      },
      regions: regionsOfIndonesia()
    }
    return { dialog, said, saved }
  }

  it("ask again for what is wrong, and lose nothing of what was right", async () => {
    const shopAnswers = ["Melati", "", "bukan email", "halo@melati.test", "", "", ""]
    const store = [
      "zzzzzz",
      "12120",
      "1",
      "Melati Braga",
      "Jalan Braga 1",
      "",
      "-6,2",
      "-6.2188",
      "106.83",
      "",
      "",
      "",
      "",
      "",
      "n"
    ]
    const { dialog, said, saved } = answersOf([
      ...shopAnswers,
      ...store,
      "BCA",
      "dua",
      "7780099123",
      "CV Melati",
      "n",
      "99",
      "1,4"
    ])
    await askSetup(dialog)
    expect(saved.map(([part]) => part)).toEqual(["shop", "stores", "banks", "couriers"])
    expect(saved[0]?.[1]).toMatchObject([{ name: "Melati", sender: "halo@melati.test", sample: "no" }])
    expect(saved[1]?.[1]).toMatchObject([{ place: "31.74.07", latitude: "-6.2188" }])
    expect(saved[2]?.[1]).toEqual([{ bank: "BCA", number: "7780099123", holder: "CV Melati" }])
    expect(saved[3]?.[1]).toEqual([{ id: "jne.reg" }, { id: "jnt.ez" }])
    expect(said.filter((line) => line.startsWith("  It must be"))).toHaveLength(3)
  })

  it("end with the input; what was saved before stays", async () => {
    const { dialog, saved } = answersOf(["Melati", "", "", "", "", "", ""].slice(0, 6))
    await expect(askSetup(dialog)).rejects.toThrow(DialogEnded)
    expect(saved.map(([part]) => part)).toEqual(["shop"])
  })
})
