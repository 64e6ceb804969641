import { Schema } from "effect"

/** Rejects one of two optional fields without the other, and names the missing one: alone it would be ignored silently. */
export const isPair = <One extends string, Other extends string>(one: One, other: Other) =>
  Schema.makeFilter<{ readonly [field in One | Other]?: unknown }>((wire) => {
    if ((wire[one] === undefined) === (wire[other] === undefined)) return undefined
    return { path: [wire[one] === undefined ? one : other], issue: "missing" }
  })
