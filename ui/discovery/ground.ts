const grounds = [0, 1, 2, 3] as const

/** Returns the ground of a selection by its place: neighbours differ. */
export const groundOf = (place: number): (typeof grounds)[number] => grounds[place % grounds.length] ?? 0
