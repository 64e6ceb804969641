import type { ProductCard as Card } from "#core/catalogue/product.ts"
import { ProductCard } from "../catalogue/ProductCard.tsx"
import { Grid } from "../kit/text/Grid.tsx"
import { Section } from "../kit/text/Section.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./NothingFound.css.ts"

/** Goods under a heading that says why they are here: in one full row of cards, or in two. Rule 16. */
export const GoodsRow = ({
  title,
  about,
  all,
  rows = "one",
  cards
}: {
  readonly title: string
  readonly about?: string
  readonly all: { readonly to: string; readonly text: string }
  readonly rows?: keyof typeof css.rows
  readonly cards: ReadonlyArray<Card>
}) => (
  <Section inPage title={title} about={about} all={all}>
    <div className={css.rows[rows]}>
      <Grid look={rows === "beside" ? "besideFilter" : "cards"}>
        {cards.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} />
          </li>
        ))}
      </Grid>
    </div>
  </Section>
)

/** What is in demand, for a page that has nothing else to show. */
export const Popular = ({
  cards,
  rows
}: {
  readonly cards: ReadonlyArray<Card>
  readonly rows?: keyof typeof css.rows
}) => {
  const { t } = useWords()
  return cards.length === 0 ? null : (
    <GoodsRow
      title={t("listing.search.popular")}
      all={{ to: "/search", text: t("listing.search.popularAll") }}
      cards={cards}
      {...(rows && { rows })}
    />
  )
}
