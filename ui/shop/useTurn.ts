import { useEffect } from "react"
import type { Floating } from "#core/overlays/overlays.machine.ts"
import { viewOverlays } from "#core/overlays/overlays.view.ts"
import { useAppActor } from "./shop.tsx"
import { useView } from "./useView.ts"

type Turn = { readonly type: "turn.given" } | { readonly type: "turn.lost" }

/** Waits for a turn as an overlay as long as it is wanted, and reports when it gets and loses it. Machines 14. */
export const useTurn = (by: Floating, isWanted: boolean, tell: (turn: Turn) => void): void => {
  const overlays = useAppActor("overlays")
  const [{ turn }] = useView(overlays, viewOverlays)
  const isOurs = isWanted && turn === by
  useEffect(() => {
    if (!isWanted) return
    overlays.send({ type: "turn.wanted", by })
    return () => overlays.send({ type: "turn.returned", by })
  }, [overlays, by, isWanted])
  useEffect(() => {
    if (!isOurs) return
    tell({ type: "turn.given" })
    return () => tell({ type: "turn.lost" })
  }, [isOurs, tell])
}
