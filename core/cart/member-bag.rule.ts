import { type GiftId, giftRulesMost } from "../gifts/gift.ts"
import type { Instant } from "../kernel/moment.ts"
import { LineId, type OrderedUnits, type WantedLine } from "./cart.ts"
import { lineIdOf, mergeLines } from "./line-id.rule.ts"
import {
  joinedLinesMost,
  joinedMost,
  type MemberLine,
  type MergedBag,
  type StoredMemberCart,
  savedMost
} from "./member-bag.ts"
import { mergeCarts } from "./merge.rule.ts"
import type { GoodsKnown } from "./persisted-bag.rule.ts"

/** Returns what lines of a guest's bag still add: units that were merged before add nothing. D-20. */
export const freshOf = (lines: ReadonlyArray<WantedLine>, before: MergedBag | undefined): ReadonlyArray<WantedLine> =>
  mergeLines(lines).filter((line) => line.quantity > (before?.units[lineIdOf(line)] ?? 0))

/** A bag that has taken in a guest's, and remembers it. */
export const withGuestBag = (
  cart: StoredMemberCart,
  guest: {
    readonly bag: string
    readonly lines: ReadonlyArray<WantedLine>
    readonly declined?: ReadonlyArray<GiftId>
  },
  goodsOf: GoodsKnown,
  now: Instant
): StoredMemberCart => {
  const before = cart.joined.find(({ bag }) => bag === guest.bag)
  const fresh = freshOf(guest.lines, before)
  if (fresh.length === 0 && before !== undefined) return cart
  const { lines, setAside, changes } = mergeCarts(fresh, cart.lines, goodsOf)
  // The lines of this call first, also those merged before: if it is sent once more, each must be known.
  const taken = new Map<LineId, number>()
  for (const line of mergeLines(guest.lines)) {
    const id = lineIdOf(line)
    taken.set(id, Math.max(line.quantity, taken.get(id) ?? before?.units[id] ?? 0))
  }
  // Cut before it is an object: that sorts ids in digits first, regardless of their age.
  const older = Object.entries(before?.units ?? {}).filter(([id]) => !taken.has(LineId(id)))
  const units = Object.fromEntries([...taken, ...older].slice(0, joinedLinesMost))
  const memory: MergedBag = { bag: guest.bag, units, changes: [...(before?.changes ?? []), ...changes] }
  return {
    ...withSaved(cart, setAside, now),
    lines,
    declined: [...new Set([...cart.declined, ...(guest.declined ?? [])])].slice(-giftRulesMost),
    joined: remembered([memory, ...cart.joined.filter((one) => one !== before)])
  }
}

/** As much of the bags as is remembered, newest first. A bag of which nothing is remembered counts as never merged. */
const remembered = (all: ReadonlyArray<MergedBag>): ReadonlyArray<MergedBag> => {
  const bags: Array<MergedBag> = []
  let [lines, notices] = [joinedLinesMost, joinedLinesMost]
  for (const { bag, units, changes } of all.slice(0, joinedMost)) {
    const some = Object.entries(units).slice(0, lines)
    const last = changes.slice(Math.max(0, changes.length - notices))
    lines -= some.length
    notices -= last.length
    if (some.length > 0 || bags.length === 0) bags.push({ bag, units: Object.fromEntries(some), changes: last })
  }
  return bags
}

/** A bag with more saved for later, newest first; of the same line the greater number stays. */
export const withSaved = (cart: StoredMemberCart, lines: ReadonlyArray<MemberLine>, now: Instant): StoredMemberCart => {
  const ids = new Set(lines.map(lineIdOf))
  const before = new Map(cart.saved.map((line) => [lineIdOf(line), line.quantity]))
  const added = lines.map((line) => ({
    ...line,
    quantity: Math.max(line.quantity, before.get(lineIdOf(line)) ?? 0),
    savedAt: now
  }))
  return { ...cart, saved: [...added, ...cart.saved.filter((line) => !ids.has(lineIdOf(line)))].slice(0, savedMost) }
}

/** Returns the ids of those lines that a bag holds, each with at least as many units. */
export const heldOf = (
  { lines: inBag }: Pick<StoredMemberCart, "lines">,
  lines: ReadonlyArray<WantedLine>
): ReadonlyArray<LineId> => {
  const units = new Map(inBag.map((line) => [lineIdOf(line), line.quantity]))
  return lines.filter((line) => (units.get(lineIdOf(line)) ?? 0) >= line.quantity).map(lineIdOf)
}

/** A bag without these lines. */
export const withoutLines = (cart: StoredMemberCart, lines: ReadonlyArray<LineId>): StoredMemberCart => ({
  ...cart,
  lines: cart.lines.filter((line) => !lines.includes(lineIdOf(line)))
})

/** A bag without the ordered units; units that were added since, as on another device, stay. D-63. */
export const withoutOrdered = (cart: StoredMemberCart, ordered: ReadonlyArray<OrderedUnits>): StoredMemberCart => ({
  ...cart,
  lines: cart.lines.flatMap((line) => {
    const left = line.quantity - (ordered.find(({ id }) => id === lineIdOf(line))?.quantity ?? 0)
    return left > 0 ? [{ ...line, quantity: left }] : []
  })
})

/**
 * A bag without lines wants no points and remembers no declined gifts: what is put in weeks later is another bag. D-29, D-67.
 */
export const withoutIdle = (cart: StoredMemberCart): StoredMemberCart =>
  cart.lines.length === 0 && (cart.points > 0 || cart.declined.length > 0) ? { ...cart, points: 0, declined: [] } : cart
