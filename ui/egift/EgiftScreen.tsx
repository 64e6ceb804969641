import { useSyncExternalStore } from "react"
import { useParams, useSearchParams } from "react-router-dom"
import { LineId } from "#core/cart/cart.ts"
import { CombinationId } from "#core/catalogue/combination.ts"
import { combinationParameter } from "#core/catalogue/links.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { lineParameter } from "#core/orders/egift/egift-links.ts"
import { Page } from "../kit/text/Grid.tsx"
import { WhileOn } from "../kit/WhileOn.tsx"
import { useWords } from "../messages/useWords.ts"
import { Head } from "../shop/Head.tsx"
import { EgiftForm } from "./EgiftForm.tsx"
import { EgiftWait } from "./EgiftWait.tsx"
import { useBagLine } from "./useBagLine.ts"

/** The form of an e-gift, for a new line of the bag or for one that is changed. D-22, D-68. */
export const EgiftScreen = () => {
  const { t } = useWords()
  const { product_id: product = "" } = useParams()
  const [search] = useSearchParams()
  const line = search.get(lineParameter)
  const combination = search.get(combinationParameter)
  const [edited, isKnown] = useBagLine(line === null ? undefined : LineId(line))
  const isLive = useLive()
  return (
    <Page>
      <Head title={t("egift.form.title")} description={t("egift.form.about")} noindex />
      {isLive && isKnown ? (
        <WhileOn part="egift">
          <EgiftForm
            key={`${product} ${line}`}
            product={ProductId(Number(product) || 0)}
            combination={combination === null ? undefined : CombinationId(combination)}
            edited={edited}
          />
        </WhileOn>
      ) : (
        <EgiftWait step="reading" onRetry={() => {}} />
      )}
    </Page>
  )
}

/** Whether this is a browser: the server knows neither the day of the reader's draft nor their bag. */
const useLive = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false
  )
