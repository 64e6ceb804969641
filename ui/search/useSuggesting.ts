import { type RefObject, useEffect, useRef } from "react"
import type { ActorRefFrom } from "xstate"
import { type SuggestEmitted, suggestMachineOver } from "#core/search/suggest.machine.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"

export type SuggestActor = ActorRefFrom<ReturnType<typeof suggestMachineOver>>

/** The machine of a search box, from its text and earlier searches. */
export const useSuggesting = (
  input: RefObject<HTMLInputElement | null>,
  recent: ReadonlyArray<string>
): SuggestActor => {
  const { ports } = useShop()
  return useScreenActor(suggestMachineOver, ports.search, { text: input.current?.value ?? "", recent })
}

type Heard<T extends SuggestEmitted["type"]> = Extract<SuggestEmitted, { readonly type: T }>

/** Subscribes to one kind of event of a search box. */
export const useHeard = <T extends SuggestEmitted["type"]>(
  actor: SuggestActor,
  type: T,
  hear: (event: Heard<T>) => void
): void => {
  const latest = useRef(hear)
  useEffect(() => {
    latest.current = hear
  })
  useEffect(() => {
    const heard = actor.on(type, (event) => latest.current(event as Heard<T>))
    return () => heard.unsubscribe()
  }, [actor, type])
}
