import { Effect } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { withinBudget } from "#adapters/postgres/budgets.sql.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { someNow } from "#specs/arbitraries.ts"
import { freshDatabase } from "#specs/database.ts"

let db: Db
beforeAll(async () => {
  db = await freshDatabase("postgres")
})
afterAll(() => db.close())

it("counts the spellings of one mailbox together, and numbers as they are", async () => {
  const may = (to: string) => Effect.runPromise(withinBudget(db, { name: "asked", most: 3 }, to, someNow))
  expect(await may("ayu@contoh.id")).toBe(true)
  expect(await may(" Ayu+toko@contoh.id")).toBe(true)
  expect(await may("ayu+a+b@CONTOH.id")).toBe(true)
  expect(await may("ayu+lagi@contoh.id")).toBe(false)
  expect(await may("ayu@contoh.id")).toBe(false)
  expect(await may("+6281234567890")).toBe(true)
  expect(await may("+6281234567891")).toBe(true)
})

it("counts the spellings of one Gmail mailbox together, and dots elsewhere apart", async () => {
  const may = (to: string) => Effect.runPromise(withinBudget(db, { name: "code", most: 3 }, to, someNow))
  const spellings = [
    "ayusari@gmail.com",
    "a.yusari@gmail.com",
    "ay.usari@gmail.com",
    "ayu.sari@gmail.com",
    "a.y.u.s.a.r.i@gmail.com",
    "Ayu.Sari+toko@Gmail.com",
    "ayusari@googlemail.com",
    "ayu.sari@googlemail.com",
    "ayusari+x@GOOGLEMAIL.com"
  ]
  const went: Array<boolean> = []
  for (const to of spellings) went.push(await may(to))
  expect(went).toEqual(spellings.map((_, place) => place < 3))
  // Other hosts deliver these to two mailboxes.
  for (const to of ["ayusari", "ayu.sari", "a.yusari", "ay.usari"]) expect(await may(`${to}@contoh.id`)).toBe(true)
})
