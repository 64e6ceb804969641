import type { i18n } from "i18next"
import { I18nextProvider } from "react-i18next"
import type { RouteObject } from "react-router-dom"
import { Frame } from "./Frame.tsx"
import { type Arrival, ArrivalProvider, Page } from "./Page.tsx"
import { routes } from "./routes.tsx"
import { type Shop, ShopProvider } from "./shop.tsx"

/** The route table as the router wants it: every page inside the one frame. */
export const routeObjects: Array<RouteObject> = [
  {
    Component: Frame,
    children: routes.map((row) => ({ path: row.path, handle: row, element: <Page row={row} /> }))
  }
]

/** Everything the screens lean on, around the router. */
export const App = ({
  shop,
  arrival,
  texts,
  children
}: {
  readonly shop: Shop
  readonly arrival: Arrival
  readonly texts: i18n
  readonly children: React.ReactNode
}) => (
  <I18nextProvider i18n={texts}>
    <ShopProvider value={shop}>
      <ArrivalProvider value={arrival}>{children}</ArrivalProvider>
    </ShopProvider>
  </I18nextProvider>
)
