import { useEffect } from "react"
import { useNavigate } from "react-router-dom"
import type { travel as Travel } from "../kit/picture/travel.ts"
import { withFocus } from "./with-focus.ts"

/** The link that a press would follow here; none if the browser is asked for something else. */
const followed = (event: MouseEvent): HTMLAnchorElement | undefined => {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null
  if (!(link instanceof HTMLAnchorElement)) return undefined
  if (link.origin !== location.origin || link.target !== "" || link.hasAttribute("download")) return undefined
  if (link.rel === "external") return undefined
  // A part of this very page is the browser's own affair.
  const here = link.pathname === location.pathname && link.search === location.search
  return here && link.hash !== "" ? undefined : link
}

// Fetched when a finger comes down for the first time.
let travel: typeof Travel | undefined

const warm = (): void => {
  if (!travel)
    withFocus((focus) => {
      travel = focus.travel
    })
}

/** Follows the shop's own links without reloading the page. One listener for all of them. The picture of a card goes along. */
export const useLinks = (): void => {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = followed(event)
      if (link === undefined) return
      event.preventDefault()
      const change = () =>
        void navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href })
      if (travel) travel(link, change)
      else change()
    }
    document.addEventListener("click", follow)
    document.addEventListener("pointerdown", warm)
    return () => document.removeEventListener("click", follow)
  }, [navigate])
}
