/** Longest name of a bank or a sender. Own choice. */
export const transferWordLength = 80
