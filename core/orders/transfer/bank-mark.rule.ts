/** Letters of a mark at most. */
const most = 4

/** Returns the letters of the sign of a bank, which has no logo here: `BCA` for a short name, the first letter of a longer one. */
export const bankMark = (bank: string): string => {
  const name = bank.trim()
  return name.length <= most ? name.toUpperCase() : name.slice(0, 1).toUpperCase()
}
