import type { Mapping } from "./endpoint.ts"

/** Texts of the forms that last; `undefined` until the first use. */
const texts = new WeakMap<object, string | undefined>()

/** A mapping of values that stay the same object for long, such as the cards of the catalogue: each is mapped once. */
export const lasting = <A extends object, W extends object>({ to, ...mapping }: Mapping<A, W>): Mapping<A, W> => {
  const forms = new WeakMap<A, W>()
  return {
    ...mapping,
    to: (value) => {
      const known = forms.get(value)
      if (known !== undefined) return known
      const form = to(value)
      forms.set(value, form)
      texts.set(form, undefined)
      return form
    }
  }
}

/** How far down lists of forms that last are looked for: `products` of the `data` of an answer. */
const depth = 1

/** Returns the JSON of an answer; forms that last are inserted as texts made before. */
export const jsonOf = (answer: object): string => printed(answer, depth) ?? "null"

const printed = (value: unknown, below: number): string | undefined => {
  if (Array.isArray(value))
    return texts.has(value[0]) ? `[${value.map((item) => textOf(item)).join(",")}]` : JSON.stringify(value)
  if (below < 0 || typeof value !== "object" || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).flatMap(([name, field]) => {
    const text = printed(field, below - 1)
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`]
  })
  return `{${fields.join(",")}}`
}

const textOf = (form: object): string => {
  const known = texts.get(form)
  if (known !== undefined) return known
  const text = JSON.stringify(form)
  if (texts.has(form)) texts.set(form, text)
  return text
}
