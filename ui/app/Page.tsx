import { createContext, type ReactNode, Suspense, use, useEffect, useState } from "react"
import { Navigate, useLocation, useNavigationType } from "react-router-dom"
import type { ProductCard } from "#core/catalogue/product.ts"
import { lazyPort } from "#core/kernel/port-actors.ts"
import { type PagePort, pageMachineOver } from "#core/shop/page.machine.ts"
import { viewPage } from "#core/shop/page.view.ts"
import type { ShopPorts } from "#core/shop/ports.ts"
import { useMember } from "../account/useMember.ts"
import { lazyPart } from "../kit/overlay/lazy-part.tsx"
import { inTime } from "../kit/overlay/lost-file.ts"
import { PageFailure } from "../kit/PageFailure.tsx"
import { useI18n } from "../messages/TextsContext.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useAddress } from "../shop/useAddress.ts"
import { useConnectionReturned } from "../shop/useConnectionReturned.ts"
import { remembered } from "../shop/useRemembered.ts"
import { useView } from "../shop/useView.ts"
import { Furnished, furnitureOf, isFurnished } from "./furniture.tsx"
import { NotFoundScreen } from "./NotFoundScreen.tsx"
import { PageSkeleton } from "./PageSkeleton.tsx"
import type { RouteRow } from "./route-row.ts"

/** What the server found out before it sent the page: the facts of the first address, or that there is nothing. */
export interface Arrival {
  readonly url: string
  readonly facts?: unknown
  readonly missing?: "never" | "gone"
  /** What is in demand, if there is nothing. */
  readonly goods?: ReadonlyArray<ProductCard>
}

const ArrivalContext = createContext<Arrival | undefined>(undefined)
export const ArrivalProvider = ArrivalContext.Provider

/** Its author sees a review that readers do not. D-41. */
const OwnReview = lazyPart<{ readonly children: ReactNode }>(
  async () => (await import("../profile/reviews/OwnReviewPage.tsx")).OwnReviewPage,
  "quiet",
  ({ children }) => children
)

const noGoods: ReadonlyArray<ProductCard> = []
const arrivalUsed = { done: false }

/** One row of the route table on the screen; a new path is a new page, a new query is the screen's own affair. */
export const Page = ({ row }: { readonly row: RouteRow }) => {
  const { pathname } = useLocation()
  return <OpenedPage key={pathname} row={row} />
}

const OpenedPage = ({ row }: { readonly row: RouteRow }) => {
  const shop = useShop()
  const i18n = useI18n()
  const arrival = use(ArrivalContext)
  const { key, pathname, search } = useLocation()
  const viewer = useMember()
  const wentBack = useNavigationType() === "POP"
  const address = useAddress()
  // What the server sent holds for the first page only; coming back to it later asks again.
  const [arrived] = useState(() => (arrival?.url === pathname + search && !arrivalUsed.done ? arrival : undefined))
  useEffect(() => {
    arrivalUsed.done = true
  }, [])
  const facts = arrived?.facts ?? (wentBack ? remembered.get(key) : undefined)
  const [page, send] = useView(
    useScreenActor(
      pageMachineOver,
      lazyPort(() => openedBy(row, shop.loadPorts)),
      { address, facts }
    ),
    viewPage
  )
  useEffect(() => {
    if (!isFurnished(row, i18n)) void furnitureOf(row, i18n)
  }, [row, i18n])
  useConnectionReturned(send)

  if (arrived?.missing || page.step === "missing") {
    const missing = <NotFoundScreen gone={arrived?.missing === "gone" || page.gone} goods={arrived?.goods ?? noGoods} />
    return row.name === "ReviewDetail" && viewer.kind === "member" ? <OwnReview>{missing}</OwnReview> : missing
  }
  if (page.step === "moved" && page.movedTo !== null) return <Navigate to={page.movedTo} replace />
  if (page.step === "unreachable" && isStored()) return <Stored />
  if (page.step === "unreachable" || page.step === "broken")
    return <PageFailure broken={page.step === "broken"} onRetry={() => send({ type: "retry.wanted" })} />
  if (page.step !== "ready" || row.screen === undefined) return <PageSkeleton kind={row.skeleton} />
  return (
    <Suspense fallback={<PageSkeleton kind={row.skeleton} />}>
      <Furnished row={row} facts={page.facts} />
    </Suspense>
  )
}

/** Whether there is no connection, and a worker that may have the page as it was seen last. D-74. */
const isStored = (): boolean => !navigator.onLine && Boolean(navigator.serviceWorker?.controller)

/** Asks the worker for the page as a document: what it stored came with its facts. */
const Stored = () => {
  useEffect(() => location.reload(), [])
  return null
}

const openedBy = async (row: RouteRow, loadPorts: () => Promise<ShopPorts>): Promise<PagePort> => {
  const [ports, prepare, { pageOver }] = await inTime(
    Promise.all([loadPorts(), row.prepare(), import("#core/shop/page.usecases.ts")])
  )
  return pageOver(prepare, ports)
}
