import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { GiftId, type WrittenGift } from "#core/gifts/gift.ts"
import { dayMs, instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { Calendar } from "./calendar.ts"
import type { DemoData } from "./data.ts"
import type { Places } from "./goods.ts"

/** Returns the gifts of the demo shop: for members and for everybody, of one brand, one that may not fly, one that is sold out. */
export const giftsOf = ({ gifts }: DemoData, places: Places, { day }: Calendar): ReadonlyArray<WrittenGift> =>
  gifts.map(({ id, product, combination, from, to, ...row }) => ({
    id: GiftId(id),
    gift: { product: ProductId(product), combination: CombinationId(combination) },
    minAmount: rupiah(row.minAmount ?? 0),
    minUnits: row.minUnits ?? 0,
    goods: {
      products: [],
      brands: (row.brands ?? []).map(places.brand),
      categories: (row.categories ?? []).map(places.category)
    },
    forGuests: row.guests ?? false,
    startsAt: day(from),
    endsAt: instant(day(to) + dayMs),
    isPaused: false
  }))
