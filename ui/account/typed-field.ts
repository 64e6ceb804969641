/** What was typed into one field of a form, by the form's events. */
export type TypedField<E extends { readonly type: string }> =
  Extract<E, { readonly type: "field.typed" }> extends infer Typed
    ? Typed extends unknown
      ? Omit<Typed, "at" | "type">
      : never
    : never
