const bytes = new TextEncoder()

/** JSON that a script element may hold. */
const harmless = (json: string): string => json.replaceAll("<", "\\u003c")

/**
 * Writes facts as JSON into a page, in pieces. A lasting object is written once: one that stands in many pages unchanged,
 * as the cards of an index do.
 *
 * @param lasts whether an object will be written again
 */
export const jsonWriter = (lasts: (value: object) => boolean) => {
  const texts = new WeakMap<object, Uint8Array>()
  const textOf = (value: object): Uint8Array => {
    const known = texts.get(value)
    if (known !== undefined) return known
    const text = bytes.encode(harmless(JSON.stringify(value)))
    texts.set(value, text)
    return text
  }

  return (facts: object): ReadonlyArray<string | Uint8Array> => {
    const pieces: Array<string | Uint8Array> = []
    let text = ""
    const write = (value: unknown): void => {
      if (typeof value !== "object" || value === null) {
        text += harmless(JSON.stringify(value) ?? "null")
        return
      }
      if (lasts(value)) {
        pieces.push(text, textOf(value))
        text = ""
        return
      }
      if (Array.isArray(value)) writeAll("[", value.entries(), "]", () => "")
      else writeAll("{", Object.entries(value), "}", (name) => `${harmless(JSON.stringify(name))}:`)
    }
    const writeAll = <K extends string | number>(
      open: string,
      items: Iterable<readonly [K, unknown]>,
      close: string,
      label: (name: K) => string
    ): void => {
      let before = open
      for (const [name, item] of items) {
        if (item === undefined && open === "{") continue
        text += before + label(name)
        before = ","
        write(item)
      }
      text += before === open ? open + close : close
    }
    write(facts)
    pieces.push(text)
    return pieces
  }
}
