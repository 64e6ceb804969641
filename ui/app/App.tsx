import type { i18n } from "i18next"
import { Route, Routes } from "react-router-dom"
import { TextsProvider } from "../messages/TextsContext.ts"
import { type Shop, ShopProvider } from "../shop/shop.tsx"
import { useSwitched } from "../shop/useSwitched.ts"
import { Frame } from "./Frame.tsx"
import { type Arrival, ArrivalProvider, Page } from "./Page.tsx"
import { routes } from "./routes.tsx"

/** Every page inside the one frame. */
const Pages = () => (
  <Routes>
    <Route element={<Frame />}>
      {routes.map((row) => (
        <Route key={row.path} path={row.path} element={<Page row={row} />} />
      ))}
    </Route>
  </Routes>
)

/** The whole app; the router comes around it, one for a browser, another for the server. */
export const App = ({
  shop,
  arrival,
  texts
}: {
  readonly shop: Shop
  readonly arrival: Arrival
  readonly texts: i18n
}) => (
  <TextsProvider value={texts}>
    <ShopProvider value={useSwitched(shop)}>
      <ArrivalProvider value={arrival}>
        <Pages />
      </ArrivalProvider>
    </ShopProvider>
  </TextsProvider>
)
