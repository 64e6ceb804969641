/** Longest word that slips are counted in; longer ones are not corrected. */
const longest = 64
// Three rows of the table of slips, reused from word to word: thousands of words are compared with one misspelt word.
let before = new Uint8Array(longest + 1)
let above = new Uint8Array(longest + 1)
let line = new Uint8Array(longest + 1)

/**
 * Slips between two words: a letter more, less or wrong, or two neighbours swapped (optimal string alignment). Returns
 * `limit + 1` if there are more than `limit`, and for different words of more than 64 letters.
 */
export const slipsBetween = (one: string, other: string, limit: number): number => {
  if (one === other) return 0
  const most = limit + 1
  if (Math.abs(one.length - other.length) > limit || Math.max(one.length, other.length) > longest) return most
  for (let column = 0; column <= other.length; column++) above[column] = Math.min(column, most)
  for (let row = 1; row <= one.length; row++) {
    // Cells further from the diagonal than the limit have more slips than are allowed.
    const [from, to] = [Math.max(1, row - limit), Math.min(other.length, row + limit)]
    line[from - 1] = from === 1 ? Math.min(row, most) : most
    let least = most
    for (let column = from; column <= to; column++) {
      const isSame = one.charCodeAt(row - 1) === other.charCodeAt(column - 1)
      let slips = Math.min(
        cell(above, column) + 1,
        cell(line, column - 1) + 1,
        cell(above, column - 1) + (isSame ? 0 : 1)
      )
      if (
        row > 1 &&
        column > 1 &&
        one.charCodeAt(row - 1) === other.charCodeAt(column - 2) &&
        one.charCodeAt(row - 2) === other.charCodeAt(column - 1)
      )
        slips = Math.min(slips, cell(before, column - 2) + 1)
      line[column] = Math.min(slips, most)
      if (slips < least) least = slips
    }
    if (to < other.length) line[to + 1] = most
    // Two lines without hope: a swap looks back no further.
    if (least === most && row > 1 && isHopeless(above, from, to, most)) return most
    ;[before, above, line] = [above, line, before]
  }
  return cell(above, other.length)
}

const cell = (cells: Uint8Array, column: number): number => cells[column] ?? 0

const isHopeless = (cells: Uint8Array, from: number, to: number, most: number): boolean => {
  for (let column = from - 1; column <= to; column++) if (cell(cells, column) < most) return false
  return true
}

/**
 * A word as it sounds to an Indonesian ear: `c`, `k` and `q`, `y` and `i`, `f`, `ph` and `v`, `s` and `z` are written for
 * one another (`kulit` habits in English names: `tokka` for Tocca, `parfum` for Parphum).
 */
export const soundOf = (word: string): string =>
  /[cqxyvz]|ph/.test(word)
    ? word
        .replaceAll("ph", "f")
        .replaceAll("ck", "k")
        .replaceAll("x", "ks")
        .replace(/[cq]/g, "k")
        .replaceAll("y", "i")
        .replaceAll("v", "f")
        .replaceAll("z", "s")
    : word

/** Slips that are forgiven between two words: 1 if the longer has 4 letters and more, 2 from 8 on. D-19. */
export const slipsForgiven = (one: string, other: string): number => {
  const letters = Math.max(one.length, other.length)
  return letters >= 8 ? 2 : letters >= 4 ? 1 : 0
}
