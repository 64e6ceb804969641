/** Somebody by their number: what they are called, where mail and messages reach them, what they keep to themselves. */
export const whoIs = (number: number) => {
  const name = `pembeli${number}`
  return {
    name,
    email: `${name}@contoh.test`,
    phone: { code: "+62", national: `812${String(10_000_000 + number)}` },
    firstName: "Ayu",
    lastName: "Lestari",
    password: `rahasia-milik-${number}`
  }
}

/** Whose user name or address this is. */
export const numberOf = (identifier: unknown): number | undefined => {
  const [, number] = /^pembeli(\d+)(?:@|$)/.exec(String(identifier)) ?? []
  return number === undefined ? undefined : Number(number)
}
