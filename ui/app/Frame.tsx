import { useEffect, useLayoutEffect, useRef } from "react"
import { Outlet, useLocation, useNavigationType } from "react-router-dom"
import { pageShown } from "../kit/overlay/page-changes.ts"
import { useAppActor, useShop } from "../shop/shop.tsx"
import { ErrorBoundary } from "./ErrorBoundary.tsx"
import { Layout } from "./frame/Layout.tsx"
import { rowAt } from "./routes.tsx"
import { useLinks } from "./useLinks.ts"
import { useScroll } from "./useScroll.ts"
import { withFocus } from "./with-focus.ts"

/** The frame of every page, and what happens between two of them. Specification 2, Navigation; rule 59. */
export const Frame = () => {
  const { pathname } = useLocation()
  const row = rowAt(pathname)?.row
  usePageChange()
  useScroll()
  useLinks()
  // From here on the page answers to more than its links and forms.
  useEffect(() => {
    document.documentElement.dataset["live"] = "yes"
    // Changes and a press from before that are repeated now (first-script.ts). Not within this effect: the screen inside may
    // not be hydrated yet, and React hydrates it at once for an event that comes by itself.
    const answering = setTimeout(() => dispatchEvent(new Event("shop.live")))
    addEventListener("focusin", (event) => {
      const focused = event
        .composedPath()
        .flatMap((part) => (part instanceof HTMLElement ? [{ part, children: [...part.children] }] : []))
      withFocus(({ follow }) => follow(focused))
    })
    return () => clearTimeout(answering)
  }, [])
  return (
    <Layout footer={row?.footer ?? "none"} header={row?.header ?? "shop"}>
      <ErrorBoundary key={pathname}>
        <Outlet />
      </ErrorBoundary>
    </Layout>
  )
}

/** A new page: nothing of the old one stays above it, and a reader's focus goes to its heading, or back to the link it left by. */
const usePageChange = (): void => {
  const { pathname } = useLocation()
  const wentBack = useNavigationType() === "POP"
  const overlays = useAppActor("overlays")
  const { route } = useShop().local
  const shown = useRef(pathname)
  useLayoutEffect(() => pageShown(pathname), [pathname])
  useEffect(() => route.write(pathname), [pathname, route])
  useEffect(() => {
    const from = shown.current
    if (from === pathname) return
    shown.current = pathname
    overlays.send({ type: "page.left" })
    withFocus(({ toHeading }) => toHeading(wentBack ? from : undefined))
  }, [pathname, overlays, wentBack])
}
