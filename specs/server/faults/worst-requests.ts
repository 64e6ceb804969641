import { Schema } from "effect"
import { addressesOf } from "#adapters/server/http/serve-port.ts"
import type { AnyEndpoint } from "#adapters/wire/endpoint.ts"

interface Shape {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: ReadonlyArray<string>
  readonly items?: Shape | boolean
  readonly maxItems?: number
  readonly maxLength?: number
  readonly anyOf?: ReadonlyArray<Shape>
  readonly allOf?: ReadonlyArray<Shape>
  readonly contentSchema?: Shape
  readonly enum?: ReadonlyArray<unknown>
  readonly $ref?: string
}

interface Document {
  readonly schema: Shape
  readonly definitions: Readonly<Record<string, Shape>>
}

const documentOf = ({ input }: AnyEndpoint): Document =>
  Schema.toJsonSchemaDocument(input.schema) as unknown as Document

/** Lists without a maximum in an input, by their path. */
export const endlessLists = (endpoint: AnyEndpoint): ReadonlyArray<string> => {
  const { schema, definitions } = documentOf(endpoint)
  const within = (shape: Shape, path: string, seen: ReadonlyArray<string>): ReadonlyArray<string> => {
    const name = shape.$ref?.split("/").at(-1)
    if (name !== undefined) {
      const named = definitions[name]
      return named === undefined || seen.includes(name) ? [] : within(named, path, [...seen, name])
    }
    const bound = [shape, ...(shape.allOf ?? [])].some(({ maxItems }) => maxItems !== undefined)
    return [
      ...(shape.type === "array" && typeof shape.items === "object" && !bound ? [path] : []),
      ...(typeof shape.items === "object" ? within(shape.items, `${path}[]`, seen) : []),
      ...(shape.contentSchema ? within(shape.contentSchema, path, seen) : []),
      ...(shape.anyOf ?? []).flatMap((one) => within(one, path, seen)),
      ...Object.entries(shape.properties ?? {}).flatMap(([key, part]) => within(part, `${path}.${key}`, seen))
    ]
  }
  return within(schema, "", [])
}

/** Most bytes of a JSON body. Security 4, Limits. */
const bodyBytes = 100 * 1024
/** Most of an address that Node reads with its headers. */
const queryBytes = 12_000

export interface WorstRequest {
  readonly what: string
  readonly method: string
  readonly path: string
  readonly body?: string
}

/** Texts of JSON that cost most to read, for `bytes` bytes. */
const worstValues = (bytes: number, sample: string, most = 0): Readonly<Record<string, string>> => {
  const list = (item: string) =>
    `[${Array(Math.floor((bytes - 2) / (item.length + 1)))
      .fill(item)
      .join(",")}]`
  const text = (letter: string) => JSON.stringify(letter.repeat(Math.floor(bytes / JSON.stringify(letter).length)))
  return {
    "a list of {}": list("{}"),
    "a list of 0": list("0"),
    "a list of texts": list('"a"'),
    "a list of lists": list("[]"),
    "a list of what it takes": list(sample),
    "as much as it takes": `[${Array.from({ length: most }, (_, at) => sample.replaceAll(":7", `:${at + 1}`)).join(",")}]`,
    "lists in lists": "[".repeat(bytes / 2) + "]".repeat(bytes / 2),
    "objects in objects": `${'{"a":'.repeat(bytes / 7)}0${"}".repeat(bytes / 7)}`,
    "many names": `{${Array.from({ length: bytes / 10 }, (_, place) => `"k${place}":0`).join(",")}}`,
    "one name many times": `{${Array(Math.floor(bytes / 6))
      .fill('"a":0')
      .join(",")}}`,
    "a long name": `{"${"a".repeat(bytes - 10)}":0}`,
    "a long text": text("a"),
    blanks: text(" "),
    digits: text("9"),
    "at signs": text("a@"),
    dots: text("a."),
    accents: text("é"),
    controls: text("\u0001")
  }
}

/** Texts of the greatest length a field takes that are many words, as they stand or once they are folded for a search. */
const manyWords = (shape: Shape): Readonly<Record<string, string>> => {
  const most = Math.max(0, ...[shape, ...(shape.allOf ?? [])].map(({ maxLength }) => maxLength ?? 0))
  if (most < 2) return {}
  return {
    "letters that fold into many words": "\ufdfa".repeat(most),
    "many short words": "a b".repeat(most / 3),
    "many different words": Array.from({ length: most / 3 }, (_, at) => at.toString(36).padStart(2, "b")).join(" ")
  }
}

