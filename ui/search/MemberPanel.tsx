import { useSelector } from "@xstate/react"
import { useEffect, useState } from "react"
import { lazyEffects } from "#core/kernel/lazy-effects.ts"
import { memberSearchesMachineOver } from "#core/search/history/member-searches.machine.ts"
import { memberSearchesOver } from "#core/search/history/member-searches.usecases.ts"
import { viewMemberSearches } from "#core/search/history/member-searches.view.ts"
import { searchesIn } from "#core/search/history/saved-searches.rule.ts"
import type { SearchClick, SearchOption } from "#core/search/search-option.ts"
import { viewSuggest } from "#core/search/suggest.view.ts"
import { useWords } from "../messages/useWords.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import { type SearchBoxParts, Suggesting } from "./Suggesting.tsx"
import * as css from "./SuggestPanel.css.ts"
import { useOpened } from "./useOpened.ts"
import { useHeard, useSuggesting } from "./useSuggesting.ts"

/** A member's search box: their searches are the shop's, the same on every device. Specification 7, Search; D-17. */
export const MemberPanel = (parts: SearchBoxParts) => {
  const { local, loadPort, now } = useShop()
  const actor = useSuggesting(parts.input, [])
  const [before] = useState(() => searchesIn(local.recentSearches.read()))
  const [port] = useState(() => memberSearchesOver(lazyEffects(() => loadPort("searchHistory"))))
  const searches = useScreenActor(memberSearchesMachineOver, port, { before })
  const [{ asked }, tell] = useView(searches, viewMemberSearches)

  const passOver = useOpened((click) => tell({ type: "result.opened", click }))
  // What a guest searched here is the member's from now on.
  useEffect(() => void local.recentSearches.clear(), [local])
  useEffect(() => {
    const known = searches.on("searches.known", ({ recent }) => actor.send({ type: "recent.known", recent, at: now() }))
    return () => known.unsubscribe()
  }, [searches, actor, now])
  const isOpen = useSelector(actor, (snapshot) => viewSuggest(snapshot).open)
  useEffect(() => {
    if (isOpen) tell({ type: "box.entered" })
  }, [isOpen, tell])
  useHeard(actor, "option.taken", ({ option, typed }) => {
    const opened = openedBy(option)
    if (option.kind === "words") tell({ type: "search.made", words: option.words })
    else if (opened) {
      passOver()
      tell({ type: "result.opened", click: { keyword: typed, ...opened } })
    }
  })
  useHeard(actor, "recent.changed", ({ recent, change }) => {
    if (change?.kind === "removed") tell({ type: "search.removed", words: change.words })
    if (change?.kind === "cleared") tell({ type: "searches.cleared" })
    if (change?.kind === "restored") tell({ type: "searches.restored", searches: recent })
  })
  return (
    <Suggesting
      {...parts}
      actor={actor}
      above={
        asked === null ? null : <Found words={asked} onJudge={(helpful) => tell({ type: "result.judged", helpful })} />
      }
    />
  )
}

const Found = ({ words, onJudge }: { readonly words: string; readonly onJudge: (helpful: boolean) => void }) => {
  const { t } = useWords()
  return (
    <div className={css.head}>
      {t("search.found.question", { words })}
      <span className={css.answers}>
        <button type="button" className={css.quiet} onClick={() => onJudge(true)}>
          {t("search.found.yes")}
        </button>
        <button type="button" className={css.quiet} onClick={() => onJudge(false)}>
          {t("search.found.no")}
        </button>
      </span>
    </div>
  )
}

/** Returns what an option opens, unless it is a search of its own. */
const openedBy = (option: SearchOption): Omit<SearchClick, "keyword"> | undefined => {
  switch (option.kind) {
    case "words":
      return undefined
    case "product":
      return { entityId: String(option.product.id), entityType: "product" }
    case "category":
      return { entityId: String(option.category.id), entityType: "category" }
    case "brand":
      return { entityId: String(option.brand.id), entityType: "brand" }
  }
}
