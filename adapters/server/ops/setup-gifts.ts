import { Effect } from "effect"
import type { Session } from "#adapters/postgres/engine/db.ts"
import { goodsGiven } from "#adapters/postgres/selling/gifts.sql.ts"
import { giftRulesMost, type WrittenGift } from "#core/gifts/gift.ts"
import type { Plan, SetupProblem } from "./setup-plan.ts"

/**
 * Returns what is wrong with gifts beyond their cells: they are goods of the catalogue that go into a parcel, and there are at most
 * `giftRulesMost` of them, as each is looked at with every price. Decision 0099.
 */
export const giftProblems = Effect.fnUntraced(function* (tx: Session, { given, rows }: Plan<WrittenGift>) {
  const known = yield* goodsGiven(tx, given)
  const problems = given.flatMap(({ gift }, row): ReadonlyArray<SetupProblem> => {
    const goods = known.find(({ id, product_id }) => id === gift.combination && product_id === gift.product)
    if (goods === undefined)
      return [
        { part: "gifts", row, column: "combination", message: `product ${gift.product} has no "${gift.combination}"` }
      ]
    return goods.gift_card || goods.pre_order
      ? [{ part: "gifts", row, column: "product", message: "must not be a gift card or a pre-order" }]
      : []
  })
  const message = `there are at most ${giftRulesMost} gifts: remove some that are over`
  return rows.length > giftRulesMost
    ? [...problems, { part: "gifts", row: 0, column: "id", message } satisfies SetupProblem]
    : problems
})
