/** A part of a longer list: what is shown, and how many there are in all. */
export interface Page<T> {
  readonly items: ReadonlyArray<T>
  readonly total: number
}
