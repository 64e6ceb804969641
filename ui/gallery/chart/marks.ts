/** Position of a walk, and what it took last. */
export interface Marks {
  readonly active: ReadonlySet<string>
  readonly taken: ReadonlySet<string>
}

export const noMarks: Marks = { active: new Set(), taken: new Set() }
