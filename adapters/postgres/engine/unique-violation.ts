/** Returns whether a query failed because a unique value is taken: SQLSTATE unique_violation. */
export const isUniqueViolation = (cause: unknown): boolean =>
  cause instanceof Error && "code" in cause && cause.code === "23505"
