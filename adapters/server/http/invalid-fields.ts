import { SchemaIssue } from "effect"
import type { Problem } from "./problem.ts"

/** Most fields that one answer names, and most characters of each name, which may be the caller's own. */
const maxNamed = 20
const maxNameLength = 100

const issuesOf = SchemaIssue.makeFormatterStandardSchemaV1()

/** The refusal of an input that names its wrong fields; values are never repeated. */
export const invalidFields = (paths: ReadonlyArray<string>, key: string): Problem => ({
  status: 422,
  code: "INVALID_DATA",
  fields: Object.fromEntries(paths.slice(0, maxNamed).map((path) => [path.slice(0, maxNameLength), key]))
})

/** The refusal of an input that does not fit its schema. */
export const invalidInput = (issue: SchemaIssue.Issue): Problem =>
  invalidFields(
    issuesOf(issue).issues.map(
      ({ path }) => (path ?? []).map((part) => String(typeof part === "object" ? part.key : part)).join(".") || "body"
    ),
    "invalid"
  )
