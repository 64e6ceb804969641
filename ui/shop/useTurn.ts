import { useEffect } from "react"
import type { Floating } from "#core/overlays/overlays.machine.ts"
import { viewOverlays } from "#core/overlays/overlays.view.ts"
import { useAppActor } from "./shop.tsx"
import { useView } from "./useView.ts"

type Turn = { readonly type: "turn.given" } | { readonly type: "turn.lost" }

/** Waits for a turn as an overlay as long as it is wanted; returns whether it has it. Machines 14. */
export const useHasTurn = (by: Floating, isWanted: boolean): boolean => {
  const overlays = useAppActor("overlays")
  const [{ turn }] = useView(overlays, viewOverlays)
  useEffect(() => {
    if (!isWanted) return
    overlays.send({ type: "turn.wanted", by })
    return () => overlays.send({ type: "turn.returned", by })
  }, [overlays, by, isWanted])
  return isWanted && turn === by
}

/** The same for a machine, which is sent when it gets and loses its turn. */
export const useTurn = (by: Floating, isWanted: boolean, tell: (turn: Turn) => void): void => {
  const isOurs = useHasTurn(by, isWanted)
  useEffect(() => {
    if (!isOurs) return
    tell({ type: "turn.given" })
    return () => tell({ type: "turn.lost" })
  }, [isOurs, tell])
}
