import { rupiah } from "../kernel/money.ts"
import type { Goods } from "../pricing/goods.ts"
import { type LineId, linesPerBag, unitsPerCombination, type WantedLine } from "./cart.ts"
import { lineIdOf, mergeLines } from "./line-id.rule.ts"
import type { MemberLine, MergeChange } from "./member-bag.ts"
import { conflictOf } from "./mixing.rule.ts"
import type { GoodsKnown } from "./persisted-bag.rule.ts"

/** Two bags as one. */
export interface Merged {
  readonly lines: ReadonlyArray<MemberLine>
  /** What is saved for later instead. */
  readonly setAside: ReadonlyArray<MemberLine>
  readonly changes: ReadonlyArray<MergeChange>
}

interface Known {
  readonly id: LineId
  readonly line: MemberLine
  readonly goods: Goods
  /** Units in the member's bag before; none: the line is the guest's. */
  readonly had?: number
}

/**
 * A guest's and a member's bag as one, by one rule for every way of signing in. The same line counts as often as in the
 * fuller bag, never as the sum: merging twice is merging once, and no newer wish is lost. All other lines are combined,
 * up to 20 of a combination, to what is there, and to 100 lines; goods of two kinds are not: then the guest's lines that
 * are sold now are the bag. What does not fit is saved for later. D-20, D-21, D-23.
 *
 * @param goodsOf goods the shop has now
 */
export const mergeCarts = (
  guest: ReadonlyArray<WantedLine>,
  member: ReadonlyArray<MemberLine>,
  goodsOf: GoodsKnown
): Merged => {
  const gone = mergeLines(guest).filter((line) => isGone(goodsOf(line)))
  const held = known(member, goodsOf).map((one): Known => ({ ...one, had: one.line.quantity }))
  const wanted = known(
    mergeLines(guest).map((line) => ({ ...line, agreed: pricePaid(goodsOf(line)) })),
    goodsOf
  )
  // The guest's lines decide which kind the bag is of; lines of another kind are saved for later. What is not sold now decides nothing.
  const [decisive, kindMisfits] = sorted([], wanted.filter(isSold))
  const [theirs, memberMisfits] = sorted(decisive, held)
  const [unsold, unsoldMisfits] = sorted(
    [...decisive, ...theirs],
    wanted.filter((one) => !isSold(one))
  )
  const ours = wanted.filter((one) => decisive.includes(one) || unsold.includes(one))
  const guestMisfits = [...kindMisfits, ...unsoldMisfits]
  const byId = new Map(ours.map((one) => [one.id, one]))
  const union = [
    ...theirs.map((one) => fuller(one, byId.get(one.id))),
    ...ours.filter(({ id }) => theirs.every((one) => one.id !== id))
  ]
  const { fitting, crowded } = capped(union)
  const setAside = [...memberMisfits, ...guestMisfits, ...crowded]
  return {
    lines: fitting.map(({ line }) => line),
    setAside: setAside.map(({ line }) => line),
    changes: [
      ...union.flatMap(
        (one) =>
          changeOf(
            one,
            fitting.find(({ id }) => id === one.id)
          ) ?? []
      ),
      ...[...memberMisfits, ...guestMisfits].map((one) => mergeChange("set-aside", one, one.line.quantity)),
      ...gone.map((line): MergeChange => ({ what: "gone", line: lineIdOf(line), name: "", quantity: line.quantity }))
    ]
  }
}

const isSold = ({ goods }: Known): boolean => goods.sale === "open"
const isGone = (goods: Goods | undefined): boolean => goods === undefined || goods.sale === "removed"
const pricePaid = (goods: Goods | undefined) => goods?.price.priceAfterDiscount ?? rupiah(0)

const known = (lines: ReadonlyArray<MemberLine>, goodsOf: GoodsKnown): ReadonlyArray<Known> =>
  lines.flatMap((line) => {
    const goods = goodsOf(line)
    return goods === undefined || isGone(goods) ? [] : [{ id: lineIdOf(line), line, goods }]
  })

/** Those that may stand beside `base` and each other, and those that may not. D-21. */
const sorted = (
  base: ReadonlyArray<Known>,
  lines: ReadonlyArray<Known>
): readonly [ReadonlyArray<Known>, ReadonlyArray<Known>] => {
  const fitting: Array<Known> = []
  const misfits: Array<Known> = []
  for (const one of lines) {
    const others = [...base, ...fitting].map(({ goods }) => goods)
    if (conflictOf(others, one.goods) === undefined) fitting.push(one)
    else misfits.push(one)
  }
  return [fitting, misfits]
}

const fuller = (held: Known, guest: Known | undefined): Known =>
  guest === undefined || guest.line.quantity <= held.line.quantity
    ? held
    : { ...held, line: { ...guest.line, quantity: guest.line.quantity } }

/** Lines within what an order takes and what is there; sold-out goods stay as they are, counted as nothing. D-23, D-25b. */
const capped = (lines: ReadonlyArray<Known>) => {
  const left = new Map<string, number>()
  const fitting: Array<Known> = []
  const crowded: Array<Known> = []
  for (const one of lines) {
    const { goods, line } = one
    const most =
      goods.sale === "open" && goods.stock > 0 ? Math.min(unitsPerCombination, goods.stock) : unitsPerCombination
    const room = left.get(goods.combination) ?? most
    const quantity = Math.min(line.quantity, room)
    if (quantity < 1 || fitting.length === linesPerBag) crowded.push(one)
    else {
      left.set(goods.combination, room - quantity)
      fitting.push({ ...one, line: { ...line, quantity } })
    }
  }
  return { fitting, crowded }
}

const changeOf = (wanted: Known, merged: Known | undefined): MergeChange | undefined => {
  if (merged === undefined) return mergeChange("set-aside", wanted, wanted.line.quantity)
  const { quantity } = merged.line
  if (quantity < wanted.line.quantity) return mergeChange("capped", merged, quantity)
  if (wanted.had === undefined) return mergeChange("added", merged, quantity)
  return quantity > wanted.had ? mergeChange("raised", merged, quantity) : undefined
}

const mergeChange = (what: MergeChange["what"], { id, goods }: Known, quantity: number): MergeChange => ({
  what,
  line: id,
  name: goods.name,
  quantity
})
