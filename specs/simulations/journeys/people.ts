/** A person by number: the name, the receivers of mail and messages, the password. */
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
