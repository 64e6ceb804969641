import { brandPath, categoryPath, productPath } from "#core/catalogue/links.ts"
import { productPageMachineOver } from "#core/catalogue/product-page.machine.ts"
import { cut } from "#core/kernel/text.ts"
import { viewProductPage } from "#core/pricing/product-page.view.ts"
import { productJsonLd } from "#core/reviews/product-json-ld.view.ts"
import type { ProductFacts } from "#core/shop/facts.ts"
import { nowInPage } from "../cart/BuyButtons.css.ts"
import { BuyNow } from "../cart/BuyButtons.tsx"
import { cx } from "../kit/cx.ts"
import { Breadcrumb } from "../kit/text/Breadcrumb.tsx"
import { Page } from "../kit/text/Grid.tsx"
import { Link } from "../kit/text/Link.tsx"
import { Section } from "../kit/text/Section.tsx"
import { useWords } from "../messages/useWords.ts"
import { Head } from "../shop/Head.tsx"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import { BuyBar, toBuy } from "./BuyBar.tsx"
import { CombinationPicker } from "./CombinationPicker.tsx"
import { Gallery } from "./gallery/Gallery.tsx"
import { ProductFolds } from "./ProductFolds.tsx"
import { ProductPrice } from "./ProductPrice.tsx"
import { ProductPromises } from "./ProductPromises.tsx"
import { ProductRail } from "./ProductRail.tsx"
import { ProductReviews } from "./ProductReviews.tsx"
import * as css from "./ProductScreen.css.ts"
import { ProductTitle } from "./ProductTitle.tsx"
import { useChosenInAddress } from "./useChosenInAddress.ts"

const aboutLength = 150

/** A product with everything there is to know of it. Specification 2, productDetail. */
export const ProductScreen = ({ facts }: { readonly facts: ProductFacts }) => {
  const { t } = useWords()
  const { origin } = useShop()
  const { product, alsoBought, mightLove, chosen: named } = facts
  const [view, send] = useView(
    useScreenActor(productPageMachineOver, undefined, { product, chosen: named }),
    viewProductPage
  )
  useChosenInAddress(product, view.chosenId)
  const path = productPath(product)
  const chosen = toBuy(product, view)
  const [picture] = view.pictures
  const image = picture ? `${picture.src}-${picture.webp.at(-1)}.webp` : undefined
  return (
    <>
      <Head
        title={`${product.brand.name} ${product.name}`}
        description={cut(product.description, aboutLength)}
        canonical={path}
        {...(image ? { image } : {})}
        jsonLd={productJsonLd(facts, origin)}
      />
      <Page className={css.page}>
        <div className={cx(css.crumbs, css.gutter)}>
          <Breadcrumb
            path={product.path.map((category) => ({ to: categoryPath(category), name: category.name }))}
            here={product.name}
          />
        </div>
        <div className={css.layout}>
          <div className={css.atGallery}>
            <Gallery
              view={view}
              onShow={(place) => send({ type: "picture.shown", place })}
              onTurn={(by) => send({ type: "picture.turned", by })}
            />
          </div>
          <div className={cx(css.atBuy, css.gutter)}>
            <div className={css.buy}>
              <Link to={brandPath(product.brand)} className={css.brand}>
                {product.brand.name}
              </Link>
              <ProductTitle product={product} recommended={facts.reviews.recommendedPercent} />
              <ProductPrice view={view} />
              <CombinationPicker view={view} onChoose={(id) => send({ type: "combination.chosen", id })} />
              {chosen && !product.giftCard ? <BuyNow product={product} chosen={chosen} className={nowInPage} /> : null}
              <BuyBar product={product} view={view} />
              <ProductPromises product={product} chosen={chosen} step={view.step} />
            </div>
          </div>
          <div className={cx(css.atAbout, css.gutter)}>
            <ProductFolds product={product} />
          </div>
          {alsoBought.products.length > 0 ? (
            <div className={cx(css.atBought, css.gutter)}>
              <Section inPage height="rail" title={t("product.alsoBought")}>
                <ProductRail label={t("product.alsoBought")} products={alsoBought.products} />
              </Section>
            </div>
          ) : null}
          {mightLove.products.length > 0 ? (
            <div className={cx(css.atLove, css.gutter)}>
              <Section inPage height="rail" title={t("product.mightLove")} about={t("product.mightLoveAbout")}>
                <ProductRail label={t("product.mightLove")} products={mightLove.products} />
              </Section>
            </div>
          ) : null}
          <div className={css.atReviews}>
            <ProductReviews facts={facts} />
          </div>
        </div>
      </Page>
    </>
  )
}
