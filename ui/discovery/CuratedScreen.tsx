import { useEffect } from "react"
import { useLocation } from "react-router-dom"
import { recommendationPath, selectionPath, selectionsPath } from "#core/catalogue/links.ts"
import { curatedMachineOver } from "#core/discovery/selections/curated.machine.ts"
import { viewCurated } from "#core/discovery/selections/curated.view.ts"
import type { SelectionCard } from "#core/discovery/selections/selection.ts"
import { aboutParameter } from "#core/shop/discovery.usecases.ts"
import type { CuratedFacts } from "#core/shop/facts.ts"
import { ProductCard } from "../catalogue/ProductCard.tsx"
import { Button, TextLink } from "../kit/Button.tsx"
import { ChipLink, Chips } from "../kit/Chip.tsx"
import { cx } from "../kit/cx.ts"
import { Empty } from "../kit/Empty.tsx"
import { Icon } from "../kit/picture/Icon.tsx"
import { Picture } from "../kit/picture/Picture.tsx"
import { Breadcrumb } from "../kit/text/Breadcrumb.tsx"
import { Grid, Page } from "../kit/text/Grid.tsx"
import { Link } from "../kit/text/Link.tsx"
import { Section } from "../kit/text/Section.tsx"
import { Heading } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { Head } from "../shop/Head.tsx"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useRemembered } from "../shop/useRemembered.ts"
import { useView } from "../shop/useView.ts"
import * as css from "./Discovery.css.ts"
import { groundOf } from "./ground.ts"

/** All selections, and what is busy now. Specification 2, OurCuratedSelections; specification 4, Search. */
export const CuratedScreen = ({ facts }: { readonly facts: CuratedFacts }) => {
  const { t } = useWords()
  const { origin } = useShop()
  const { search } = useLocation()
  const { selections } = facts
  const worlds = [...new Map(selections.flatMap(({ world }) => (world ? [[world.id, world] as const] : []))).values()]
  const asked = new URLSearchParams(search).get(aboutParameter)
  const about = worlds.find(({ id }) => id === asked)?.id
  const shown = about === undefined ? selections : selections.filter(({ world }) => world?.id === about)
  return (
    <Page className={css.page}>
      <Head
        title={t("discovery.curated.title")}
        description={t("discovery.curated.about")}
        canonical={selectionsPath}
        jsonLd={[listOf(selections, origin)]}
      />
      <div className={css.wideOnly}>
        <Breadcrumb path={[]} here={t("discovery.curated.title")} />
      </div>
      <Heading level={1} look="page">
        {t("discovery.curated.title")}
      </Heading>
      <p className={css.about}>{t("discovery.curated.about")}</p>
      <TextLink to={recommendationPath}>
        {t("discovery.curated.forYou")} <Icon name="right" size={16} />
      </TextLink>
      {worlds.length > 1 ? (
        <div className={css.filter}>
          <Chips label={t("discovery.curated.filter")}>
            {about === undefined ? null : (
              <li>
                <ChipLink to={selectionsPath}>{t("discovery.curated.all")}</ChipLink>
              </li>
            )}
            {worlds.map(({ id, name }) => (
              <li key={id}>
                <ChipLink
                  on={id === about}
                  to={id === about ? selectionsPath : `${selectionsPath}?${aboutParameter}=${encodeURIComponent(id)}`}
                >
                  {name}
                </ChipLink>
              </li>
            ))}
          </Chips>
        </div>
      ) : null}
      {selections.length === 0 ? (
        <Empty title={t("discovery.curated.none")} text={t("discovery.curated.noneText")} />
      ) : (
        <ul className={css.cards}>
          {shown.map((selection) => (
            <li key={selection.id}>
              <Card selection={selection} place={selections.indexOf(selection)} />
            </li>
          ))}
        </ul>
      )}
      <Trending facts={facts} />
    </Page>
  )
}

const Card = ({ selection, place }: { readonly selection: SelectionCard; readonly place: number }) => {
  const { t } = useWords()
  return (
    <article className={cx(css.ground[groundOf(place)], css.card)}>
      <div className={css.words}>
        <h2 className={css.cardTitle}>
          <Link to={selectionPath(selection.id)} className={css.cardLink}>
            {selection.title}
          </Link>
        </h2>
        <p className={css.line}>{selection.promise ?? t("discovery.curated.derived")}</p>
        <p className={css.strongLine}>
          {t("discovery.curated.products", { count: selection.products })}
          <Icon name="right" size={16} />
        </p>
      </div>
      <div className={css.pictures} aria-hidden="true">
        {selection.pictures.map((picture) => (
          <Picture
            key={picture.src}
            of={picture}
            sizes="(max-width: 991px) 30vw, 140px"
            alt=""
            className={css.picture}
          />
        ))}
      </div>
    </article>
  )
}

/** The curated trending products: ten, and more twice. Specification 4, Search. */
const Trending = ({ facts }: { readonly facts: CuratedFacts }) => {
  const { t } = useWords()
  const { ports } = useShop()
  const { list } = ports.catalogue
  const [view, send] = useView(
    useScreenActor(curatedMachineOver, { list }, { ...facts.trending, page: facts.page }),
    viewCurated
  )
  const { products, hasMore, page } = view
  useRemembered({ ...facts, page, trending: { ...facts.trending, products, hasMore } })
  useEffect(() => {
    const returned = () => send({ type: "connection.returned" })
    addEventListener("online", returned)
    return () => removeEventListener("online", returned)
  }, [send])
  if (products.length === 0) return null
  return (
    <Section inPage title={facts.trending.title || t("discovery.curated.trending")}>
      <Grid>
        {products.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} />
          </li>
        ))}
      </Grid>
      {view.more === "none" ? null : (
        <div className={css.more}>
          <Button look="secondary" busy={view.more === "coming"} onClick={() => send({ type: "more.wanted" })}>
            {t(view.more === "failed" ? "discovery.curated.moreFailed" : "discovery.curated.more")}
          </Button>
        </div>
      )}
    </Section>
  )
}

const listOf = (selections: ReadonlyArray<SelectionCard>, origin: string) => ({
  "@context": "https://schema.org",
  "@type": "ItemList",
  itemListElement: selections.map(({ id, title }, place) => ({
    "@type": "ListItem",
    position: place + 1,
    name: title,
    url: origin + selectionPath(id)
  }))
})
