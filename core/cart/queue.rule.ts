import { overLimit, problemWith } from "./blocker.rule.ts"
import type { How, Offered } from "./cart.port.ts"
import type { Bag, LineId, OrderedUnits } from "./cart.ts"
import { type Command, enqueue, lineOf, type Put, projectBag, stillFitting, wantedOf } from "./commands.rule.ts"
import { quantityAfter } from "./limits.rule.ts"
import { lineIdOf } from "./line-id.rule.ts"
import { type Conflict, conflictOf } from "./mixing.rule.ts"

/** What follows once a line is in. */
export interface Following {
  /** It is bought at once. D-25c. */
  readonly buy: boolean
  /** It is ordered again: nothing is said about it, as the page that follows shows the bag. */
  readonly isQuiet?: boolean
}

/** Returns how a line is added: goods bought at once or ordered again do not add to those in the bag. Decision 0065. */
export const howOf = ({ buy, isQuiet }: Following): How => (buy || isQuiet ? "buy" : "add")

/** Returns the line of the change under way, if the shopper waits for its result or to buy it. */
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

/** Returns whether the bag on screen has this line. */
export const has = ({ items }: Bag, line: LineId): boolean => items.some(({ id }) => id === line)

/** How many units of a line a bag has. */
const heldIn = ({ items }: Bag, line: LineId): number => items.find(({ id }) => id === line)?.quantity ?? 0

/** Returns whether a line is in, and nothing about it is still waiting. */
export const isIn = ({ bag, queue }: CartQueue, line: LineId): boolean =>
  has(bag, line) && queue.every((command) => lineOf(command) !== line)

/** One or more changes behind the others. */
export const withCommands = (
  { bag, queue, inFlight }: Pick<CartQueue, "bag" | "queue" | "inFlight">,
  ...commands: ReadonlyArray<Command>
) => {
  const next = commands.reduce(enqueue, queue)
  return { queue: next, view: projectBag(bag, inFlight ? [inFlight, ...next] : next) }
}

/** Adds what waited for the shopper's decision: to the others, or in their place. */
export const withWanted = (cart: CartQueue, how: "put" | "replace" | "replace-keeping") => {
  if (cart.wanted === null) return {}
  const { line, goods } = cart.wanted
  return {
    ...withCommands(
      cart,
      how === "put"
        ? { op: "put", how: howOf(cart.wanted), line, goods }
        : { op: "replace", line, goods, keepOld: how === "replace-keeping" }
    ),
    ...followedBy(lineIdOf(line), cart.wanted),
    wanted: null
  }
}

/** Takes out the ordered units; units of the same line that were added since stay. D-63. */
export const withoutBought = (cart: CartQueue, ordered: ReadonlyArray<OrderedUnits>) => {
  const left = ordered.flatMap(({ id, quantity }): ReadonlyArray<Command> => {
    const more = heldIn(cart.view, id) - quantity
    const put = wantedOf(cart.view, id, more)
    if (put === undefined) return []
    return [more > 0 ? { op: "put", how: "set", ...put } : { op: "remove", line: id }]
  })
  return withCommands(cart, ...left)
}

/** The queue for the bag as it is now: what still fits goes on waiting, what does not waits for the shopper's decision. */
export const queueAt = (cart: CartQueue, bag: Bag) => {
  const { queue, incompatible, overfull } = stillFitting(bag, cart.queue)
  return {
    bag,
    queue,
    inFlight: null,
    view: projectBag(bag, queue),
    ...(incompatible && heldBack(cart, incompatible)),
    ...(overfull && { problem: problemWith(overLimit) })
  }
}

/** The queue without the change that failed, and without what was to follow it. */
export const withoutFlight = (cart: CartQueue) => {
  const line = cart.inFlight ? lineOf(cart.inFlight) : undefined
  const [buy, announce] = [cart.buy, cart.announce].map((one) => (one === line ? null : one))
  return { buy: buy ?? null, announce: announce ?? null, ...queueAt(cart, cart.bag) }
}

/**
 * Returns the changes that no answer has confirmed, each so that it can be repeated: the one under way may have been
 * done, so what it adds becomes "at least as many as there are then". Decision 0072.
 */
export const changesLeft = ({ bag, inFlight, queue }: Pick<CartQueue, "bag" | "inFlight" | "queue">) => {
  if (inFlight === null) return queue
  if (inFlight.op !== "put" || inFlight.how !== "add") return [inFlight, ...queue]
  const held = heldIn(bag, lineIdOf(inFlight.line))
  const line = { ...inFlight.line, quantity: quantityAfter(held, inFlight.line.quantity, "add") }
  return [{ ...inFlight, line, how: "buy" as const }, ...queue]
}

/**
 * Returns what a member pressed without a confirmed answer, as presses of the guest who remains after the session has
 * ended. Numbers that were set, and lines that were taken out, were the member's bag alone. Decision 0072.
 */
export const pressesLeft = (cart: CartQueue): ReadonlyArray<Offered & Following> => {
  const { bag, inFlight, queue, wanted, buy, announce } = cart
  const presses = (inFlight ? [inFlight, ...queue] : queue).flatMap((command) => {
    if (command.op !== "put" || command.how === "set") return []
    const { line, goods, how } = command
    const id = lineIdOf(line)
    // A press that `changesLeft` has turned into "at least as many" counts what the member's bag holds as well.
    const isAdded = how === "add" || announce === id
    const held = how === "buy" && isAdded ? heldIn(bag, id) : 0
    const quantity = Math.max(1, line.quantity - held)
    return [{ line: { ...line, quantity }, goods, buy: buy === id, isQuiet: !isAdded && buy !== id }]
  })
  return wanted ? [...presses, wanted] : presses
}

/**
 * The queue with the change that the shop did not answer at its head: it is sent again once there is a connection. What was
 * to follow it is announced then; until then its line is said to come later.
 */
export const withFlightQueued = (cart: CartQueue) => {
  if (cart.inFlight === null) return {}
  const queue = changesLeft(cart)
  return {
    queue,
    inFlight: null,
    view: projectBag(cart.bag, queue),
    ...(awaitedIn(cart) && { problem: { code: "later", values: {} } as const })
  }
}

/** Returns how the change that waits for the shopper's decision conflicts with the bag on the page; it may fit now. */
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

/** A change that does not fit waits for the shopper's decision; a second one is dropped. */
export const heldBack = ({ wanted, buy, announce }: CartQueue, { line, goods, how }: Put) => {
  const id = lineIdOf(line)
  return {
    ...(wanted === null && { wanted: { line, goods, buy: buy === id, isQuiet: how === "buy" && buy !== id } }),
    buy: buy === id ? null : buy,
    announce: announce === id ? null : announce
  }
}
