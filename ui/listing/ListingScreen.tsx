import { useEffect, useRef } from "react"
import { listingMachineOver } from "#core/listing/listing.machine.ts"
import { type ListingView, viewListing } from "#core/listing/listing.view.ts"
import { searchOf } from "#core/listing/place.rule.ts"
import { parseQuery } from "#core/search/address.rule.ts"
import type { SearchQuery } from "#core/search/query.ts"
import type { ListingFacts } from "#core/shop/facts.ts"
import { Page } from "../kit/text/Grid.tsx"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useConnectionReturned } from "../shop/useConnectionReturned.ts"
import { useListAddress } from "../shop/useListAddress.ts"
import { useRemembered } from "../shop/useRemembered.ts"
import { useView } from "../shop/useView.ts"
import { Below } from "./Below.tsx"
import { FilterAside } from "./FilterAside.tsx"
import { FilterDrawer } from "./FilterDrawer.tsx"
import { fixedBy } from "./fixedBy.ts"
import { ListAds } from "./ListAds.tsx"
import { ListBar } from "./ListBar.tsx"
import * as css from "./ListingScreen.css.ts"
import { PlaceFoot } from "./PlaceFoot.tsx"
import { PlaceHead } from "./PlaceHead.tsx"
import { Results } from "./Results.tsx"
import { useNotedSearch } from "./useNotedSearch.ts"

/** A list of products with its filters: of a category, a brand, a tag, a promotion or a search. Specification 2. */
export const ListingScreen = ({ facts }: { readonly facts: ListingFacts }) => {
  const { ports } = useShop()
  const actor = useScreenActor(
    listingMachineOver,
    {
      find: ports.search.find,
      count: ports.search.count,
      popular: () => ports.catalogue.list({ name: "trending" })
    },
    { fixed: fixedBy(facts.place, facts.query), query: facts.query, found: facts.found, popular: facts.popular[0] }
  )
  const [list, send] = useView(actor, viewListing)
  useListAddress(actor, (search) => send({ type: "address.changed", query: parseQuery(new URLSearchParams(search)) }))
  useConnectionReturned(send)
  useRemembered(asFacts(facts, list))
  useNotedSearch(facts, list)
  const place = useListInSight(searchOf(list.fixed, { ...list.query, page: 1 }))

  // If there is nothing at all, there is nothing to filter.
  const bare = list.list === "shown" && list.total === 0 && !list.narrowed
  const want = (query: SearchQuery) => send({ type: "query.wanted", query })
  return (
    <Page>
      <PlaceHead facts={facts} list={list} />
      {bare ? null : <ListAds facts={facts} slot="top" on="wide" />}
      <div ref={place} className={bare ? css.bare : css.layout}>
        {bare ? null : (
          <FilterAside list={list} path={facts.path} onChange={want}>
            <ListAds facts={facts} slot="side" on="wide" />
            <ListAds facts={facts} slot="small" on="wide" />
          </FilterAside>
        )}
        <div>
          {bare ? (
            <Below place={facts.place} list={list} />
          ) : (
            <ListBar list={list} place={facts.place} onOpen={() => send({ type: "drawer.opened" })} onChange={want} />
          )}
          {bare ? null : <ListAds facts={facts} slot="top" on="narrow" />}
          <Results
            list={list}
            facts={facts}
            onMore={() => send({ type: "more.wanted" })}
            onRetry={() => send({ type: "retry.wanted" })}
          />
          {bare ? null : <ListAds facts={facts} slot="side" on="narrow" />}
        </div>
      </div>
      <PlaceFoot place={facts.place} />
      <FilterDrawer
        list={list}
        onChange={(query) => send({ type: "draft.changed", query })}
        onReset={() => send({ type: "draft.reset" })}
        onApply={() => send({ type: "draft.applied" })}
        onClose={() => send({ type: "drawer.closed" })}
      />
    </Page>
  )
}

/** Another list begins at its beginning: it comes into sight if the reader had scrolled past it. */
const useListInSight = (asked: string) => {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(asked)
  useEffect(() => {
    if (shown.current === asked) return
    shown.current = asked
    const box = place.current
    if (box && box.getBoundingClientRect().top < 0) box.scrollIntoView({ block: "start" })
  }, [asked])
  return place
}

/** What to show here after a return. */
const asFacts = (facts: ListingFacts, { list, query, found, popular }: ListingView): ListingFacts =>
  list === "shown" ? { ...facts, query, found, popular: popular ? [popular] : [] } : facts
