/** A column of numbers by place. */
type Column = Int32Array | Uint8Array | Float64Array

/** Fewest places of a column that was widened. */
const fewest = 8

/** Returns the column itself if it has room for so many places, or a wider one with the same numbers. */
export const withRoom = <T extends Column>(column: T, size: number): T => {
  if (size <= column.length) return column
  const Wider = column.constructor as new (length: number) => T
  const wider = new Wider(Math.max(fewest, size, Math.ceil(column.length * 1.5)))
  wider.set(column)
  return wider
}

/** Lists of numbers in one column; those of a place stand from its start to before its end. */
export interface Lists<T> {
  readonly starts: Int32Array
  readonly ends: Int32Array
  readonly values: T
}

/** Lists that can be replaced one by one. */
export interface GrowingLists<T> {
  readonly all: () => Lists<T>
  readonly put: (place: number, values: ReadonlyArray<number>) => void
}

/** Returns lists of numbers, empty ones at every place. */
export const growingLists = <T extends Int32Array | Float64Array>(
  Values: new (length: number) => T
): GrowingLists<T> => {
  let starts = new Int32Array(0)
  let ends = new Int32Array(0)
  let values = new Values(0)
  let used = 0
  // Numbers that no place has any more.
  let waste = 0
  /** Moves all lists together, so that the column does not grow with every change. */
  const compact = () => {
    const packed = values.slice(0, used)
    let to = 0
    for (let place = 0; place < starts.length; place++) {
      const [from, end] = [starts[place] ?? 0, ends[place] ?? 0]
      starts[place] = to
      packed.set(values.subarray(from, end), to)
      to += end - from
      ends[place] = to
    }
    values = packed as T
    used = to
    waste = 0
  }
  return {
    all: () => ({ starts, ends, values }),
    put: (place, list) => {
      starts = withRoom(starts, place + 1)
      ends = withRoom(ends, place + 1)
      const from = starts[place] ?? 0
      const held = (ends[place] ?? 0) - from
      if (list.length <= held) {
        values.set(list, from)
        ends[place] = from + list.length
        waste += held - list.length
        return
      }
      waste += held
      ends[place] = starts[place] = used
      if (waste > used / 2) compact()
      starts[place] = used
      values = withRoom(values, used + list.length)
      values.set(list, used)
      used += list.length
      ends[place] = used
    }
  }
}
