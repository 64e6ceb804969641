import type { Overlay } from "#core/overlays/overlay.ts"
import { BagDialog } from "../cart/BagDialog.tsx"
import { CombinationDialog } from "../catalogue/CombinationDialog.tsx"
import { lazyPart } from "../kit/overlay/lazy-part.tsx"
import { TextDialog } from "../stores/TextDialog.tsx"
import { LazyWelcomeOffer } from "../vouchers/LazyWelcomeOffer.ts"

// Most visits never log in.
const AccountDialog = lazyPart(async () => (await import("../account/panels/AccountDialog.tsx")).AccountDialog)
const FormClosedDialog = lazyPart(async () => (await import("../reviews/error/ReviewErrorDialog.tsx")).FormClosedDialog)

/** The dialogs that can be opened from any page. */
export const OpenOverlay = ({ overlay, onClose }: { readonly overlay: Overlay; readonly onClose: () => void }) => {
  switch (overlay.kind) {
    case "login":
      return <AccountDialog wish={overlay.wish} onClose={onClose} />
    case "bag":
      return <BagDialog onClose={onClose} offerOf={(view) => <LazyWelcomeOffer view={view} />} />
    case "text":
      return <TextDialog key={overlay.slug} slug={overlay.slug} onClose={onClose} />
    case "combination":
      return <CombinationDialog key={overlay.product} product={overlay.product} onClose={onClose} />
    case "reviewError":
      return <FormClosedDialog {...overlay} onClose={onClose} />
    case "photos":
    case "menu":
      // The page itself shows these.
      return null
  }
}
