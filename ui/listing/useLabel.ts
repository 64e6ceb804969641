import { formatRupiah } from "#core/kernel/money.ts"
import type { FilterLabel } from "#core/listing/filters.view.ts"
import { useWords } from "../messages/useWords.ts"

/** What a filter is called in the reader's language. */
export const useLabel = () => {
  const { t } = useWords()
  return (label: FilterLabel): string => {
    switch (label.kind) {
      case "name":
        return label.name
      case "stars":
        return t("listing.stars", { stars: label.stars })
      case "available":
        return t(`listing.available.${label.who}`)
      case "prices": {
        const { min, max } = label.prices
        if (max === undefined) return t("listing.price.from", { min: formatRupiah(min) })
        return min === 0
          ? t("listing.price.to", { max: formatRupiah(max) })
          : t("listing.price.between", { min: formatRupiah(min), max: formatRupiah(max) })
      }
    }
  }
}
