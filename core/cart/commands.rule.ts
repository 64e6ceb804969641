import { Effect } from "effect"
import { decide } from "../kernel/decide.ts"
import { isPoints } from "../points/points.rule.ts"
import type { MemberPoints } from "../points/points.ts"
import type { Goods } from "../pricing/goods.ts"
import { isSameGoods } from "../pricing/units.rule.ts"
import type { VoucherCode, VoucherId } from "../vouchers/voucher.ts"
import { bagOf } from "./bag.rule.ts"
import type { GiftChoice, How, Offered } from "./cart.port.ts"
import { type Bag, type LineId, unitsPerCombination, type WantedLine, wantedLine } from "./cart.ts"
import { quantityAfter, unitsIn } from "./limits.rule.ts"
import { lineIdOf } from "./line-id.rule.ts"
import { conflictOf } from "./mixing.rule.ts"
import { giftsAfter } from "./offers/gift-choice.rule.ts"

/** One change of a bag: they wait in one queue, and are sent one after the other. Machines 3. */
export type Command =
  | ({ readonly op: "put"; readonly how: How } & Offered)
  | { readonly op: "remove"; readonly line: LineId }
  | { readonly op: "clear" }
  | { readonly op: "redeem"; readonly code: VoucherCode }
  | { readonly op: "cancel-voucher"; readonly voucher: VoucherId }
  /** 0: none are redeemed. */
  | { readonly op: "points"; readonly points: number }
  | ({ readonly op: "gift" } & GiftChoice)
  | ({ readonly op: "replace"; readonly keepOld: boolean } & Offered)

/** Returns whether a change is about a voucher. */
export const isOfVoucher = (command: Command | null | undefined): boolean =>
  command?.op === "redeem" || command?.op === "cancel-voucher"

/** A bag that has not been read yet. */
export const emptyBag: Bag = Effect.runSync(bagOf("", [], () => undefined))

/**
 * The queue with one more change at its end. Of several changes of one line the last number holds and no press is lost: what
 * is added to a number that waits raises it (K7); emptying or replacing the bag makes what waits for its lines pointless.
 */
export const enqueue = (queue: ReadonlyArray<Command>, command: Command): ReadonlyArray<Command> => {
  if (command.op === "clear" || command.op === "replace")
    return [...queue.filter((one) => isOfVoucher(one) || one.op === "points"), command]
  if (command.op === "points") return [...queue.filter(({ op }) => op !== "points"), command]
  if (command.op === "gift") return [...queue.filter((one) => one.op !== "gift" || one.gift !== command.gift), command]
  if (command.op === "redeem" || command.op === "cancel-voucher") return [...queue, command]
  const id = lineOf(command)
  const waiting = queue.findLast((one) => lineOf(one) === id)
  if (waiting === undefined) return [...queue, command]
  if (command.op === "put" && command.how !== "set" && "goods" in waiting) {
    // How many "add" and "buy" make together depends on what the bag holds by then: each stays a change of its own.
    if (waiting.op === "put" && waiting.how !== "set" && waiting.how !== command.how) return [...queue, command]
    return queue.map((one) => (one === waiting ? raised(waiting, command) : one))
  }
  // Behind a replacement a change of its line stays a change; elsewhere the newer one replaces the older.
  const rest = waiting.op === "replace" ? queue : queue.filter((one) => one !== waiting)
  return [...rest, waiting.op === "remove" && command.op === "put" ? { ...command, how: "set" } : command]
}

/** A bag as it will be once these changes are done: what the shopper sees meanwhile. */
export const projectBag = (bag: Bag, commands: ReadonlyArray<Command>): Bag => {
  if (commands.length === 0) return bag
  const known: ReadonlyArray<Goods> = [
    ...bag.items.map(({ goods }) => goods),
    ...commands.flatMap((command) => ("goods" in command ? [command.goods] : []))
  ]
  const lines = commands.reduce(applied, linesOf(bag))
  const goodsOf = (line: WantedLine) => known.find((goods) => isSameGoods(goods, line))
  const next = decide(
    bagOf(bag.id, lines, goodsOf, {
      checkedAt: bag.checkedAt,
      owner: bag.owner,
      vouchersFor: () => vouchersLeft(bag, commands),
      giftsFor: (counted) => (counted.length > 0 ? giftsOf(bag, commands) : []),
      points: pointsWith(bag, commands)
    }),
    () => bag
  )
  const before = new Map(bag.items.map((item) => [item.id, item.before]))
  return {
    ...next,
    items: next.items.map((item) => {
      const was = before.get(item.id)
      return was === undefined ? item : { ...item, before: was }
    })
  }
}

