import { useEffect, useLayoutEffect, useRef } from "react"
import { useLocation, useNavigationType } from "react-router-dom"
import { wholePage } from "../kit/overlay/whole-page.ts"

const scrollKey = "pendar.scroll"
const most = 50

/** Heights by the key of a place in the history. */
const heights = (): Map<string, number> => {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(scrollKey) ?? "[]") as ReadonlyArray<readonly [string, number]>)
  } catch {
    // Not written by this shop, or no storage at all.
    return new Map()
  }
}

const keep = (key: string, height: number): void => {
  const all = heights()
  all.delete(key)
  all.set(key, height)
  try {
    sessionStorage.setItem(scrollKey, JSON.stringify([...all].slice(-most)))
  } catch {
    // Storage is refused or full; going back then begins at the top.
  }
}

// The server draws no heights.
const useBeforePaint = typeof window === "undefined" ? useEffect : useLayoutEffect

/** A page opened by its address begins at the top; one that was reloaded or returned to does not. */
const wasHereBefore = (): boolean => {
  const [load] = performance.getEntriesByType("navigation")
  return load instanceof PerformanceNavigationTiming && load.type !== "navigate"
}

/** A page of several steps names the one it shows in its address. */
const stepOf = (search: string): string | undefined => /\bstep=\w+/.exec(search)?.[0]

/** What a reader does to leave the height at which the page stands. */
const acts = ["wheel", "touchstart", "pointerdown", "keydown"]

/**
 * Scrolls to a height now, and again while the page grows, until it is reached, the reader acts or another part of the page
 * scrolls; calls `ended` then. Returns what ends it at once.
 */
const returnTo = (top: number, ended: () => void): (() => void) => {
  let at: number | undefined
  const growth = new ResizeObserver(() => go())
  const end = (): void => {
    growth.disconnect()
    for (const act of acts) removeEventListener(act, end, true)
    ended()
  }
  const go = (): void => {
    if (at !== undefined && scrollY !== at) {
      end()
      return
    }
    scrollTo({ top, behavior: "instant" })
    at = scrollY
    if (at + 1 >= top) end()
  }
  growth.observe(document.body)
  for (const act of acts) addEventListener(act, end, { capture: true, passive: true })
  go()
  return end
}

/**
 * Going back finds the height one left. A new path begins at the top, or at the part its address names; so does the next step
 * of a page. Any other new query moves nothing: screens decide that for themselves. Specification 2, Navigation guards and
 * behaviour.
 */
export const useScroll = (): void => {
  const { key, pathname, search, hash } = useLocation()
  // A link to a part of the page has no key of its own.
  const place = `${key} ${pathname}${search}${hash}`
  const step = stepOf(search)
  const move = useNavigationType()
  const shown = useRef<{ readonly place: string; readonly pathname: string; readonly step: string | undefined }>(
    undefined
  )

  // Until the page is as long as it was, its height is not the one that its reader left.
  const isReturning = useRef(false)

  useBeforePaint(() => {
    history.scrollRestoration = "manual"
    const before = shown.current
    shown.current = { place, pathname, step }
    const { documentElement: root } = document
    if (move === "POP" && (before !== undefined || wasHereBefore())) {
      root.setAttribute(wholePage, "")
      // A page that was left at its top without being touched has no height yet.
      const height = heights().get(place) ?? (before && before.pathname !== pathname ? 0 : undefined)
      // Its reader may have begun to scroll before the script came.
      if (height === undefined || (before === undefined && scrollY > 0)) return
      isReturning.current = true
      return returnTo(height, () => {
        isReturning.current = false
      })
    }
    if (before === undefined) return
    const isNextStep = move === "PUSH" && before.step !== step
    if (before.pathname === pathname && !isNextStep) return
    root.removeAttribute(wholePage)
    const part = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    if (part) part.scrollIntoView()
    else scrollTo({ top: 0, behavior: "instant" })
  }, [place])

  // The height is taken while one scrolls: when a new page is drawn the old one's is gone.
  useEffect(() => {
    let waiting = false
    const take = () => {
      waiting = false
      if (shown.current?.place === place && !isReturning.current) keep(place, scrollY)
    }
    const scrolled = () => {
      if (!waiting) requestAnimationFrame(take)
      waiting = true
    }
    addEventListener("scroll", scrolled, { passive: true })
    addEventListener("pagehide", take)
    // A link may be pressed in the moment of the scroll, before its frame.
    addEventListener("click", take, true)
    return () => {
      removeEventListener("scroll", scrolled)
      removeEventListener("click", take, true)
      removeEventListener("pagehide", take)
    }
  }, [place])
}
