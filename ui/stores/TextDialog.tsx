import { lazyPort } from "#core/kernel/port-actors.ts"
import { textDialogOver } from "#core/shop/dialogs.usecases.ts"
import { pageMachineOver } from "#core/shop/page.machine.ts"
import { viewPage } from "#core/shop/page.view.ts"
import type { TextPage } from "#core/stores/store.ts"
import { DialogWait } from "../kit/overlay/DialogWait.tsx"
import { Sheet } from "../kit/overlay/Sheet.tsx"
import { useTexts } from "../messages/useTexts.ts"
import { useWords } from "../messages/useWords.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useAddress } from "../shop/useAddress.ts"
import { useView } from "../shop/useView.ts"
import { TextBody } from "./TextBody.tsx"

/** A text of the shop over the page one is on. Specification 2, Modals: privacy policy, terms. */
export const TextDialog = ({ slug, onClose }: { readonly slug: string; readonly onClose: () => void }) => {
  useTexts("stores")
  const { t } = useWords()
  const { loadPorts } = useShop()
  const address = useAddress()
  const [view, send] = useView(
    useScreenActor(
      pageMachineOver,
      lazyPort(async () => textDialogOver(await loadPorts(), slug)),
      { address }
    ),
    viewPage
  )
  const page = view.facts as TextPage | undefined
  return (
    <Sheet open place="page" title={page?.title ?? t("shop.loading")} onClose={onClose}>
      {page ? <TextBody page={page} /> : <DialogWait step={view.step} onRetry={() => send({ type: "retry.wanted" })} />}
    </Sheet>
  )
}