/** What the shop said of the vouchers, without those that are being cancelled. What a code does, only the shop knows. */
const vouchersLeft = ({ vouchers }: Bag, commands: ReadonlyArray<Command>): Bag["vouchers"] =>
  vouchers.filter(({ voucher: { id } }) =>
    commands.every((command) => command.op !== "cancel-voucher" || command.voucher !== id)
  )

/** The gifts that the shop said, with those that are being declined or taken back. What else a change earns, only the shop knows. */
const giftsOf = ({ gifts }: Bag, commands: ReadonlyArray<Command>): Bag["gifts"] =>
  commands.reduce((shown, command) => (command.op === "gift" ? giftsAfter(shown, command) : shown), gifts)

/** Returns whether so many points may be chosen for a bag: its owner has points, and it is a number of them. D-29. */
export const mayChoose = ({ points: own }: Bag, points: number): boolean => own !== undefined && isPoints(points)

/** The points of a bag with those that were chosen last. */
const pointsWith = ({ points }: Bag, commands: ReadonlyArray<Command>): MemberPoints | undefined =>
  points && { ...points, wanted: commands.findLast((command) => command.op === "points")?.points ?? points.wanted }

/** A change that adds a line. */
export type Put = Extract<Command, { readonly op: "put" }>

/** What is left of a queue after its bag came back different. */
export interface StillFitting {
  readonly queue: ReadonlyArray<Command>
  /** The first that may not stand beside what is there. */
  readonly incompatible: Put | undefined
  /** Something would have become more than an order takes. */
  readonly overfull: boolean
}

/** The changes that still fit a bag. */
export const stillFitting = (bag: Bag, queue: ReadonlyArray<Command>): StillFitting => {
  const fitting: Array<Command> = []
  let incompatible: Put | undefined
  let overfull = false
  for (const command of queue) {
    const held = fitting.length === 0 ? bag : projectBag(bag, fitting)
    if (command.op !== "put") fitting.push(command)
    else if (
      conflictOf(
        held.items.map(({ goods }) => goods),
        command.goods
      )
    )
      incompatible ??= command
    else if (unitsIn(linesAfter(held, command), command.line.combination) > unitsPerCombination) overfull = true
    else fitting.push(command)
  }
  return { queue: fitting, incompatible, overfull }
}

/** Returns a line of a bag with another number, as it is added again. */
export const wantedOf = (bag: Bag, id: LineId, quantity: number): Offered | undefined => {
  const item = bag.items.find((one) => one.id === id)
  return item && { line: wantedLine(item, quantity), goods: item.goods }
}

/** The lines of a bag after a change. */
export const linesAfter = (bag: Bag, command: Command): ReadonlyArray<WantedLine> => applied(linesOf(bag), command)

const linesOf = ({ items }: Bag): ReadonlyArray<WantedLine> => items.map((item) => wantedLine(item, item.quantity))

/** The line a change is about. */
export const lineOf = (command: Command): LineId | undefined => {
  switch (command.op) {
    case "remove":
      return command.line
    case "clear":
    case "redeem":
    case "cancel-voucher":
    case "points":
    case "gift":
      return undefined
    default:
      return lineIdOf(command.line)
  }
}

const applied = (lines: ReadonlyArray<WantedLine>, command: Command): ReadonlyArray<WantedLine> => {
  switch (command.op) {
    case "clear":
      return []
    case "redeem":
    case "cancel-voucher":
    case "points":
    case "gift":
      return lines
    case "replace":
      return [command.line]
    case "remove":
      return lines.filter((line) => lineIdOf(line) !== command.line)
    case "put": {
      const id = lineIdOf(command.line)
      const held = lines.find((line) => lineIdOf(line) === id)
      const quantity = quantityAfter(held?.quantity ?? 0, command.line.quantity, command.how)
      const next = { ...command.line, quantity }
      return held ? lines.map((line) => (line === held ? next : line)) : [...lines, next]
    }
  }
}

const raised = (waiting: Extract<Command, { line: WantedLine }>, { line, how }: Put): Command => ({
  ...waiting,
  line: { ...waiting.line, quantity: quantityAfter(waiting.line.quantity, line.quantity, how) }
})
