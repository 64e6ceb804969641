import { Exit, Schema, type SchemaAST } from "effect"
import { describe, expect, it } from "vitest"
import { accountFacades } from "#adapters/wire/account/account.facades.ts"
import { sharedAddressFacades } from "#adapters/wire/account/shared-addresses.facades.ts"
import { catalogueFacades } from "#adapters/wire/catalogue.facades.ts"
import { searchFacades } from "#adapters/wire/search.facades.ts"
import { wires } from "../gallery/wires.ts"

/** Texts that neither database stores, in the shapes that patterns of names, addresses and numbers ask for. */
const impossible = ["\u0000", "hai\u0000", "a\u0000b@contoh.id", "\ud800", "081234567890\u0000"]

/** Fields, by their names in core, that take such a text and never store it or look for it as it is. */
const judgedElsewhere: Readonly<Record<string, string>> = {
  phone_no: "read as a number by a check of its whole form",
  entity_value: "read as a number or an address by a check of its whole form",
  password: "only its hash is stored, and any character counts",
  current: "only its hash is stored, and any character counts",
  details: "control characters become blanks before anything reads the text of a review",
  accessToken: "asked of the provider alone",
  recaptchaToken: "asked of the provider alone"
}

/** Names of the text fields of an input that take one of these texts. */
const openFields = (ast: SchemaAST.AST, name: string): ReadonlyArray<string> => {
  switch (ast._tag) {
    case "String":
      return impossible.some(Schema.is(Schema.make<Schema.Schema<string>>(ast))) ? [name] : []
    case "Objects":
      return [
        ...ast.propertySignatures.flatMap((one) => openFields(one.type, String(one.name))),
        ...ast.indexSignatures.flatMap((one) => openFields(one.type, `${name}.*`))
      ]
    case "Arrays":
      return [...ast.elements, ...ast.rest].flatMap((one) => openFields(one, name))
    case "Union":
      return ast.types.flatMap((one) => openFields(one, name))
    case "Suspend":
      return openFields(ast.thunk(), name)
    default:
      return openBehind(ast, name)
  }
}

/** The same of a value that is made of something else on the wire: of a text, or of an object with other fields. */
const openBehind = (ast: SchemaAST.AST, name: string): ReadonlyArray<string> => {
  const wire = ast.encoding?.at(-1)?.to
  if (wire === undefined) return []
  if (wire._tag !== "String") return openFields(wire, name)
  const decode = Schema.decodeUnknownExit(Schema.make<Schema.Codec<unknown>>(ast))
  return impossible.some((text) => Exit.isSuccess(decode(text))) ? [name] : []
}

const facades = [...accountFacades, ...catalogueFacades, ...searchFacades, ...sharedAddressFacades]
const rows = [...wires, ...facades.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)]

describe("a text that no database stores", () => {
  it.each(rows)("is refused by every field of %s", (_, { input }) => {
    const fields = new Set(openFields(input.schema.ast, "body"))
    expect([...fields].filter((field) => judgedElsewhere[field] === undefined)).toEqual([])
  })
})
