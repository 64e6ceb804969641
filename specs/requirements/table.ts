import { readFileSync } from "node:fs"
import { join } from "node:path"

/** A spec or a journey that proves a requirement. */
export interface Proof {
  /** From the root of the repository. */
  readonly file: string
  /** As it stands in the source, the template itself for tests that are made from one; without the titles around it. */
  readonly title: string
}

/** A row of the table of requirements. */
export interface Requirement {
  /** Its number; never given to another requirement. */
  readonly id: number
  /** DONE: works for a person or a client. PART: something is missing. WRONG: contradicts the specification. NONE: nothing yet. */
  readonly state: string
  /** Its place in the code and its proofs, or what is missing. */
  readonly evidence: string
  readonly proofs: ReadonlyArray<Proof>
  /** The piece of work that brings what is missing; empty if nothing is. */
  readonly work: string
}

/** Names of the pieces of work. */
export const works: ReadonlyArray<string> = ["ground", "worth", "kinds", "reviews", "belonging", "window"]

const proof = /`(specs\/[^`]+)` “([^”]+)”/g

/** Returns the rows of the table in `README.md`. A cell writes `|` as `\|`. */
export const requirementsIn = (markdown: string): ReadonlyArray<Requirement> =>
  markdown.split("\n").flatMap((line) => {
    if (!/^\| *\d/.test(line)) return []
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|"))
    const [, id = "", , state = "", evidence = "", work = ""] = cells
    const proofs = [...evidence.matchAll(proof)].map(([, file = "", title = ""]) => ({ file, title }))
    return [{ id: Number(id), state, evidence, proofs, work }]
  })

/** Every requirement of the specification, in its order. */
export const requirements = requirementsIn(readFileSync(join(import.meta.dirname, "README.md"), "utf8"))
