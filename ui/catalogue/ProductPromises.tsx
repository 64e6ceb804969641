import type { Combination } from "#core/catalogue/combination.ts"
import type { Product } from "#core/catalogue/product.ts"
import type { ProductPageView } from "#core/pricing/product-page.view.ts"
import { TextLink } from "../kit/Button.tsx"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { useWords } from "../messages/useWords.ts"
import { useShop } from "../shop/shop.tsx"
import { useIsOn } from "../shop/useIsOn.ts"
import { ProductDelivery } from "./delivery/ProductDelivery.tsx"
import * as css from "./ProductScreen.css.ts"
import { ProductShipping } from "./ProductShipping.tsx"
import { Promised } from "./Promised.tsx"

/** How it gets to the shopper, and what if something is wrong with it. Rules 24 to 26. */
export const ProductPromises = ({
  product,
  chosen,
  step
}: {
  readonly product: Product
  readonly chosen: Combination | undefined
  readonly step: ProductPageView["step"]
}) => {
  const { t } = useWords()
  const isOn = useIsOn()
  const { stores } = useShop().chrome.shop
  const sent = step === "soldOut" || product.giftCard ? undefined : chosen
  if (step === "notSold")
    return (
      <div className={css.promises}>
        <Promised icon="info" title={t("product.notSold")}>
          {product.sisterUrl ? <SisterLink to={product.sisterUrl} /> : null}
        </Promised>
      </div>
    )
  return (
    <div className={css.promises}>
      {product.giftCard ? null : <ProductDelivery goods={sent && { product: product.id, combination: sent.id }} />}
      {sent ? <ProductShipping chosen={sent} /> : null}
      {chosen?.preOrder ? (
        <>
          <Promised icon="check" title={t("product.early.may")} text={t("product.early.free")} />
          <Promised icon="info" title={t("product.early.alone")} text={t("product.early.without")} />
        </>
      ) : null}
      {product.dangerous ? (
        <Promised icon="drop" title={t("product.dangerous")} text={t("product.dangerousText")} />
      ) : null}
      {isOn("pickup") && stores > 0 && !product.giftCard && !chosen?.preOrder ? (
        <Promised icon="store" title={t("product.pickup")}>
          <TextLink to="/stores" underlined>
            {t("product.pickupLink")}
          </TextLink>
        </Promised>
      ) : null}
      {product.giftCard ? null : <Promised icon="back" title={t("product.returns")} />}
      {product.sisterUrl ? (
        <Promised icon="info" title={t("product.elsewhere")}>
          <SisterLink to={product.sisterUrl} />
        </Promised>
      ) : null}
    </div>
  )
}

const SisterLink = ({ to }: { readonly to: string }) => {
  const { t } = useWords()
  return (
    <TextLink to={to} underlined rel="noopener">
      {t("product.sister")} <PageIcon name="link" size={16} />
    </TextLink>
  )
}
