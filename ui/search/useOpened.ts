import { useEffect, useRef } from "react"
import { useLocation, useNavigationType } from "react-router-dom"
import type { SearchClick } from "#core/search/search-option.ts"

/**
 * Reports products opened from the results of a search: the step from a page of results to the page of a product.
 *
 * @returns a function that skips the next step, which was reported otherwise
 */
export const useOpened = (hear: (click: SearchClick) => void): (() => void) => {
  const { pathname, search } = useLocation()
  const wentBack = useNavigationType() === "POP"
  const before = useRef({ pathname, search })
  const isReported = useRef(false)
  useEffect(() => {
    const from = before.current
    if (from.pathname === pathname && from.search === search) return
    before.current = { pathname, search }
    const keyword = from.pathname === "/search" ? new URLSearchParams(from.search).get("q") : null
    const [, entityId] = /^\/product\/[^/]+\/(\d+)/.exec(pathname) ?? []
    if (keyword && entityId && !wentBack && !isReported.current) hear({ keyword, entityId, entityType: "product" })
    isReported.current = false
  }, [pathname, search, wentBack, hear])
  return () => {
    isReported.current = true
  }
}
