/** State of the history entry of the bag that a refused order leads to. Decision 0085. */
export const outOfBag = { isOutOfBag: true }

/** Returns whether a refused order has led to this entry of the history. */
export const isOutOfBagIn = (state: unknown): boolean => (state as Partial<typeof outOfBag> | null)?.isOutOfBag === true
