/** A primitive that only its own constructor makes, so that a price never stands where an id belongs. */
export type Brand<T, Name extends string> = T & { readonly __brand: Name }
