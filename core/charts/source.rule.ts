/** Source of a number, state or promise. */
export interface Source {
  readonly kind: "sections" | "decisions" | "designs"
  /** The key of its text: "4", "D-32", "machines". */
  readonly name: string
  /** As it is written: "4", "D-32", "machines 7". */
  readonly cited: string
}

/** The same in short, each once: "§4", "D-32", "machines 7". */
export const shortSources = (reference: string): ReadonlyArray<string> => [
  ...new Set(sourcesIn(reference).flatMap((source) => shortSource(source) ?? []))
]

/** Nothing for an own choice: there is no place to look it up. */
export const shortSource = ({ kind, name, cited }: Source): string | undefined => {
  if (name === "own choice") return undefined
  return kind === "sections" ? `§${cited}` : cited
}

/** The sources a reference names: "specification 4 and 9; D-32", "2; machines 7", "own choice". */
export const sourcesIn = (reference: string): ReadonlyArray<Source> =>
  [...reference.matchAll(/(D-\d+[a-z]?)|(machines|wire|security|own choice)(?: \d+)?|\d+/g)].map(
    ([cited, decision, design]) => {
      if (decision !== undefined) return { kind: "decisions", name: decision, cited }
      return design === undefined ? { kind: "sections", name: cited, cited } : { kind: "designs", name: design, cited }
    }
  )
