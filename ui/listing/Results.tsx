import type { MouseEvent } from "react"
import { nextSearch } from "#core/listing/filters.view.ts"
import type { ListingView } from "#core/listing/listing.view.ts"
import type { ListingFacts } from "#core/shop/facts.ts"
import { ProductCard } from "../catalogue/ProductCard.tsx"
import { Button, LinkButton } from "../kit/Button.tsx"
import { cx } from "../kit/cx.ts"
import { Empty } from "../kit/Empty.tsx"
import { More, moreButton } from "../kit/More.tsx"
import { CardSkeletons } from "../kit/Skeleton.tsx"
import { Grid } from "../kit/text/Grid.tsx"
import { Unseen } from "../kit/text/Text.tsx"
import { Words } from "../kit/text/Words.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./ListingScreen.css.ts"
import { NothingFound } from "./NothingFound.tsx"
import { NothingLeft } from "./NothingLeft.tsx"
import { isNothingFound } from "./PlaceHead.tsx"

/** Cards of the first screen, which are not loaded lazily. */
const firstScreen = 8

/** The products themselves, or why there are none. D-19: a failure is not "no results". */
export const Results = ({
  list,
  facts,
  onMore,
  onRetry
}: {
  readonly list: ListingView
  readonly facts: ListingFacts
  readonly onMore: () => void
  readonly onRetry: () => void
}) => {
  const { t } = useWords()
  if (list.list === "waiting") return <CardSkeletons count={list.query.size} look="besideFilter" />
  if (list.list === "failed")
    return (
      <div role="status">
        <Empty title={t("listing.failed")} text={t("listing.failedText")}>
          <Button look="secondary" onClick={onRetry}>
            {t("listing.reload")}
          </Button>
        </Empty>
      </div>
    )
  if (list.total === 0 && list.list === "shown") return <NothingHere list={list} facts={facts} />
  return (
    <section aria-busy={list.list === "stale"} className={cx(css.list, list.list === "stale" && css.stale)}>
      <h2>
        <Unseen>{t("listing.products")}</Unseen>
      </h2>
      {list.corrected ? (
        <p className={css.note}>
          <Words text={t("listing.search.corrected", { words: list.corrected })} />
        </p>
      ) : null}
      <Grid look="besideFilter">
        {list.products.map((card, place) => (
          <li key={card.id}>
            <ProductCard card={card} when={place < firstScreen ? "soon" : "near"} />
          </li>
        ))}
      </Grid>
      <MoreOf list={list} onMore={onMore} />
    </section>
  )
}

const MoreOf = ({ list, onMore }: { readonly list: ListingView; readonly onMore: () => void }) => {
  const { t, count } = useWords()
  const shown = list.found.skip + list.products.length
  const more = (event: MouseEvent) => {
    event.preventDefault()
    if (list.more !== "loading") onMore()
  }
  return (
    <More
      shown={shown}
      total={list.total}
      text={t("listing.shownOf", { shown: count(shown), total: count(list.total) })}
    >
      {list.more === "none" ? null : (
        <LinkButton
          look="secondary"
          className={moreButton}
          to={{ search: nextSearch(list.fixed, list.query) }}
          aria-busy={list.more === "loading"}
          onClick={more}
        >
          {t(list.more === "failed" ? "listing.moreFailed" : list.more === "loading" ? "shop.loading" : "listing.more")}
        </LinkButton>
      )}
    </More>
  )
}

const NothingHere = ({ list, facts }: { readonly list: ListingView; readonly facts: ListingFacts }) => {
  if (isNothingFound(facts.place, list))
    return <NothingFound q={list.query.q} instead={list.found.instead} popular={list.popular} />
  return <NothingLeft list={list} />
}
