import { savedSearchesText, searchesIn } from "#core/search/history/saved-searches.rule.ts"
import { useMember } from "../account/useMember.ts"
import { lazyPart } from "../kit/overlay/lazy-part.tsx"
import { useShop } from "../shop/shop.tsx"
import { type SearchBoxParts, Suggesting } from "./Suggesting.tsx"
import { useHeard, useSuggesting } from "./useSuggesting.ts"

/** What a search box offers: searches of before are this browser's for a guest, and the shop's for a member. D-17. */
export const SuggestPanel = (parts: SearchBoxParts) => {
  const viewer = useMember()
  switch (viewer.kind) {
    case "guest":
      return <GuestPanel {...parts} />
    case "coming":
      return <NobodysPanel {...parts} />
    case "member":
      return <MemberPanel key={viewer.member.id} {...parts} />
  }
}

const GuestPanel = (parts: SearchBoxParts) => {
  const { local } = useShop()
  const actor = useSuggesting(parts.input, searchesIn(local.recentSearches.read()))
  useHeard(actor, "recent.changed", ({ recent }) => local.recentSearches.write(savedSearchesText(recent)))
  return <Suggesting {...parts} actor={actor} />
}

/** Before it is known who searches here. */
const NobodysPanel = (parts: SearchBoxParts) => <Suggesting {...parts} actor={useSuggesting(parts.input, [])} />

const MemberPanel = lazyPart(async () => (await import("./MemberPanel.tsx")).MemberPanel, "quiet", NobodysPanel)
