import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import { type RawBuilder, sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Cells } from "#adapters/merchant/cells.ts"
import { rowsOfCsv } from "#adapters/merchant/files.ts"
import { parts } from "#adapters/merchant/parts.ts"
import { openSpecShop, type SpecShop } from "#specs/shop.ts"
import { setupCalls } from "./setup-calls.ts"

describe("a setup of gifts", () => {
  let shop: SpecShop
  const { exported, put } = setupCalls(() => shop)
  beforeAll(async () => {
    shop = await openSpecShop()
  })
  afterAll(() => shop.close())
  const gift = { id: "kado", product: "1218", min_amount: "100000", from: "2026-11-01", until: "2026-11-30" }
  const problemsOf = async (...gifts: ReadonlyArray<Cells>) => {
    const { status, body } = await put({ gifts }, { dryRun: true })
    return [
      status,
      (body.problems ?? []).map(
        ({ row, column, message }: { row: number; column: string; message: string }) => `${row} ${column} ${message}`
      )
    ]
  }
  const found = async (query: RawBuilder<{ id: string; product: string }>) => {
    const { rows } = await Effect.runPromise(shop.shop.db.ask((on) => query.execute(on)))
    const [first] = rows
    if (first === undefined) throw new Error("the demo shop has none of these")
    return { ...gift, product: String(first.product), combination: first.id }
  }
  const change = (query: RawBuilder<unknown>) => Effect.runPromise(shop.shop.db.ask((on) => query.execute(on)))

  it("takes the rule that the README shows", async () => {
    const readme = readFileSync(join(import.meta.dirname, "../../../README.md"), "utf8")
    const [, table = ""] = /```csv\n(id,product,combination,[^`]*)```/.exec(readme) ?? []
    const rows = rowsOfCsv(table).rows.map(({ cells }) => cells)
    expect(Object.keys(rows[0] ?? {})).toEqual(parts.gifts.columns)
    expect(await problemsOf(...rows)).toEqual([200, []])
  })

  it("lists what is wrong of a file in which every row is", async () => {
    expect(await problemsOf({ ...gift, combination: "" }, { ...gift, id: "kado2", product: "balm" })).toEqual([
      422,
      [
        '0 combination must be the id of a combination, not ""',
        '1 product must be a whole number from 1 to 999999999, not "balm"',
        '1 combination must be the id of a combination, not ""'
      ]
    ])
  })

  it("counts the rows of the file, also behind one that cannot be read", async () => {
    expect(
      await problemsOf({ ...gift, combination: "121801", until: "" }, { ...gift, id: "kado2", combination: "101101" })
    ).toEqual([422, ['0 until must be a day, as 2026-11-20, not ""', '1 combination product 1218 has no "101101"']])
  })

  it("takes goods for which a rule asks by number or slug, and refuses those that are not there", async () => {
    const [brand] = (await change(sql`select id, slug from brands order by id limit 1`)).rows as ReadonlyArray<{
      id: number
      slug: string
    }>
    const rule = { ...gift, combination: "121801" }
    const lists = { products: "999999999", brands: "tidak-ada", categories: "parfum-kucing" }
    expect(await problemsOf({ ...rule, ...lists })).toEqual([
      422,
      [
        '0 products there is no product "999999999"',
        '0 brands there is no brand "tidak-ada"',
        '0 categories there is no category "parfum-kucing"'
      ]
    ])
    await put({ gifts: [{ ...rule, products: "1218", brands: brand?.slug ?? "" }] })
    expect((await exported("gifts")).find(({ id }) => id === "kado")).toMatchObject({
      products: "1218",
      brands: String(brand?.id)
    })
    // What a stored rule names stays known when it is gone, so that the rest of it can be changed.
    await change(sql`update gifts set brands = '{999999998}' where id = 'kado'`)
    expect(await problemsOf({ id: "kado", paused: "yes" })).toEqual([200, []])
    expect(await problemsOf({ ...rule, id: "kado2", brands: "999999998" })).toEqual([
      422,
      ['0 brands there is no brand "999999998"']
    ])
    await change(sql`delete from gifts where id = 'kado'`)
  })

  it.each([
    ["a gift card", sql`products.gift_card`],
    ["a pre-order", sql`combinations.pre_order`]
  ])("refuses %s as a gift", async (_, condition) => {
    const goods = await found(
      sql`select combinations.id, products.id as product from combinations join products on products.id = product_id
        where products.active and combinations.active and ${condition} order by combinations.id limit 1`
    )
    expect(await problemsOf(goods)).toEqual([422, ["0 product must not be a gift card or a pre-order"]])
  })

  it.each([
    ["a product that is inactive", "update products set active =", "where id = 1218", "false", "true"],
    ["a product that was taken out", "update products set removed =", "where id = 1218", "true", "false"],
    ["a combination that is inactive", "update combinations set active =", "where id = '121801'", "false", "true"]
  ])("refuses %s as a gift, unless a stored rule has it", async (_, set, where, gone, back) => {
    const rule = { ...gift, combination: "121801" }
    await put({ gifts: [{ ...rule, id: "sudah-ada" }] })
    await change(sql.raw(`${set} ${gone} ${where}`))
    const refusal = "0 combination must be one that is there: it is inactive or taken out"
    expect(await problemsOf(rule)).toEqual([422, [refusal]])
    expect(await problemsOf({ id: "sudah-ada", paused: "yes" })).toEqual([200, []])
    await change(sql.raw(`${set} ${back} ${where}`))
    await change(sql`delete from gifts where id = 'sudah-ada'`)
  })

  it("takes goods that are not for order", async () => {
    await change(sql`update products set available_for_order = false where id = 1218`)
    expect(await problemsOf({ ...gift, combination: "121801" })).toEqual([200, []])
    await change(sql`update products set available_for_order = true where id = 1218`)
  })

  it("takes gifts of goods that are there, in a parcel, and at most fifty of them", async () => {
    const [first] = await exported("gifts")
    const gift = { id: "hadiah", product: "1218", min_amount: "100000", from: "2026-11-01", until: "2026-11-30" }
    const wrong = await put({ gifts: [{ ...gift, combination: "101101" }] })
    expect(wrong.body.problems).toMatchObject([{ part: "gifts", row: 0, column: "combination" }])
    const many = Array.from({ length: 50 }, (_, at) => ({ ...gift, id: `hadiah-${at}`, combination: "121801" }))
    expect((await put({ gifts: many })).body.problems).toMatchObject([{ part: "gifts", column: "id" }])
    expect((await put({ gifts: [{ ...gift, combination: "121801" }] })).body.data.changes).toMatchObject([
      { part: "gifts", kind: "added", key: "hadiah" }
    ])
    await put({ gifts: [{ ...first, paused: "yes" }] }, { removeOthers: true })
    expect((await exported("gifts")).map(({ id, paused }) => [id, paused])).toEqual([[first?.["id"], "yes"]])
  })
})
