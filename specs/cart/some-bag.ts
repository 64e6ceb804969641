import { Effect } from "effect"
import { bagOf } from "#core/cart/bag.rule.ts"
import type { How } from "#core/cart/cart.port.ts"
import type { Bag, PersistedLine, WantedLine } from "#core/cart/cart.ts"
import type { Put } from "#core/cart/commands.rule.ts"
import type { EgiftInfo } from "#core/egift/egift-info.ts"
import { instant } from "#core/kernel/moment.ts"
import type { Goods } from "#core/pricing/goods.ts"
import { someNow } from "../arbitraries.ts"

/** A line that names so many of these goods. */
export const wantedLine = ({ product, combination }: Goods, quantity: number, egift?: EgiftInfo): WantedLine => ({
  product,
  combination,
  quantity,
  ...(egift && { egift })
})

/** A guest's bag of these lines. */
export const bag = (...lines: ReadonlyArray<readonly [Goods, number, EgiftInfo?]>): Bag => {
  const goods = new Map(lines.map(([one]) => [one.combination, one]))
  return Effect.runSync(
    bagOf(
      "b",
      lines.map((line) => wantedLine(...line)),
      ({ combination }) => goods.get(combination),
      { checkedAt: someNow }
    )
  )
}

/** A gift card's receiver. */
export const to = (recipientName: string): EgiftInfo => ({
  template: "t1",
  recipientName,
  recipientEmail: "rani@contoh.id",
  message: "Selamat!",
  sendAt: instant(someNow)
})

/** A change that puts so many of these goods in. */
export const putCommand = (goods: Goods, quantity: number, how: How): Put => ({
  op: "put",
  how,
  line: wantedLine(goods, quantity),
  goods
})

/** A line as a browser stores it, at the price of its goods. */
export const persistedLine = (goods: Goods, quantity: number): PersistedLine => ({
  ...wantedLine(goods, quantity),
  seen: goods,
  agreed: goods.price.priceAfterDiscount
})
