import type { ActorRefLike, AnyMachineSnapshot, InspectionEvent } from "xstate"

/** A machine that runs in this page. */
export interface Player {
  readonly machine: string
  readonly actor: ActorRefLike
}

/** Everybody who is on: which machines run in this page, the latest first. */
export interface Cast {
  readonly hear: (seen: InspectionEvent) => void
  readonly on: () => ReadonlyArray<Player>
}

/** Returns the machines that run on a screen, as their inspection reports them. */
export const castOf = (): Cast => {
  const all = new Map<string, Player>()
  return {
    hear: (seen) => {
      if (seen.type !== "@xstate.snapshot") return
      const { actorRef, snapshot } = seen
      const machine = "logic" in actorRef ? machineOf(actorRef.logic) : undefined
      // One that a screen has left may be started again by another screen.
      if (snapshot.status !== "active") all.delete(actorRef.sessionId)
      else if (machine !== undefined) all.set(actorRef.sessionId, { machine, actor: actorRef })
    },
    on: () => [...all.values()].reverse()
  }
}

const machineOf = (logic: unknown): string | undefined =>
  typeof logic === "object" && logic !== null && "root" in logic && "id" in logic ? String(logic.id) : undefined

/** Returns the present snapshot of a running machine. */
export const snapshotOf = ({ actor }: Player): AnyMachineSnapshot => actor.getSnapshot()
/** Returns the ids of the states in which a running machine is. */
export const statesOf = (player: Player): ReadonlyArray<string> =>
  snapshotOf(player)._nodes.map(({ id }: { readonly id: string }) => id)
