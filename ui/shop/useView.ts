import { useSelector } from "@xstate/react"
import { useCallback } from "react"
import type { ActorRef, EventObject, Snapshot } from "xstate"
import type { Untimed } from "#core/kernel/timed.ts"
import { useShop } from "./shop.tsx"

/** Returns whether two views show the same. */
export const sameFields = <V extends object>(a: V, b: V): boolean => {
  const keys = Object.keys(a) as Array<keyof V>
  return keys.length === Object.keys(b).length && keys.every((key) => Object.is(a[key], b[key]))
}

/** Connects a screen to a machine: returns a view to draw, and a `send` that adds the moment to every event. */
export const useView = <S extends Snapshot<unknown>, E extends EventObject, V extends object>(
  actor: ActorRef<S, E>,
  view: (snapshot: S) => V
): readonly [view: V, send: (event: Untimed<E>) => void] => {
  const { now } = useShop()
  const send = useCallback((event: Untimed<E>) => actor.send({ ...event, at: now() } as unknown as E), [actor, now])
  return [useSelector(actor, view, sameFields), send]
}
