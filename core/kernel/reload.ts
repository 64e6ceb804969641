/** Shortest time between two reloads of a page for a newer build, in milliseconds. D-36, D-80. */
export const reloadPauseMs = 60_000
