import type { Instant } from "../kernel/moment.ts"
import type { LineId, WantedLine } from "./cart.ts"
import { joined, lineIdOf } from "./line-id.rule.ts"
import { joinedMost, type MemberLine, type MergedBag, type StoredMemberCart, savedMost } from "./member-bag.ts"
import { mergeCarts } from "./merge.rule.ts"
import type { GoodsKnown } from "./persisted-bag.rule.ts"

/** What lines of a guest's bag would still bring: those joined before, as often as that, bring nothing. D-20. */
export const freshOf = (lines: ReadonlyArray<WantedLine>, before: MergedBag | undefined): ReadonlyArray<WantedLine> =>
  joined(lines).filter((line) => line.quantity > (before?.units[lineIdOf(line)] ?? 0))

/** A bag that has taken in a guest's, and remembers it. */
export const withGuestBag = (
  kept: StoredMemberCart,
  guest: { readonly bag: string; readonly lines: ReadonlyArray<WantedLine> },
  goodsOf: GoodsKnown,
  now: Instant
): StoredMemberCart => {
  const before = kept.joined.find(({ bag }) => bag === guest.bag)
  const fresh = freshOf(guest.lines, before)
  if (fresh.length === 0 && before !== undefined) return kept
  const { lines, setAside, changes } = mergeCarts(fresh, kept.lines, goodsOf)
  const units = { ...before?.units, ...Object.fromEntries(fresh.map((line) => [lineIdOf(line), line.quantity])) }
  const memory: MergedBag = { bag: guest.bag, units, changes: [...(before?.changes ?? []), ...changes] }
  return {
    ...withSaved(kept, setAside, now),
    lines,
    joined: [memory, ...kept.joined.filter((one) => one !== before)].slice(0, joinedMost)
  }
}

/** A bag with more saved for later, newest first; of the same line the greater number stays. */
export const withSaved = (kept: StoredMemberCart, lines: ReadonlyArray<MemberLine>, now: Instant): StoredMemberCart => {
  const ids = new Set(lines.map(lineIdOf))
  const before = new Map(kept.saved.map((line) => [lineIdOf(line), line.quantity]))
  const added = lines.map((line) => ({
    ...line,
    quantity: Math.max(line.quantity, before.get(lineIdOf(line)) ?? 0),
    savedAt: now
  }))
  return { ...kept, saved: [...added, ...kept.saved.filter((line) => !ids.has(lineIdOf(line)))].slice(0, savedMost) }
}

/** A bag without these lines: they were bought. D-63. */
export const withoutBought = (kept: StoredMemberCart, bought: ReadonlyArray<LineId>): StoredMemberCart => ({
  ...kept,
  lines: kept.lines.filter((line) => !bought.includes(lineIdOf(line)))
})
