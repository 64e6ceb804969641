/** The first `count` of many by an order that has no ties, without ordering the rest. */
export const best = <T>(items: ArrayLike<T>, count: number, order: (one: T, other: T) => number): ReadonlyArray<T> => {
  const held: Array<T> = []
  for (let at = 0; at < items.length; at++) {
    const item = items[at]
    const last = held.at(-1)
    if (item === undefined || (held.length >= count && (last === undefined || order(last, item) <= 0))) continue
    let [low, high] = [0, held.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      const other = held[middle]
      if (other !== undefined && order(other, item) <= 0) low = middle + 1
      else high = middle
    }
    held.splice(low, 0, item)
    if (held.length > count) held.pop()
  }
  return held
}
