/** Lets every promise settle that can. */
export const settle = (): Promise<void> => new Promise((done) => setImmediate(done))

/**
 * A clock that stops at each moment something is due, so that chained timers keep their distance; give it to an actor as its
 * `clock`. Machines, convention C12: a simulated clock that only jumps lets a ticker tick once.
 */
export class VirtualClock {
  readonly #due = new Map<number, { readonly at: number; readonly run: () => void }>()
  #now: number
  #next = 0

  readonly #quiet: () => Promise<void>

  /** @param quiet resolves when everything that was begun has been answered */
  constructor(start = 0, quiet: () => Promise<void> = settle) {
    this.#now = start
    this.#quiet = quiet
  }

  now = (): number => this.#now

  setTimeout = (run: (...none: Array<never>) => void, wait: number): number => {
    const id = this.#next++
    this.#due.set(id, { at: this.#now + Math.max(0, wait), run })
    return id
  }

  clearTimeout = (id: number): void => {
    this.#due.delete(id)
  }

  /** Advances the time; between two moments everything that only waits for promises continues. */
  advance = async (ms: number): Promise<void> => {
    const end = this.#now + ms
    await this.#quiet()
    for (let next = this.#earliest(end); next !== undefined; next = this.#earliest(end)) {
      const [id, { at, run }] = next
      this.#due.delete(id)
      this.#now = at
      run()
      await this.#quiet()
    }
    this.#now = end
  }

  #earliest(end: number) {
    return [...this.#due]
      .filter(([, { at }]) => at <= end)
      .reduce<[number, { at: number; run: () => void }] | undefined>(
        (first, one) => (first === undefined || one[1].at < first[1].at ? one : first),
        undefined
      )
  }
}
