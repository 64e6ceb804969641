import { overLimit, problemWith } from "./blocker.rule.ts"
import type { How, Offered } from "./cart.port.ts"
import type { Bag, LineId } from "./cart.ts"
import { type Command, enqueued, lineOf, type Put, projected, stillFitting } from "./commands.rule.ts"
import { lineIdOf } from "./line-id.rule.ts"
import { type Conflict, conflictOf } from "./mixing.rule.ts"

/** What follows once a line is in. */
export interface Following {
  /** It is bought at once. D-25c. */
  readonly buy: boolean
  /** It is ordered again: nothing is said about it, as the page that follows shows the bag. */
  readonly isQuiet?: boolean
}

/**
 * How a line is put in: what is bought at once or ordered again is not added to what the bag holds of it already. Decision
 * 0065.
 */
export const howOf = ({ buy, isQuiet }: Following): How => (buy || isQuiet ? "buy" : "add")

/** The line of the change under way, if the shopper waits to hear of it or to buy it. */
export const awaitedIn = ({ inFlight, buy, announce }: CartQueue): LineId | undefined => {
  const line = inFlight ? lineOf(inFlight) : undefined
  return line !== undefined && (line === buy || line === announce) ? line : undefined
}

/** The queue of changes to a bag: one is being sent, the others wait. Machines 3. */
export interface CartQueue {
  /** The bag as it was said last. */
  readonly bag: Bag
  /** The same with the changes under way: what is shown. */
  readonly view: Bag
  readonly queue: ReadonlyArray<Command>
  readonly inFlight: Command | null
  /** What does not fit the bag, until the shopper has decided. */
  readonly wanted: (Offered & Following) | null
  /** The line that is bought as soon as it is in. D-25c. */
  readonly buy: LineId | null
  /** The line that is announced as soon as it is in. */
  readonly announce: LineId | null
}

/** Whether the bag on screen has this line. */
export const has = ({ items }: Bag, line: LineId): boolean => items.some(({ id }) => id === line)

/** Whether a line is in, and nothing about it is still waiting. */
export const isIn = ({ bag, queue }: CartQueue, line: LineId): boolean =>
  has(bag, line) && queue.every((command) => lineOf(command) !== line)

/** One or more changes behind the others. */
export const withCommands = ({ bag, queue, inFlight }: CartQueue, ...commands: ReadonlyArray<Command>) => {
  const next = commands.reduce(enqueued, queue)
  return { queue: next, view: projected(bag, inFlight ? [inFlight, ...next] : next) }
}

/** What waited for the shopper's word goes in: beside the others, or in their place. */
export const withWanted = (lane: CartQueue, how: "put" | "replace" | "replace-keeping") => {
  if (lane.wanted === null) return {}
  const { line, goods } = lane.wanted
  return {
    ...withCommands(
      lane,
      how === "put"
        ? { op: "put", how: howOf(lane.wanted), line, goods }
        : { op: "replace", line, goods, keepOld: how === "replace-keeping" }
    ),
    ...followedBy(lineIdOf(line), lane.wanted),
    wanted: null
  }
}

/** Takes out those of these lines that are in. */
export const withoutLines = (lane: CartQueue, lines: ReadonlyArray<LineId>) =>
  withCommands(lane, ...lines.filter((line) => has(lane.view, line)).map((line): Command => ({ op: "remove", line })))

/** The queue for the bag as it is now: what still fits goes on waiting, what does not waits for the shopper's decision. */
export const queueAt = (lane: CartQueue, bag: Bag) => {
  const { queue, incompatible, overfull } = stillFitting(bag, lane.queue)
  return {
    bag,
    queue,
    inFlight: null,
    view: projected(bag, queue),
    ...(incompatible && heldBack(lane, incompatible)),
    ...(overfull && { problem: problemWith(overLimit) })
  }
}

/** The queue without the change that failed, and without what was to follow it. */
export const withoutFlight = (lane: CartQueue) => {
  const line = lane.inFlight ? lineOf(lane.inFlight) : undefined
  const [buy, announce] = [lane.buy, lane.announce].map((one) => (one === line ? null : one))
  return { buy: buy ?? null, announce: announce ?? null, ...queueAt(lane, lane.bag) }
}

/** In what way that which waits for the shopper's word does not fit the bag that is shown; it may fit by now. */
export const incompatibleOf = ({ view, wanted }: CartQueue): Conflict | undefined =>
  wanted === null
    ? undefined
    : conflictOf(
        view.items.map(({ goods }) => goods),
        wanted.goods
      )

/** The line that is announced, or bought, as soon as it is in. */
export const followedBy = (line: LineId, { buy, isQuiet }: Following): Pick<CartQueue, "buy" | "announce"> => ({
  buy: buy ? line : null,
  announce: buy || isQuiet ? null : line
})

/** What does not fit waits for the shopper's word; a second one is let go. */
export const heldBack = ({ wanted, buy, announce }: CartQueue, { line, goods, how }: Put) => {
  const id = lineIdOf(line)
  return {
    ...(wanted === null && { wanted: { line, goods, buy: buy === id, isQuiet: how === "buy" && buy !== id } }),
    buy: buy === id ? null : buy,
    announce: announce === id ? null : announce
  }
}
