import { Schema } from "effect"

/** Deepest nesting of arrays and objects in a request. */
const maxDepth = 16
/** Names that a schema does not know, in one object; a typing error makes one. */
const maxUnknownNames = 20
/** Longest text anywhere in a request; the schemas allow less for most. */
const maxText = 5_000
/** A request with at most so many values is checked to its end, so that a form learns of everything that is wrong. */
const fewValues = 200

/** Part of a JSON schema, as far as sizes are concerned. */
interface Shape {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape | boolean
  readonly prefixItems?: ReadonlyArray<Shape>
  readonly maxItems?: number
  readonly anyOf?: ReadonlyArray<Shape>
  readonly oneOf?: ReadonlyArray<Shape>
  readonly allOf?: ReadonlyArray<Shape>
  readonly contentSchema?: Shape
  readonly $ref?: string
}

/** What is known of a request's size before it is decoded. */
export type Size =
  /** `path` is too large; nothing else was looked at. */
  | { readonly tooLarge: string }
  /** Whether there is so little in it that every mistake may be looked for. */
  | { readonly isSmall: boolean }

/**
 * Measures the fields of a request against its schema: length of arrays, depth, unknown names, length of texts. Costs less
 * than reading the JSON did; decoding what passes costs little, because arrays are as short as the schema says.
 */
export const sizeBy = (schema: Schema.Codec<unknown, unknown>): ((fields: unknown) => Size) => {
  let document: ReturnType<typeof documentOf> | undefined
  return (fields) => {
    if (isShort(fields)) return { isSmall: true }
    document ??= documentOf(schema)
    return sizeOf(fields, document.schema, document.definitions)
  }
}

/** Returns whether there are a few short texts and nothing else, as in most queries. */
const isShort = (fields: unknown): boolean => {
  const values = Object.values(fields ?? {})
  return (
    values.length <= maxUnknownNames && values.every((value) => typeof value === "string" && value.length <= fewValues)
  )
}

const documentOf = (schema: Schema.Codec<unknown, unknown>) =>
  Schema.toJsonSchemaDocument(schema) as {
    readonly schema: Shape
    readonly definitions: Readonly<Record<string, Shape>>
  }

interface Place {
  readonly value: unknown
  readonly shapes: ReadonlyArray<Shape>
  readonly path: string
  readonly depth: number
}

const sizeOf = (fields: unknown, root: Shape, definitions: Readonly<Record<string, Shape>>): Size => {
  const all = (shapes: ReadonlyArray<Shape>) => shapes.flatMap((shape) => alternatives(shape, definitions, maxDepth))
  const places: Array<Place> = [{ value: fields, shapes: all([root]), path: "", depth: 0 }]
  let values = 0
  for (let place = places.pop(); place !== undefined; place = places.pop()) {
    const { value, shapes, path, depth } = place
    const tooLarge = { tooLarge: path === "" ? "body" : path }
    values++
    if (depth > maxDepth) return tooLarge
    if (typeof value === "string") {
      if (value.length > maxText && !shapes.some(({ contentSchema }) => contentSchema)) return tooLarge
      const inside = shapes.flatMap(({ contentSchema }) => contentSchema ?? [])
      const content = inside.length === 0 ? undefined : contentOf(value)
      if (content !== undefined) places.push({ value: content, shapes: all(inside), path, depth })
    } else if (Array.isArray(value)) {
      const lists = shapes.filter(({ type }) => type === "array")
      // What the schema does not expect here is refused without a look inside.
      if (lists.length === 0) continue
      if (value.length > Math.max(...lists.map(mostItems))) return tooLarge
      const items = all(lists.flatMap(({ items: each }) => (typeof each === "object" ? each : [])))
      for (const [index, item] of value.entries())
        places.push({ value: item, shapes: items, path: joined(path, String(index)), depth: depth + 1 })
    } else if (typeof value === "object" && value !== null) {
      const known = shapes.flatMap(({ properties }) => (properties ? [properties] : []))
      let unknown = 0
      for (const [name, part] of Object.entries(value)) {
        const partShapes = known.flatMap((properties) =>
          Object.hasOwn(properties, name) ? (properties[name] ?? []) : []
        )
        if (partShapes.length === 0 && ++unknown > maxUnknownNames) return tooLarge
        if (partShapes.length > 0)
          places.push({ value: part, shapes: all(partShapes), path: joined(path, name), depth: depth + 1 })
      }
    }
  }
  return { isSmall: values <= fewValues }
}

const mostItems = ({ maxItems, prefixItems, items }: Shape): number =>
  maxItems ?? (typeof items === "object" ? Number.POSITIVE_INFINITY : (prefixItems?.length ?? 0))

const joined = (path: string, name: string): string => (path === "" ? name : `${path}.${name}`)

/** The shapes one of which a value has to have. */
const alternatives = (
  shape: Shape,
  definitions: Readonly<Record<string, Shape>>,
  depth: number
): ReadonlyArray<Shape> => {
  if (depth === 0) return []
  const { $ref, anyOf, oneOf, allOf, ...own } = shape
  const named = $ref === undefined ? undefined : definitions[$ref.split("/").at(-1) ?? ""]
  const inside = [...(named ? [named] : []), ...(anyOf ?? []), ...(oneOf ?? [])]
  const bounds = Object.assign({}, own, ...(allOf ?? [])) as Shape
  return [bounds, ...inside.flatMap((one) => alternatives(one, definitions, depth - 1))]
}

/** Returns the value of a JSON text; `undefined` if it is none, which the decoder reports. */
const contentOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
