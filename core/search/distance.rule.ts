/**
 * Slips between two words: a letter more, less or wrong, or two neighbours swapped (optimal string alignment). Answers
 * `limit + 1` as soon as there are more than `limit`.
 */
export const slipsBetween = (one: string, other: string, limit: number): number => {
  if (one === other) return 0
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let before: Array<number> = []
  let above = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const line = [row]
    let best = row
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1]
      let slips = Math.min(at(above, column) + 1, at(line, column - 1) + 1, at(above, column - 1) + (same ? 0 : 1))
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        slips = Math.min(slips, at(before, column - 2) + 1)
      line.push(slips)
      if (slips < best) best = slips
    }
    if (best > limit && Math.min(...above) > limit) return limit + 1
    before = above
    above = line
  }
  return Math.min(at(above, other.length), limit + 1)
}

const at = (line: ReadonlyArray<number>, column: number): number => line[column] ?? Number.POSITIVE_INFINITY

/**
 * A word as it sounds to an Indonesian ear: `c`, `k` and `q`, `y` and `i`, `f`, `ph` and `v`, `s` and `z` are written for
 * one another (`kulit` habits in English names: `tokka` for Tocca, `parfum` for Parphum).
 */
export const soundOf = (word: string): string =>
  word
    .replaceAll("ph", "f")
    .replaceAll("ck", "k")
    .replaceAll("x", "ks")
    .replace(/[cq]/g, "k")
    .replaceAll("y", "i")
    .replaceAll("v", "f")
    .replaceAll("z", "s")

/** Slips that are forgiven between two words: 1 where the longer has 4 letters and more, 2 from 8 on. D-19. */
export const slipsForgiven = (one: string, other: string): number => {
  const letters = Math.max(one.length, other.length)
  return letters >= 8 ? 2 : letters >= 4 ? 1 : 0
}
