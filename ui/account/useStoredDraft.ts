import { useEffect } from "react"
import type { TextStore } from "#core/kernel/text-store.ts"
import { type DraftActor, storeDraft } from "./stored-draft.ts"

/**
 * Stores the draft of a form for as long as the form is on screen; a reload, which runs no cleanup, returns to it.
 *
 * @param textOf declared once per module, as is `textLeft`: a function that each drawing makes again would end and begin
 *   the storing each time
 */
export const useStoredDraft = <D>(
  actor: DraftActor<D>,
  store: TextStore,
  textOf: (draft: D) => string,
  textLeft: (text: string) => string | undefined
): void => useEffect(() => storeDraft(actor, store, textOf, textLeft), [actor, store, textOf, textLeft])
