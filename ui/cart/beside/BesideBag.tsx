import { useState } from "react"
import { besideBag } from "#core/cart/beside-bag.rule.ts"
import type { BagLine } from "#core/cart/cart.ts"
import { categoryPath, searchPath } from "#core/catalogue/links.ts"
import { useTexts } from "../../messages/useTexts.ts"
import { useWords } from "../../messages/useWords.ts"
import { GoodsBeside } from "./GoodsBeside.tsx"

type Lines = ReadonlyArray<Pick<BagLine, "goods" | "counted">>

/** Goods below a bag: like what has sold out, with what is in it, or popular ones. They stay while the bag is changed. */
export const BesideBag = ({ lines, onLeave }: { readonly lines: Lines; readonly onLeave?: () => void }) => {
  useTexts("listing")
  const { t } = useWords()
  const [without] = useState(() => lines.map(({ goods }) => goods.product))
  const beside = besideBag(lines)
  if (beside.kind === "none") return null
  if (beside.kind === "popular")
    return (
      <GoodsBeside
        of={{ name: "trending" }}
        title={t("listing.beside.popular")}
        all={{ to: searchPath(""), text: t("listing.beside.all") }}
        onLeave={onLeave}
      />
    )
  const { kind, goods } = beside
  const category = goods.categories.at(-1)
  return (
    <GoodsBeside
      key={`${kind} ${goods.product}`}
      of={{
        name: kind === "like" ? "you-might-love" : "people-also-buy",
        product: goods.product,
        without,
        isOrdinary: true
      }}
      title={t(`listing.beside.${kind}`, { name: goods.name })}
      all={
        kind === "like" && category
          ? { to: categoryPath(category), text: t("listing.beside.allOf", { category: category.name }) }
          : undefined
      }
      onLeave={onLeave}
    />
  )
}
