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

export const castOf = (): Cast => {
  const all = new Map<string, Player>()
  return {
    hear: ({ type, actorRef }) => {
      if (type !== "@xstate.snapshot" || all.has(actorRef.sessionId) || !("logic" in actorRef)) return
      const machine = machineOf(actorRef.logic)
      if (machine !== undefined) all.set(actorRef.sessionId, { machine, actor: actorRef })
    },
    on: () => {
      for (const [id, { actor }] of all) if (actor.getSnapshot().status === "stopped") all.delete(id)
      return [...all.values()].reverse()
    }
  }
}

const machineOf = (logic: unknown): string | undefined =>
  typeof logic === "object" && logic !== null && "root" in logic && "id" in logic ? String(logic.id) : undefined

/** Where a machine is, and the ids of all states it is in. */
export const snapshotOf = ({ actor }: Player): AnyMachineSnapshot => actor.getSnapshot()
export const statesOf = (player: Player): ReadonlyArray<string> =>
  snapshotOf(player)._nodes.map(({ id }: { readonly id: string }) => id)
