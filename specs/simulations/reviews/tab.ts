import type { AnyStateMachine, EventFromLogic, InspectionEvent, SnapshotFrom } from "xstate"
import { createActor } from "xstate"
import { type Instant, instant } from "#core/kernel/moment.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import { type Fate, overLine } from "../../selling-line.ts"
import type { VirtualClock } from "../../virtual-clock.ts"

interface TabParts<L extends AnyStateMachine, P extends object> {
  readonly port: P
  /** The machine over its end of the line. */
  readonly over: (port: P) => L
  readonly input: unknown
  readonly clock: VirtualClock
  readonly fate: () => Fate
  readonly inspect?: ((seen: InspectionEvent) => void) | undefined
  /** Calls that change nothing: a machine may give them up. */
  readonly reads?: ReadonlyArray<string>
  /** Hears what the machine emits. */
  readonly hears?: (event: { readonly type: string }) => void
}

/** A tab with one machine at the far end of a line. */
export interface MachineTab<L extends AnyStateMachine> {
  readonly line: { readonly most: () => number }
  readonly snapshot: () => SnapshotFrom<L>
  readonly isDone: () => boolean
  /** Says something to the machine, unless it has ended. */
  readonly say: (event: Untimed<EventFromLogic<L> & { readonly at: Instant }>) => void
  readonly reload: () => void
}

/** Opens a tab; a reload begins its machine again. */
export const openTab = <L extends AnyStateMachine, P extends object>({
  port,
  over,
  input,
  clock,
  fate,
  inspect,
  reads = [],
  hears = () => {}
}: TabParts<L, P>): MachineTab<L> => {
  const line = overLine(port, clock, fate, { reads })
  const machine = over(line.port)
  const begin = () => {
    const actor = createActor<AnyStateMachine>(machine, { clock, input, ...(inspect && { inspect }) })
    actor.on("*", hears)
    return actor.start()
  }
  let actor = begin()
  const isDone = (): boolean => actor.getSnapshot().status !== "active"
  return {
    line,
    isDone,
    snapshot: () => actor.getSnapshot() as SnapshotFrom<L>,
    say: (event) => {
      if (!isDone()) actor.send({ ...event, at: instant(clock.now()) })
    },
    reload: () => {
      actor.stop()
      line.leaves()
      actor = begin()
    }
  }
}
