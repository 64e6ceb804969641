import { type ReactNode, useEffect } from "react"
import type { SnapshotFrom } from "xstate"
import { type countdownMachine, countdownMachineOver } from "#core/banners/countdown.machine.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { useScreenActor } from "../../shop/shop.tsx"
import { useView } from "../../shop/useView.ts"

/** Something that lasts until a moment, as of another one. */
export interface Counted {
  readonly endsAt: Instant
  readonly now: Instant
  readonly drawAt: (now: Instant) => ReactNode
}

const momentIn = ({ context }: SnapshotFrom<typeof countdownMachine>) => ({ moment: context.now })

/** Draws how long something still lasts, second by second; it begins at the moment the page was made. */
export const Ticking = ({ endsAt, now, drawAt }: Counted) => {
  const [{ moment }, send] = useView(useScreenActor(countdownMachineOver, undefined, { endsAt, now }), momentIn)
  useEffect(() => {
    const tell = () => send({ type: "moment.changed" })
    tell()
    document.addEventListener("visibilitychange", tell)
    return () => document.removeEventListener("visibilitychange", tell)
  }, [send])
  return drawAt(moment)
}
