import type { ProductCard } from "#core/catalogue/product.ts"
import { GoodsTiles } from "../catalogue/GoodsTiles.tsx"
import { LinkButton } from "../kit/Button.tsx"
import { Empty } from "../kit/Empty.tsx"
import { Page } from "../kit/text/Grid.tsx"
import { useWords } from "../messages/useWords.ts"
import { Head } from "../shop/Head.tsx"

/** No such page, or none any more; the goods that the server sent along lead on. Specification 2, NotFound; D-8. */
export const NotFoundScreen = ({
  gone,
  goods
}: {
  readonly gone: boolean
  readonly goods: ReadonlyArray<ProductCard>
}) => {
  const { t } = useWords()
  return (
    <Page>
      <Head title={t("shop.missing.pageTitle")} noindex />
      <Empty
        level={1}
        title={t(gone ? "shop.missing.goneTitle" : "shop.missing.title")}
        text={t(gone ? "shop.missing.goneText" : "shop.missing.text")}
      >
        <LinkButton to="/">{t("shop.missing.home")}</LinkButton>
        <LinkButton to="/search" look="secondary">
          {t("shop.missing.search")}
        </LinkButton>
      </Empty>
      <GoodsTiles title={t("shop.missing.goods")} goods={goods} />
    </Page>
  )
}
