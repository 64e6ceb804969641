import { useEffect, useState } from "react"
import { performCall } from "#core/kernel/port-actors.ts"
import { sellsHere } from "#core/pickup/store-offers.rule.ts"
import type { Store } from "#core/stores/store.ts"
import { Button } from "../kit/Button.tsx"
import { Alert } from "../kit/text/Alert.tsx"
import { Page } from "../kit/text/Grid.tsx"
import { WhileOn } from "../kit/WhileOn.tsx"
import { useTexts } from "../messages/useTexts.ts"
import { useWords } from "../messages/useWords.ts"
import { Head } from "../shop/Head.tsx"
import { useShop } from "../shop/shop.tsx"
import * as css from "./SelfCheckout.css.ts"
import { SelfCheckoutScreen } from "./SelfCheckoutScreen.tsx"

/** `/order?mode=self-checkout&store=ID`, from the code at the door of a store. D-66. */
export const SelfCheckout = ({ store }: { readonly store: string | null }) => (
  <WhileOn part="self_checkout">
    <InStore store={store} />
  </WhileOn>
)

const InStore = ({ store }: { readonly store: string | null }) => {
  useTexts("selfCheckout", "cart")
  const { t } = useWords()
  const { found, hasFailed, retry } = useStore(Number(store))
  return (
    <Page>
      <Head title={t("selfCheckout.title")} description={t("selfCheckout.title")} noindex />
      {found === undefined ? (
        <p role="status">{t("shop.loading")}</p>
      ) : found === null ? (
        <div className={css.part}>
          <Alert look="warning">{t(hasFailed ? "failure.Unavailable" : "selfCheckout.noStore")}</Alert>
          {hasFailed ? <Button onClick={retry}>{t("shop.failed.retry")}</Button> : null}
        </div>
      ) : (
        <SelfCheckoutScreen store={found} />
      )}
    </Page>
  )
}

/** The store of the address, if it sells without its till. */
const useStore = (id: number) => {
  const { ports } = useShop()
  const [state, setState] = useState<{ readonly found: Store | null | undefined; readonly hasFailed: boolean }>({
    found: undefined,
    hasFailed: false
  })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    const leaving = new AbortController()
    const settle = (found: Store | null, hasFailed = false) => {
      if (!leaving.signal.aborted) setState({ found, hasFailed })
    }
    ;(performCall(ports.stores.stores({}), leaving.signal) as Promise<ReadonlyArray<Store>>).then(
      (stores) => settle(stores.find((one) => one.id === id && sellsHere(one)) ?? null),
      () => settle(null, true)
    )
    return () => leaving.abort()
  }, [id, ports, tries])
  return { ...state, retry: () => setTries((before) => before + 1) }
}
