import { Effect } from "effect"
import { expect, it } from "vitest"
import type { Cells } from "#adapters/merchant/cells.ts"
import { courierPart } from "#adapters/merchant/courier.part.ts"
import { giftPart } from "#adapters/merchant/gift.part.ts"
import { pagePart, questionPart } from "#adapters/merchant/page.part.ts"
import type { Part, PartFacts } from "#adapters/merchant/part.ts"
import { voucherPart } from "#adapters/merchant/voucher.part.ts"
import { planPart } from "#adapters/server/ops/setup/setup-plan.ts"
import { usualCouriers } from "#core/shipping/couriers.ts"
import { someFacts } from "../../vouchers/some-written-vouchers.ts"

const facts = { vouchers: someFacts } as Partial<PartFacts> as PartFacts

/** How often cells of rows that are there are read while so many new ones are planned. */
const readsFor = <A>(part: Part<A>, rowOf: (at: number) => Cells, count: number): number => {
  let reads = 0
  const counted: Part<A> = {
    ...part,
    write: (row) =>
      new Proxy(part.write(row), {
        get: (cells, column) => {
          reads++
          return Reflect.get(cells, column)
        }
      })
  }
  const rows = Array.from({ length: count }, (_, at) => rowOf(at))
  const plan = Effect.runSync(planPart(counted, [], rows, { removeOthers: false, facts }))
  expect(plan.problems).toEqual([])
  expect(plan.rows).toHaveLength(count)
  return reads
}
const days = { from: "2026-11-20", until: "2026-11-30" }
const terms = { terms_id: "Sekali saja", terms_en: "Once only" }
const [courier] = usualCouriers
const couriers = courier ? courierPart.write(courier) : {}

it.each<readonly [string, (count: number) => number]>([
  [
    "vouchers",
    (count) =>
      readsFor(
        voucherPart,
        (at) => ({ code: `KODE${at}`, discount: "amount", value: "1", redemptions: "1", ...days, ...terms }),
        count
      )
  ],
  [
    "gifts",
    (count) =>
      readsFor(
        giftPart,
        (at) => ({ id: `kado-${at}`, product: "1", combination: "1", min_amount: "1", ...days }),
        count
      )
  ],
  ["couriers", (count) => readsFor(courierPart, (at) => ({ ...couriers, id: `jne.reg${at}` }), count)],
  ["pages", (count) => readsFor(pagePart, (at) => ({ slug: `teks-${at}`, title_id: "Teks", text_id: "Teks" }), count)],
  [
    "questions",
    (count) => readsFor(questionPart, (at) => ({ page: "help", question_id: `Tanya ${at}?`, answer_id: "Ya" }), count)
  ]
])("a plan of twice as many %s reads twice as many cells", (_, reads) => {
  expect(reads(200)).toBeLessThanOrEqual(2 * reads(100))
})
