import { useLocation } from "react-router-dom"
import { recommendationPath, selectionPath, selectionsPath } from "#core/catalogue/links.ts"
import type { SelectionCard } from "#core/discovery/selections/selection.ts"
import { aboutParameter } from "#core/shop/discovery.usecases.ts"
import type { CuratedFacts } from "#core/shop/facts.ts"
import { TextLink } from "../kit/Button.tsx"
import { ChipLink, Chips } from "../kit/Chip.tsx"
import { Empty } from "../kit/Empty.tsx"
import { Icon } from "../kit/picture/Icon.tsx"
import { Breadcrumb } from "../kit/text/Breadcrumb.tsx"
import { Page } from "../kit/text/Grid.tsx"
import { Heading } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { Head } from "../shop/Head.tsx"
import { useShop } from "../shop/shop.tsx"
import * as css from "./Discovery.css.ts"
import { SelectionTile } from "./SelectionTile.tsx"
import { Trending } from "./Trending.tsx"

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
              <SelectionTile selection={selection} place={selections.indexOf(selection)} />
            </li>
          ))}
        </ul>
      )}
      <Trending facts={facts} />
    </Page>
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
