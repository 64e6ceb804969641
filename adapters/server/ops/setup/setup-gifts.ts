import { Effect } from "effect"
import type { Cells } from "#adapters/merchant/cells.ts"
import type { Session, Transaction } from "#adapters/postgres/engine/db.ts"
import { goodsGiven } from "#adapters/postgres/selling/gifts.sql.ts"
import { readGiftFacts } from "#adapters/postgres/selling/voucher-facts.sql.ts"
import { giftRulesMost, type WrittenGift } from "#core/gifts/gift.ts"
import { namesIn } from "#core/vouchers/write-voucher.rule.ts"
import type { Plan, SetupProblem } from "./setup-plan.ts"

/** Returns what is known of the goods that the rules of some rows ask for. */
export const factsOfGifts = (tx: Transaction, rows: ReadonlyArray<Cells>) =>
  readGiftFacts(
    tx,
    rows.map(({ id = "" }) => id.trim()),
    namesIn(rows)
  )

/**
 * Returns what is wrong with gifts beyond their cells: they are goods of the catalogue that are there and go into a parcel, though
 * they need not be for order, and there are at most `giftRulesMost` of them, as each is looked at with every price. A stored rule
 * may name the gift it has had, also one that is gone. Decision 0099.
 */
export const giftProblems = Effect.fnUntraced(function* (
  tx: Session,
  { given, rows }: Plan<WrittenGift>,
  stored: ReadonlyArray<WrittenGift>
) {
  const known = new Map((yield* goodsGiven(tx, given)).map((goods) => [goods.id, goods]))
  const before = new Map(stored.map(({ id, gift }) => [id, gift]))
  const problems = given.flatMap(({ id, gift }, row): ReadonlyArray<SetupProblem> => {
    const { product, combination } = before.get(id) ?? {}
    if (product === gift.product && combination === gift.combination) return []
    const problem = (column: string, message: string) => [{ part: "gifts" as const, row, column, message }]
    const goods = known.get(gift.combination)
    if (goods?.product_id !== gift.product)
      return problem("combination", `product ${gift.product} has no "${gift.combination}"`)
    if (!goods.is_there) return problem("combination", "must be one that is there: it is inactive or taken out")
    return goods.gift_card || goods.pre_order ? problem("product", "must not be a gift card or a pre-order") : []
  })
  const message = `there are at most ${giftRulesMost} gifts: remove some that are over`
  return rows.length > giftRulesMost
    ? [...problems, { part: "gifts", row: 0, column: "id", message } satisfies SetupProblem]
    : problems
})
