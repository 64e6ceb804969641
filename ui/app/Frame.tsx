import { useEffect, useRef } from "react"
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigationType } from "react-router-dom"
import { Layout } from "./Layout.tsx"
import type { RouteRow } from "./routes.tsx"
import { useResident } from "./shop.tsx"

/** The frame of every page, and what happens between two of them. Specification 2, Navigation; rule 59. */
export const Frame = () => {
  const row = useMatches().at(-1)?.handle as RouteRow | undefined
  usePageChange()
  // From here on the page answers to more than its links and forms.
  useEffect(() => {
    document.documentElement.dataset["live"] = "yes"
  }, [])
  return (
    <>
      <Layout footer={row?.footer ?? "none"}>
        <Outlet />
      </Layout>
      <ScrollRestoration />
    </>
  )
}

/** A new page: nothing of the old one stays above it, and a reader's focus goes to its heading. */
const usePageChange = (): void => {
  const { pathname } = useLocation()
  const wentBack = useNavigationType() === "POP"
  const overlays = useResident("overlays")
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    overlays.send({ type: "page.left" })
    if (!wentBack) document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true })
  }, [pathname, overlays, wentBack])
}
