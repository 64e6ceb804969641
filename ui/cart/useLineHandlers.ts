import { useAppActor, useShop } from "../shop/shop.tsx"
import type { LineHandlers } from "./BagLines.tsx"

/** What a press on a line of the bag does. */
export const useLineHandlers = (): Omit<LineHandlers, "onNotify"> => {
  const { cart } = useShop()
  const overlays = useAppActor("overlays")
  return {
    onLogin: () => overlays.send({ type: "overlay.opened", overlay: { kind: "login", wish: { kind: "account" } } }),
    // By what the bag holds at this moment, not by what was drawn last: no press is lost.
    onStep: (line, by) => {
      const held = cart
        .current()
        ?.getSnapshot()
        .context.view.items.find(({ id }) => id === line)
      if (held) cart.tell({ type: "quantity.chosen", line, quantity: held.quantity + by })
    },
    onSet: (line, quantity) => cart.tell({ type: "quantity.chosen", line, quantity }),
    onRemove: (line) => cart.tell({ type: "line.removed", line })
  }
}
