/** Whether a text looks like an e-mail address: somebody, at, a name with a dot. Whether it exists only a letter can tell. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\.]+(?:\.[^\s@<>(),;:"\\.]+)+$/.test(text)
