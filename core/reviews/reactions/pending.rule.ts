import { instant } from "../../kernel/moment.ts"
import type { Wish } from "../../overlays/overlay.ts"
import { storedWish } from "../../overlays/stored-wish.rule.ts"

/** What a guest wanted to do with a review when asked to log in. D-11. */
export type PendingReaction = Extract<Wish, { readonly kind: "like" | "bookmark" | "report" }>

const kinds: ReadonlyArray<PendingReaction["kind"]> = ["like", "bookmark", "report"]

/** Returns what is pending, as the browser stored it; `undefined` if that is something else, or has waited too long. D-11. */
export const pendingReaction = (text: string | undefined, now: number): PendingReaction | undefined => {
  const wish = storedWish(text, now)
  const kind = kinds.find((known) => known === wish?.["kind"])
  const review = wish?.["review"]
  return wish !== undefined && kind !== undefined && typeof review === "string"
    ? { kind, review, at: instant(wish.at) }
    : undefined
}
