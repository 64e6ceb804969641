/** Words for the digits of a number, every repeated letter once. Indonesian with its short and Javanese forms, and English. */
const digitsByWord: Readonly<Record<string, string>> = {
  nol: "0",
  nul: "0",
  kosong: "0",
  ksong: "0",
  kosng: "0",
  zero: "0",
  oh: "0",
  satu: "1",
  stu: "1",
  siji: "1",
  one: "1",
  dua: "2",
  duo: "2",
  loro: "2",
  two: "2",
  tiga: "3",
  tga: "3",
  telu: "3",
  thre: "3",
  empat: "4",
  ampat: "4",
  mpat: "4",
  pat: "4",
  papat: "4",
  four: "4",
  lima: "5",
  lma: "5",
  limo: "5",
  five: "5",
  enam: "6",
  anam: "6",
  enem: "6",
  six: "6",
  tujuh: "7",
  tuju: "7",
  tjuh: "7",
  pitu: "7",
  seven: "7",
  delapan: "8",
  dlapan: "8",
  dlpan: "8",
  dlpn: "8",
  lapan: "8",
  wolu: "8",
  eight: "8",
  sembilan: "9",
  smbilan: "9",
  sbilan: "9",
  songo: "9",
  nine: "9",
  sepuluh: "10",
  sebelas: "11"
}

/** Words that belong to the number before them: `dua belas`, `lima puluh`. */
const tails: Readonly<Record<string, string>> = { belas: "1", puluh: "0", puluhan: "0", ratus: "00", ratusan: "00" }

const numbers: ReadonlyMap<string, string> = new Map([...Object.entries(digitsByWord), ...Object.entries(tails)])
const longest = Math.max(...[...numbers.keys()].map(({ length }) => length))

/**
 * Returns the digits that a word stands for, or `undefined` if it is no number: `lima` is 5, `duabelas` 12, `kosongdelapan` 08.
 * Words that only continue a number (`belas`, `puluh`) count as the digit they add.
 *
 * @param word folded, with every repeated letter once
 */
export const digitsOfWord = (word: string): string | undefined => {
  let digits = ""
  let rest = word
  while (rest !== "") {
    let length = Math.min(longest, rest.length)
    while (length > 0 && digitOf(rest.slice(0, length)) === undefined) length--
    if (length === 0) return undefined
    digits += digitOf(rest.slice(0, length)) ?? ""
    rest = rest.slice(length)
  }
  return digits === "" ? undefined : digits
}

const digitOf = (word: string): string | undefined => numbers.get(word)
