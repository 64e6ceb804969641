import { useEffect, useRef } from "react"
import { useLocation } from "react-router-dom"
import { OrderCode } from "#core/orders/order.ts"
import { type TrackedPage, trackedPage } from "#core/tracking/page-type.rule.ts"
import type { TrackedQueue } from "#core/tracking/queue.usecases.ts"
import { pageViewMs } from "#core/tracking/tracking-event.ts"
import { useMember } from "../account/useMember.ts"
import { note } from "./noted.ts"

/** The route of a path, with the parts of its address. */
export type PageAt = (path: string) =>
  | {
      readonly row: { readonly name: string }
      readonly params: Readonly<Record<string, string>>
    }
  | undefined

/** Counts pages, log-ins and orders, and sends what waits when the page is left, as long as it is on. */
export const useCounting = (pageAt: PageAt, isOn: boolean, loadTracked: () => Promise<TrackedQueue>): void => {
  usePageViews(pageAt, isOn, loadTracked)
  const viewer = useMember().kind
  const before = useRef(viewer)
  useEffect(() => {
    const hasLoggedIn = before.current === "guest" && viewer === "member"
    before.current = viewer
    if (isOn && hasLoggedIn) void loadTracked().then(({ join }) => join(), nothing)
  }, [isOn, viewer, loadTracked])
  useEffect(() => {
    if (!isOn) return
    const loaded = loadTracked()
    loaded.catch(nothing)
    let leave: TrackedQueue["leave"] | undefined
    void loaded.then((queue) => {
      leave = queue.leave
    }, nothing)
    // A telephone may end a hidden page without another word.
    const hide = () => {
      if (document.visibilityState === "hidden") leave?.()
    }
    addEventListener("pagehide", hide)
    document.addEventListener("visibilitychange", hide)
    return () => {
      removeEventListener("pagehide", hide)
      document.removeEventListener("visibilitychange", hide)
    }
  }, [isOn, loadTracked])
}

/** One view for each page that stays for 400 ms, with the kind of page before it; the first knows it from the link. */
const usePageViews = (pageAt: PageAt, isOn: boolean, loadTracked: () => Promise<TrackedQueue>): void => {
  const { pathname } = useLocation()
  const before = useRef<TrackedPage | undefined>(undefined)
  useEffect(() => {
    if (!isOn) return
    const here = pageAt(pathname)
    const viewed = setTimeout(() => {
      const page = trackedPage(here?.row.name ?? "", here?.params ?? {})
      const from = before.current ?? linkedFrom(pageAt)
      before.current = page
      note({
        verb: "view",
        type: page.type,
        ...(page.id !== undefined && { objectId: page.id }),
        ...(from !== undefined && { from: from.type })
      })
      const order = here?.row.name === "OrderPage" ? here.params["code"] : undefined
      // From the checkout straight to its order: it has just been placed.
      if (order !== undefined && from?.type === "order")
        void loadTracked().then(({ convert }) => convert(OrderCode(order)), nothing)
    }, pageViewMs)
    return () => clearTimeout(viewed)
  }, [isOn, pathname, pageAt, loadTracked])
}

/** The page of this shop that led here; none if the visit begins. */
const linkedFrom = (pageAt: PageAt): TrackedPage | undefined => {
  if (!document.referrer.startsWith(`${location.origin}/`)) return undefined
  const from = pageAt(new URL(document.referrer).pathname)
  return from && trackedPage(from.row.name, from.params)
}

/** What could not be fetched is not counted. */
const nothing = (): void => {}