/** A value that a shape takes, or nearly. */
const sampleOf = (shape: Shape, definitions: Document["definitions"], depth = 4): string => {
  const name = shape.$ref?.split("/").at(-1)
  const named = name === undefined ? undefined : definitions[name]
  const one = named ?? shape.anyOf?.[0]
  if (one && depth > 0) return sampleOf(one, definitions, depth - 1)
  if (shape.enum) return JSON.stringify(shape.enum[0])
  if (shape.type === "integer" || shape.type === "number") return "7"
  if (shape.type === "boolean") return "true"
  if (shape.type === "array")
    return depth > 0 && typeof shape.items === "object" ? `[${sampleOf(shape.items, definitions, depth - 1)}]` : "[]"
  if (shape.type === "object")
    return depth > 0
      ? `{${Object.entries(shape.properties ?? {})
          .filter(([key]) => shape.required?.includes(key))
          .map(([key, part]) => `${JSON.stringify(key)}:${sampleOf(part, definitions, depth - 1)}`)
          .join(",")}}`
      : "{}"
  return '"a"'
}

/** The worst requests of one row: its whole input, and each of its fields, in all these shapes. */
export const worstRequests = (endpoint: AnyEndpoint): ReadonlyArray<WorstRequest> => {
  const { schema, definitions } = documentOf(endpoint)
  const [address = ""] = addressesOf(endpoint)
  const path = address.replace(/\{\w+\}/g, "7")
  const method = endpoint.method.toUpperCase()
  const shapes = [schema, ...(schema.anyOf ?? [])]
  const parts = new Map(
    shapes
      .flatMap(({ properties }) => Object.entries(properties ?? {}))
      .filter(([name]) => !address.includes(`{${name}}`) && !(name in (endpoint.headers ?? {})))
  )
  if (endpoint.bytes !== undefined) return []
  if (endpoint.method === "get" || endpoint.method === "delete") {
    const longest = (name: string, value: string) => `${path}?${name}=${encodeURIComponent(value).slice(0, queryBytes)}`
    const readable = (name: string, shape: Shape) =>
      Object.entries(worstValues(queryBytes / 4, sampleOf(itemOf(shape.contentSchema ?? shape), definitions))).map(
        ([what, value]) => ({ what: `${name}: ${what}`, method, path: `${path}?${name}=${readably(value)}` })
      )
    return [
      { what: "many names", method, path: `${path}?${Array.from({ length: 2_000 }, (_, at) => `k${at}`).join("&")}` },
      { what: "one name many times", method, path: `${path}?${Array(2_000).fill("q=a").join("&")}` },
      ...[...parts].flatMap(([name, shape]) => [
        ...readable(name, shape),
        ...Object.entries(manyWords(shape)).map(([what, value]) => ({
          what: `${name}: ${what}`,
          method,
          path: `${path}?${name}=${encodeURIComponent(value)}`
        })),
        { what: `${name}: a long text`, method, path: longest(name, "a".repeat(queryBytes)) }
      ])
    ]
  }
  const whole = Object.entries(worstValues(bodyBytes - 100, sampleOf(schema, definitions)))
  /** What stands beside a field: the fields of the same form. */
  const others = (without: string) =>
    Object.entries(shapes.find(({ properties }) => properties && without in properties)?.properties ?? {})
      .filter(([name]) => name !== without && parts.has(name))
      .map(([name, shape]) => `${JSON.stringify(name)}:${sampleOf(shape, definitions)}`)
  return [
    ...whole.map(([what, body]) => ({ what, method, path, body })),
    ...[...parts].flatMap(([name, shape]) => {
      const rest = others(name)
      const bytes = bodyBytes - rest.join(",").length - name.length - 100
      return Object.entries(worstValues(bytes, sampleOf(itemOf(shape), definitions), shape.maxItems)).map(
        ([what, value]) => ({
          what: `${name}: ${what}`,
          method,
          path,
          body: `{${[...rest, `${JSON.stringify(name)}:${value}`].join(",")}}`
        })
      )
    })
  ]
}

const itemOf = (shape: Shape): Shape => (typeof shape.items === "object" ? shape.items : shape)

/** JSON in an address with as few escapes as it can have. */
const readably = (text: string): string => text.replace(/[^!$-%'-*,-;=?-~]|%/g, encodeURIComponent)
