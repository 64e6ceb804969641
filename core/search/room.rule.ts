import type { OptionGroup, ShownOption, ShownOptions } from "./suggest.view.ts"

/** Heights of what stands below the search box, in pixels at the usual size of letters. */
export const rowHeights = { head: 34, words: 44, product: 60, nearest: 76 } as const

/** Rows that a group shows before any group shows more. Own choice, on rules 13 and 15. */
const firstRows: Readonly<Record<OptionGroup, number>> = {
  suggested: 2,
  nearest: 1,
  near: 2,
  recent: 2,
  trending: 5,
  products: 3,
  brands: 1
}

/** Groups whose rows say what they are. */
const withoutHead: ReadonlySet<OptionGroup> = new Set(["suggested", "nearest"])

/**
 * The options that fit between the search box and the keyboard, so that the panel never scrolls by itself: first a few of
 * each group, then more of each, in the order of the panel. The option under the arrow keys always shows. Rule 13.
 *
 * @param room height in pixels
 */
export const fitting = (groups: ReadonlyArray<ShownOptions>, room: number): ReadonlyArray<ShownOptions> => {
  let left = room
  const rows = groups.map(({ group, options }) => {
    const head = withoutHead.has(group) ? 0 : rowHeights.head
    const count = rowsIn(options.slice(0, firstRows[group]), left - head)
    if (count > 0) left -= head + heightOf(options.slice(0, count))
    return count
  })
  return groups.flatMap(({ group, options }, at) => {
    const first = rows[at] ?? 0
    const more = first < firstRows[group] ? 0 : rowsIn(options.slice(first), left)
    left -= heightOf(options.slice(first, first + more))
    const shown = options.filter(({ active }, row) => active || row < first + more)
    return shown.length === 0 ? [] : [{ group, options: shown }]
  })
}

/** Returns whether a group has a heading on the screen. */
export const hasHead = (group: OptionGroup): boolean => !withoutHead.has(group)

const rowsIn = (options: ReadonlyArray<ShownOption>, room: number): number => {
  let count = 0
  for (let left = room; count < options.length; count++) {
    left -= heightOf(options.slice(count, count + 1))
    if (left < 0) break
  }
  return count
}

const heightOf = (options: ReadonlyArray<ShownOption>): number =>
  options.reduce((sum, { option }) => sum + rowHeight(option), 0)

const rowHeight = (option: ShownOption["option"]): number => {
  if (option.kind === "product") return rowHeights.product
  return option.kind === "words" && option.from === "nearest" ? rowHeights.nearest : rowHeights.words
}
