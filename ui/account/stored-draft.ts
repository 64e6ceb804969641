import type { Subscription } from "xstate"
import type { TextStore } from "#core/kernel/text-store.ts"

/** A machine that emits each new state of its draft. */
export interface DraftActor<D> {
  readonly on: (type: "draft.changed", listener: (said: { readonly draft: D }) => void) => Subscription
  readonly subscribe: (listener: (snapshot: { readonly status: string }) => void) => Subscription
}

/**
 * Stores each state of a draft, in one text, when the machine emits it; clears it once the machine is done.
 *
 * @param textLeft what stays of the stored text if its form is closed before that; `undefined`: nothing
 * @returns what to call when the form is closed, and at no other time
 */
export const storeDraft = <D>(
  actor: DraftActor<D>,
  store: Pick<TextStore, "read" | "write" | "clear">,
  textOf: (draft: D) => string,
  textLeft: (text: string) => string | undefined
): (() => void) => {
  const changed = actor.on("draft.changed", ({ draft }) => store.write(textOf(draft)))
  const done = actor.subscribe(({ status }) => {
    if (status === "done") store.clear()
  })
  return () => {
    changed.unsubscribe()
    done.unsubscribe()
    const text = store.read()
    const left = text === undefined ? undefined : textLeft(text)
    if (left === undefined) store.clear()
    else store.write(left)
  }
}

/** Nothing stays of a draft whose form is closed. */
export const nothingLeft = (): undefined => undefined

/** All of a draft stays. */
export const allLeft = (text: string): string => text
