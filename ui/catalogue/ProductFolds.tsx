import { descriptionLength } from "#core/catalogue/description.ts"
import type { Product } from "#core/catalogue/product.ts"
import { Fold } from "../kit/Accordion.tsx"
import { Clamp } from "../kit/text/Clamp.tsx"
import { useWords } from "../messages/useWords.ts"
import { ProductMarks } from "./ProductMarks.tsx"
import * as css from "./ProductScreen.css.ts"

/** What it is, how to use it, what is in it. Rule 27; D-60. */
export const ProductFolds = ({ product }: { readonly product: Product }) => {
  const { t } = useWords()
  return (
    <div className={css.folds}>
      <Fold title={t("product.description")} heading={2} open>
        <Clamp text={product.description} length={descriptionLength} more={t("product.readAll")} />
        <ProductMarks product={product} />
      </Fold>
      {product.howToUse ? (
        <Fold title={t("product.howToUse")} heading={2}>
          {product.howToUse}
        </Fold>
      ) : null}
      {product.ingredients ? (
        <Fold title={t("product.ingredients")} heading={2}>
          <Ingredients product={product} />
        </Fold>
      ) : null}
      <Fold title={t("product.facts")} heading={2}>
        <Facts product={product} />
      </Fold>
    </div>
  )
}

const Ingredients = ({ product: { keyIngredients, ingredients } }: { readonly product: Product }) => {
  const { t } = useWords()
  return (
    <>
      {keyIngredients.length > 0 ? (
        <ul className={css.keys} aria-label={t("product.keyIngredients")}>
          {keyIngredients.map(({ inci, name, text }) => (
            <li key={inci}>
              <span className={css.key}>
                {name}
                {name === inci ? "" : ` (${inci})`}
              </span>
              {text}
            </li>
          ))}
        </ul>
      ) : null}
      <p>
        <span className={css.key}>{t("product.fullIngredients")}</span>
        <span lang="la">{ingredients}</span>
      </p>
    </>
  )
}

const Facts = ({ product: { netWeight, pao, country, halal, bpom } }: { readonly product: Product }) => {
  const { t } = useWords()
  const certificate =
    halal.status === "certified" && halal.number
      ? t("product.halal.certifiedNumber", { number: halal.number })
      : t(`product.halal.${halal.status}`)
  const rows = [
    [t("product.netWeight"), netWeight],
    [t("product.pao"), pao && t("product.paoMonths", { months: Number.parseInt(pao, 10) })],
    [t("product.origin"), country?.name],
    ["BPOM", bpom],
    ["Halal", certificate]
  ] as const
  return (
    <dl className={css.facts}>
      {rows.map(([name, value]) =>
        value ? (
          <div key={name} style={{ display: "contents" }}>
            <dt className={css.factName}>{name}</dt>
            <dd className={css.fact}>{value}</dd>
          </div>
        ) : null
      )}
    </dl>
  )
}
