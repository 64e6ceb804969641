import type { TextStore } from "#core/kernel/text-store.ts"

/** A text store that lasts as long as the spec runs. */
export const heldText = (text?: string): TextStore & { readonly text: () => string } => {
  let held = text
  return {
    read: () => held,
    write: (next) => {
      held = next
    },
    clear: () => {
      held = undefined
    },
    text: () => held ?? ""
  }
}
