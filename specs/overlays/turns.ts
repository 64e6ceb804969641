import { type ActorRefFrom, createActor } from "xstate"
import { type Floating, overlaysMachine } from "#core/overlays/overlays.machine.ts"
import { viewOverlays } from "#core/overlays/overlays.view.ts"
import type { VirtualClock } from "../virtual-clock.ts"

export type Overlays = ActorRefFrom<typeof overlaysMachine>

/** What lies over one page. */
export const openOverlays = (clock: VirtualClock): Overlays => createActor(overlaysMachine, { clock }).start()

/** Waits for turns over a page and says when they come and go, as screens do; to be called with every change. */
export const turnsOf = (
  overlays: Overlays,
  by: Floating,
  isWanted: () => boolean,
  tell: (turn: { readonly type: "turn.given" } | { readonly type: "turn.lost" }) => void
) => {
  let wanted = false
  let ours = false
  const look = (): void => {
    const wants = isWanted()
    if (wants !== wanted) {
      wanted = wants
      overlays.send({ type: wants ? "turn.wanted" : "turn.returned", by })
    }
    const is = wanted && viewOverlays(overlays.getSnapshot()).turn === by
    if (is === ours) return
    ours = is
    tell({ type: is ? "turn.given" : "turn.lost" })
  }
  const heard = overlays.subscribe(look)
  return {
    look,
    /** The page is gone. */
    stop: (): void => {
      heard.unsubscribe()
      if (wanted) overlays.send({ type: "turn.returned", by })
    }
  }
}
