import { useState } from "react"
import type { CombinationId } from "#core/catalogue/combination.ts"
import { combinationPath, productPath } from "#core/catalogue/links.ts"
import type { Product } from "#core/catalogue/product.ts"
import { lazyPort } from "#core/kernel/port-actors.ts"
import { productDialogOver } from "#core/shop/dialogs.usecases.ts"
import { pageMachineOver } from "#core/shop/page.machine.ts"
import { viewPage } from "#core/shop/page.view.ts"
import { LinkButton } from "../kit/Button.tsx"
import { DialogWait } from "../kit/overlay/DialogWait.tsx"
import { Sheet } from "../kit/overlay/Sheet.tsx"
import { useTexts } from "../messages/useTexts.ts"
import { useWords } from "../messages/useWords.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useAddress } from "../shop/useAddress.ts"
import { useView } from "../shop/useView.ts"
import { ChosenCombination } from "./ChosenCombination.tsx"

/** The shades or sizes of a product without leaving the list. Specification 2, Modals: product combination. */
export const CombinationDialog = ({ product, onClose }: { readonly product: number; readonly onClose: () => void }) => {
  useTexts("product")
  const { t } = useWords()
  const { loadPorts } = useShop()
  const address = useAddress()
  const [chosen, setChosen] = useState<CombinationId>()
  const [view, send] = useView(
    useScreenActor(
      pageMachineOver,
      lazyPort(async () => productDialogOver(await loadPorts(), product)),
      { address }
    ),
    viewPage
  )
  const found = view.facts as Product | undefined
  return (
    <Sheet
      open
      title={t("product.choices")}
      onClose={onClose}
      foot={
        found ? (
          <LinkButton
            to={chosen === undefined ? productPath(found) : combinationPath(found, chosen)}
            whole
            onClick={onClose}
          >
            {t("product.toPage")}
          </LinkButton>
        ) : null
      }
    >
      {found ? (
        <ChosenCombination product={found} onChoose={setChosen} />
      ) : (
        <DialogWait step={view.step} onRetry={() => send({ type: "retry.wanted" })} />
      )}
    </Sheet>
  )
}
