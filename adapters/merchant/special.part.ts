import { Effect } from "effect"
import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { SpecialPrice } from "#core/catalogue/stored.ts"
import { rupiah } from "#core/kernel/money.ts"
import { mostPrice } from "#core/pricing/price.ts"
import { line, pattern, rowReader, whole } from "./cells.ts"
import { beginning, ending, writeBeginning, writeEnding } from "./moments.ts"
import type { Part } from "./part.ts"

/** A special price with the goods it is for. */
export interface SpecialRow extends SpecialPrice {
  readonly product: ProductId
  readonly combination: CombinationId
}

/**
 * Special prices, as of a flash sale: what a combination costs from a day or a time in Jakarta until another, in whole rupiah and below
 * its normal price. A price that runs every night has a row for each night. A discount that takes anything off counts instead. `quota` is
 * how many units are sold at it at most, over all orders; another one changes nothing about what was sold. D-26 step 1; decision 0135.
 */
export const specialPart: Part<SpecialRow> = {
  name: "specials",
  columns: ["product", "combination", "price", "from", "until", "campaign", "quota"],
  keyOf: ({ product = "", combination = "", from = "" }) => [product, combination, from].join("\n"),
  complete: (given, stored) => ({ ...stored.get(specialPart.keyOf(given)), ...given }),
  read: (cells) =>
    Effect.sync(() => {
      const { at, maybe, note, problems } = rowReader(cells)
      const product = at("product", whole(1, 999_999_999))
      const combination = at("combination", pattern(/^[\w.:-]{1,64}$/, "the id of a combination"))
      const price = at("price", whole(1, mostPrice))
      const [startsAt, endsAt] = [at("from", beginning), at("until", ending)]
      const campaign = maybe("campaign", line(60))
      const quota = maybe("quota", whole(1, 1_000_000))
      if (startsAt !== undefined && endsAt !== undefined && endsAt <= startsAt) note("until", "must be after from")
      if (product === undefined || combination === undefined || price === undefined) return { problems }
      if (startsAt === undefined || endsAt === undefined || problems.length > 0) return { problems }
      const row: SpecialRow = {
        product: ProductId(product),
        combination: CombinationId(combination),
        price: rupiah(price),
        startsAt,
        endsAt,
        ...(campaign !== undefined && { campaign }),
        ...(quota !== undefined && { quota })
      }
      return { row }
    }),
  write: ({ product, combination, price, startsAt, endsAt, campaign, quota }) => ({
    product: String(product),
    combination,
    price: String(price),
    from: writeBeginning(startsAt),
    until: writeEnding(endsAt),
    campaign: campaign ?? "",
    quota: quota === undefined ? "" : String(quota)
  })
}
