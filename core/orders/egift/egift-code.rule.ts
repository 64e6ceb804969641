import type { Signer } from "../../kernel/signer.ts"
import { EgiftCode, type EgiftId } from "./egift.ts"

/** The parts of a code: four groups of four letters, without 0, O, 1 and I. */
export const egiftCodeParts = { letters: "23456789ABCDEFGHJKLMNPQRSTUVWXYZ", groups: 4, length: 4 } as const
const { letters, groups, length } = egiftCodeParts

/**
 * Returns the code of an e-gift. It is computed from the shop's secret and stored nowhere: a reader of the database opens nothing.
 * 32^16 codes, 80 bits. Decision 0122.
 */
export const egiftCode = (signer: Signer, id: EgiftId): EgiftCode =>
  EgiftCode(grouped(lettersOf(signer.sign(`egift ${id}`), groups * length)))

/** Returns what a code is found by: only a holder of the shop's secret can compute it. */
export const egiftDigest = (signer: Signer, code: EgiftCode): string => signer.sign(`egift code ${code}`)

/** Returns a code as it was typed, in capitals, with or without its hyphens; `undefined` if no code looks like it. */
export const readEgiftCode = (typed: string): EgiftCode | undefined => {
  const plain = typed.toUpperCase().replace(/[\s-]/g, "")
  const isCode = plain.length === groups * length && [...plain].every((letter) => letters.includes(letter))
  return isCode ? EgiftCode(grouped(plain)) : undefined
}

/** Returns letters that a text stands for, each as likely as any other if the text is a signature. */
export const lettersOf = (text: string, count: number): string => {
  let rest = [...text].reduce((sum, character) => sum * 131n + BigInt(character.charCodeAt(0)), 0n)
  let all = ""
  for (let place = 0; place < count; place++) {
    all += letters.charAt(Number(rest % BigInt(letters.length)))
    rest /= BigInt(letters.length)
  }
  return all
}

const grouped = (plain: string): string => plain.match(new RegExp(`.{${length}}`, "g"))?.join("-") ?? plain
