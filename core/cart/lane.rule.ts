import type { Offered } from "./cart.port.ts"
import type { Bag, LineId } from "./cart.ts"
import { type Command, enqueued, lineOf, type Put, projected } from "./commands.rule.ts"
import { lineIdOf } from "./line-id.rule.ts"
import type { Conflict } from "./mixing.rule.ts"

/** The lane of changes to a bag: one under way, the others behind it. Machines 3. */
export interface Lane {
  /** The bag as it was said last. */
  readonly bag: Bag
  /** The same with the changes under way: what is shown. */
  readonly view: Bag
  readonly queue: ReadonlyArray<Command>
  readonly inFlight: Command | null
  /** What does not fit the bag, until the shopper has decided. */
  readonly wanted: (Offered & { readonly buy: boolean }) | null
  readonly conflict: Conflict | null
  /** The line that is bought as soon as it is in. D-25c. */
  readonly buy: LineId | null
  /** The line that is told of as soon as it is in. */
  readonly announce: LineId | null
}

/** Whether the bag on screen has this line. */
export const has = ({ items }: Bag, line: LineId): boolean => items.some(({ id }) => id === line)

/** Whether a line is in, and nothing about it is still waiting. */
export const isIn = ({ bag, queue }: Lane, line: LineId): boolean =>
  has(bag, line) && queue.every((command) => lineOf(command) !== line)

/** One or more changes behind the others. */
export const withCommands = ({ bag, queue, inFlight }: Lane, ...commands: ReadonlyArray<Command>) => {
  const next = commands.reduce(enqueued, queue)
  return { queue: next, view: projected(bag, inFlight ? [inFlight, ...next] : next) }
}

/** Takes out those of these lines that are in. */
export const withoutLines = (lane: Lane, lines: ReadonlyArray<LineId>) =>
  withCommands(lane, ...lines.filter((line) => has(lane.view, line)).map((line): Command => ({ op: "remove", line })))

/** The lane without the change that failed; what was to follow it does not. */
export const withoutFlight = ({ bag, queue, inFlight, buy, announce }: Lane) => {
  const line = inFlight ? lineOf(inFlight) : undefined
  return {
    inFlight: null,
    view: projected(bag, queue),
    buy: buy === line ? null : buy,
    announce: announce === line ? null : announce
  }
}

/** What does not fit waits for the shopper's word; a second one is let go. */
export const heldBack = ({ wanted, buy, announce }: Lane, { line, goods }: Put, conflict: Conflict) => {
  const id = lineIdOf(line)
  return {
    ...(wanted === null && { wanted: { line, goods, buy: buy === id }, conflict }),
    buy: buy === id ? null : buy,
    announce: announce === id ? null : announce
  }
}
