import { createContext, Suspense, use, useEffect } from "react"
import { Navigate, useLocation, useNavigationType, useParams } from "react-router-dom"
import { pageMachineOver } from "#core/shop/page.machine.ts"
import { pageOver } from "#core/shop/page.usecases.ts"
import { viewPage } from "#core/shop/page.view.ts"
import type { Address } from "#core/shop/prepare.ts"
import { NotFoundScreen } from "./NotFoundScreen.tsx"
import { PageFailure } from "./PageFailure.tsx"
import { PageSkeleton } from "./PageSkeleton.tsx"
import { rememberedFacts } from "./remembered.ts"
import type { LazyScreen, RouteRow } from "./routes.tsx"
import { useShop, useVisitor } from "./shop.tsx"
import { useView } from "./useView.ts"

/** What the server found out before it sent the page: the facts of the first address, or that there is nothing. */
export interface Arrival {
  readonly url: string
  readonly facts?: unknown
  readonly missing?: "never" | "gone"
}

const ArrivalContext = createContext<Arrival | undefined>(undefined)
export const ArrivalProvider = ArrivalContext.Provider

const remembered = rememberedFacts()

/** Keeps what a screen shows now, so that going back to it finds it as it was left. */
export const useRemembered = (facts: unknown): void => {
  const { key } = useLocation()
  useEffect(() => remembered.keep(key, facts), [key, facts])
}

/** The address of the page, with the moment it is opened. */
export const useAddress = (): Address => {
  const { pathname, search } = useLocation()
  const params = useParams()
  const { now } = useShop()
  return {
    path: pathname,
    params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value ?? ""])),
    search: [...new URLSearchParams(search)],
    now: now()
  }
}

/** One row of the route table on the screen; a new path is a new page, a new query is the screen's own affair. */
export const Page = ({ row }: { readonly row: RouteRow }) => {
  const { pathname } = useLocation()
  return <OpenedPage key={pathname} row={row} />
}

const OpenedPage = ({ row }: { readonly row: RouteRow }) => {
  const shop = useShop()
  const arrival = use(ArrivalContext)
  const { key, pathname, search } = useLocation()
  const wentBack = useNavigationType() === "POP"
  const address = useAddress()
  const arrived = arrival?.url === pathname + search ? arrival : undefined
  const facts = arrived?.facts ?? (wentBack ? remembered.get(key) : undefined)
  const [page, send] = useView(
    useVisitor(pageMachineOver, pageOver(row.prepare, shop.ports), { address, facts }),
    viewPage
  )
  useEffect(() => {
    void row.screen?.load()
  }, [row])
  useEffect(() => {
    const returned = () => send({ type: "connection.returned" })
    addEventListener("online", returned)
    return () => removeEventListener("online", returned)
  }, [send])

  if (arrived?.missing || page.step === "missing")
    return <NotFoundScreen gone={arrived?.missing === "gone" || page.gone} />
  if (page.step === "moved" && page.movedTo !== null) return <Navigate to={page.movedTo} replace />
  if (page.step === "unreachable" || page.step === "broken")
    return <PageFailure broken={page.step === "broken"} onRetry={() => send({ type: "retry.wanted" })} />
  if (page.step !== "ready" || row.screen === undefined) return <PageSkeleton kind={row.skeleton} />
  return (
    <Suspense fallback={<PageSkeleton kind={row.skeleton} />}>
      <Screen screen={row.screen} facts={page.facts} />
    </Suspense>
  )
}

const Screen = ({ screen, facts }: { readonly screen: LazyScreen; readonly facts: unknown }) => {
  const Loaded = screen.loaded ?? use(screen.load())
  return <Loaded facts={facts as never} />
}
