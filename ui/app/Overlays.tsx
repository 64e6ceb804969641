import { viewOverlays } from "#core/overlays/overlays.view.ts"
import { lazyPart } from "../kit/overlay/lazy-part.tsx"
import { useAppActor } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"

const Open = lazyPart(async () => (await import("./OpenOverlay.tsx")).OpenOverlay)

/** The overlay above the page, one at a time. Specification 2, Modals. */
export const Overlays = () => {
  const overlays = useAppActor("overlays")
  const [{ overlay }] = useView(overlays, viewOverlays)
  if (overlay === null) return null
  return (
    // One boundary for each kind: a dialog that waits for its code must not leave the one before it mounted but hidden, which
    // would keep the page hidden from assistive technology with no dialog to see.
    <Open key={overlay.kind} overlay={overlay} onClose={() => overlays.send({ type: "overlay.closed" })} />
  )
}
