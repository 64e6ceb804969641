/** A primitive that only its own constructor makes, so that a price is never passed as an id. */
export type Brand<T, Name extends string> = T & { readonly __brand: Name }

/**
 * Returns the constructor of a brand. It takes the value as it is: what comes from outside was checked by its wire row, by its
 * column or by a rule.
 */
export const brandConstructor =
  <B extends string | number>() =>
  (value: B extends string ? string : number): B =>
    value as B
