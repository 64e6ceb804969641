/** A spec or a journey that proves a requirement. */
export interface Proof {
  /** From the root of the repository. */
  readonly file: string
  /** As it stands in the source, the template itself for tests that are made from one; without the titles around it. */
  readonly title: string
}

/** A piece of work that brings what is missing. */
export type Work = "ground" | "worth" | "kinds" | "reviews" | "belonging" | "window"

interface Named {
  /** Its number in the table; never given to another requirement. */
  readonly id: number
  /** The requirement, in the words of the specification or close to them. */
  readonly says: string
}

/** Works for a person or a client, and specs prove it. */
export interface MetRequirement extends Named {
  readonly state: "DONE"
  readonly proofs: ReadonlyArray<Proof>
  /** Its place in the code, or what must be known about it. */
  readonly note?: string
}

/** PART: something is missing. WRONG: contradicts the specification. NONE: nothing yet. */
export interface OpenRequirement extends Named {
  readonly state: "PART" | "WRONG" | "NONE"
  readonly missing: string
  readonly work: Work
}

export type Requirement = MetRequirement | OpenRequirement

/** Requirements of one heading of the specification, in their order. */
export interface Section {
  readonly title: string
  readonly requirements: ReadonlyArray<Requirement>
}
