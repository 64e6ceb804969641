import { orderOf } from "#core/search/order.rule.ts"
import { defaultSort, type Sort } from "#core/search/sort.ts"
import type { ShownChange } from "./index/shown-change.ts"
import type { Goods } from "./index-goods.ts"
import type { Span } from "./index-spans.ts"

/** The goods in each of the seven orders, computed on first use. What changes moves alone; the rest is not ordered again. */
export interface Orders {
  /** Places, first to last; with a span of category numbers only those in it. Valid until the next change. */
  readonly by: (sort?: Sort, within?: Span) => Int32Array
  /** Place to position, for ordering a few of many. */
  readonly ranks: (sort: Sort) => Int32Array
  /** To be called after a product has changed, come or gone. */
  readonly change: (change: ShownChange) => void
  /** Moves what has changed, in small steps, so that no later question has to move much. */
  readonly settle: () => Generator<undefined, void>
  /** Orders that were asked for. */
  readonly asked: () => ReadonlyArray<Sort>
  /** Computes an order in small steps. */
  readonly prepare: (sort: Sort) => Generator<undefined, void>
}

/** One order, with what has changed since it was last asked for. */
interface Ordered {
  places: Int32Array
  /** Places that stand elsewhere now, have come or have gone. */
  readonly moved: Set<number>
  ranks: Int32Array | undefined
  /** By the span of categories: a category's page reads its own goods, not everything there is. */
  readonly parts: Map<string, { readonly span: Span; readonly places: Int32Array }>
  /** Numbers of categories whose parts are not true any more. */
  readonly stale: Set<number>
}

/** Changed categories from which on all parts are dropped: looking for the right ones would take longer. */
const staleMost = 50

/** Returns the products in each order a list can have. D-16. */
export const ordersOf = (goods: Goods): Orders => {
  const orders = new Map<Sort, Ordered>()
  const compare = (sort: Sort) => {
    const order = orderOf(sort)
    const { facts } = goods
    return (one: number, other: number): number => {
      const [a, b] = [facts[one], facts[other]]
      return a === undefined || b === undefined ? one - other : order(a, b)
    }
  }
  const start = (sort: Sort, places: Int32Array): Ordered => {
    const made: Ordered = { places, moved: new Set(), ranks: undefined, parts: new Map(), stale: new Set() }
    orders.set(sort, made)
    return made
  }
  const whole = (sort: Sort): Ordered => {
    const held = orders.get(sort)
    if (held === undefined) return start(sort, shownPlaces(goods).sort(compare(sort)))
    if (held.moved.size > 0) {
      held.places = movedIn(held.places, held.moved, goods, compare(sort))
      held.moved.clear()
      held.ranks = undefined
    }
    return held
  }
  return {
    by: (sort = defaultSort, within) => {
      const held = whole(sort)
      if (within === undefined) return held.places
      dropStale(held)
      const key = `${within.from} ${within.to}`
      const part = held.parts.get(key) ?? { span: within, places: held.places.filter(isIn(goods, within)) }
      held.parts.set(key, part)
      return part.places
    },
    ranks: (sort) => {
      const held = whole(sort)
      held.ranks ??= ranksOf(held.places, goods.size)
      return held.ranks
    },
    change: ({ place, before, after, from, to }) => {
      for (const [sort, held] of orders) {
        const isMoved = before === undefined || after === undefined || orderOf(sort)(before, after) !== 0
        if (isMoved) held.moved.add(place)
        if (!isMoved && from === to) continue
        held.stale.add(from)
        held.stale.add(to)
      }
    },
    settle: function* () {
      for (const sort of orders.keys()) {
        whole(sort)
        yield
      }
    },
    asked: () => [...orders.keys()],
    prepare: function* (sort) {
      const places = yield* sortedInSteps(shownPlaces(goods), compare(sort))
      start(sort, places)
    }
  }
}

const shownPlaces = ({ facts, count }: Goods): Int32Array<ArrayBuffer> => {
  const places = new Int32Array(count)
  let at = 0
  for (let place = 0; place < facts.length; place++) if (facts[place] !== undefined) places[at++] = place
  return places
}

const isIn =
  ({ category }: Goods, { from, to }: Span) =>
  (place: number): boolean => {
    const number = category[place] ?? -1
    return from <= number && number < to
  }

const dropStale = ({ parts, stale }: Ordered): void => {
  if (stale.size > staleMost) parts.clear()
  else if (stale.size > 0)
    for (const [key, { span }] of parts)
      for (const number of stale) if (span.from <= number && number < span.to) parts.delete(key)
  stale.clear()
}

const ranksOf = (places: Int32Array, size: number): Int32Array => {
  const ranks = new Int32Array(size)
  for (let position = 0; position < places.length; position++) ranks[places[position] ?? 0] = position
  return ranks
}

type Compare = (one: number, other: number) => number

/** An order in which only the moved places may stand wrongly, put right. */
const movedIn = (before: Int32Array, moved: ReadonlySet<number>, goods: Goods, compare: Compare): Int32Array => {
  const marks = new Uint8Array(goods.size)
  for (const place of moved) marks[place] = 1
  const staying = new Int32Array(before.length)
  let count = 0
  for (let at = 0; at < before.length; at++) {
    const place = before[at] ?? 0
    if (marks[place] !== 1) staying[count++] = place
  }
  const isShown = (place: number): boolean => goods.facts[place] !== undefined
  const coming = Int32Array.from([...moved].filter(isShown)).sort(compare)
  const after = new Int32Array(count + coming.length)
  let from = 0
  for (let at = 0; at < coming.length; at++) {
    const place = coming[at] ?? 0
    const to = firstBehind(staying, from, count, place, compare)
    after.set(staying.subarray(from, to), from + at)
    after[to + at] = place
    from = to
  }
  after.set(staying.subarray(from, count), from + coming.length)
  return after
}

const firstBehind = (places: Int32Array, from: number, to: number, place: number, compare: Compare): number => {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(places[middle] ?? 0, place) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** Places that are ordered, or merged, between two pauses. */
const stride = 1_024

/** Orders places by merging runs that are ordered already. */
function* sortedInSteps(places: Int32Array<ArrayBuffer>, compare: Compare): Generator<undefined, Int32Array> {
  for (let from = 0; from < places.length; from += stride) {
    places.subarray(from, from + stride).sort(compare)
    yield
  }
  let source = places
  let target = new Int32Array(places.length)
  for (let width = stride; width < places.length; width *= 2) {
    for (let from = 0; from < source.length; from += 2 * width) {
      const [middle, end] = [Math.min(from + width, source.length), Math.min(from + 2 * width, source.length)]
      let [one, other] = [from, middle]
      for (let to = from; to < end; to++) {
        if (to % stride === 0) yield
        const isFirst = one < middle && (other >= end || compare(source[one] ?? 0, source[other] ?? 0) <= 0)
        target[to] = source[isFirst ? one++ : other++] ?? 0
      }
    }
    ;[source, target] = [target, source]
  }
  return source
}
