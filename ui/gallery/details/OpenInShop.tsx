import type { Exhibit } from "#core/charts/exhibit.ts"
import { useSettings } from "../settings.tsx"
import * as css from "./OpenInShop.css.ts"

/** Leads into the running shop, which plays until this state. Only if the shop serves the gallery. Machines 15. */
export const OpenInShop = ({ exhibit: { staged }, id }: { readonly exhibit: Exhibit; readonly id: string }) => {
  const { words } = useSettings()
  if (!staged.includes(id) || !location.pathname.startsWith("/dev/gallery/")) return null
  return (
    <a className={css.open} href={`/dev/sandbox/${encodeURIComponent(id)}`} target="_blank" rel="noopener">
      {words.details.inShop}
    </a>
  )
}
