import type { Wish } from "../../overlays/overlay.ts"

/** What a guest wanted to do with a review when asked to log in. D-11. */
export type PendingReaction = Extract<Wish, { readonly kind: "like" | "bookmark" | "report" }>

/** How long it waits for the log-in, in milliseconds. Own choice: as long as a registration with a code may take. */
export const pendingReactionMs = 3_600_000

const kinds: ReadonlyArray<unknown> = ["like", "bookmark", "report"] satisfies ReadonlyArray<PendingReaction["kind"]>

const isPending = (wish: unknown): wish is PendingReaction =>
  typeof wish === "object" &&
  wish !== null &&
  "kind" in wish &&
  kinds.includes(wish.kind) &&
  "review" in wish &&
  typeof wish.review === "string" &&
  "at" in wish &&
  typeof wish.at === "number"

/** Returns what is pending, as the browser stored it; `undefined` if that is something else, or has waited too long. D-11. */
export const pendingReaction = (text: string | undefined, now: number): PendingReaction | undefined => {
  if (text === undefined) return undefined
  try {
    const stored: unknown = JSON.parse(text)
    const wish = typeof stored === "object" && stored !== null && "v" in stored && stored.v === 1 && "wish" in stored
    if (!wish || !isPending(stored.wish)) return undefined
    const waited = now - stored.wish.at
    return waited >= 0 && waited <= pendingReactionMs ? stored.wish : undefined
  } catch {
    return undefined
  }
}
