import { Schema } from "effect"
import { type AnyEndpoint, serviceBases } from "#adapters/wire/endpoint.ts"

type Json = Readonly<Record<string, unknown>>

/** A call in the document. */
export interface Operation {
  readonly summary: string
  readonly tags: ReadonlyArray<string>
  readonly parameters: ReadonlyArray<{
    readonly name: string
    readonly in: string
    readonly required: boolean
    readonly schema: unknown
  }>
  readonly requestBody?: {
    readonly required: boolean
    readonly content: Readonly<Record<string, { readonly schema: unknown }>>
  }
  readonly responses: Readonly<
    Record<
      string,
      { readonly description: string; readonly content?: Readonly<Record<string, { readonly schema: unknown }>> }
    >
  >
}

/** A document of OpenAPI 3.1, as far as the shop fills it in. */
export interface OpenApiDocument {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: ReadonlyArray<{ readonly url: string }>
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> }
}

const problem = {
  type: "object",
  required: ["success", "type", "title", "status", "code", "message"],
  properties: {
    success: { const: false },
    type: { type: "string" },
    title: { type: "string" },
    status: { type: "integer" },
    code: { type: "string", description: "the machine's word" },
    message: { type: "string", description: "what a person reads, in the language of Accept-Language" },
    fields: { type: "object", additionalProperties: { type: "string" } },
    details: { description: "what a refusal tells beside its code" },
    retry_after: { type: "integer", description: "seconds" },
    trace_id: { type: "string" }
  }
} as const

const refused = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } }
})
const inHeader = (name: string, schema: Json = { type: "string" }) => ({ name, in: "header", required: true, schema })
const inPath = (name: string) => ({ name, in: "path", required: true, schema: { type: "string" } })

/** Calls that are no port's: a provider's notices, and pictures. */
const others: OpenApiDocument["paths"] = {
  "/api/payments/payments/callback": {
    post: {
      summary: "A notice of the payment provider, signed: HMAC-SHA256 of the timestamp, a dot and the body, in hex",
      tags: ["payments"],
      parameters: [
        inHeader("X-Payment-Timestamp", { type: "integer", description: "seconds since 1970, at most 5 minutes ago" }),
        inHeader("X-Payment-Signature")
      ],
      requestBody: {
        required: true,
        content: {
          "application/json": {
            schema: {
              type: "object",
              required: ["order", "result", "reference", "bank", "amount", "at"],
              additionalProperties: false,
              properties: {
                order: { type: "string", description: "code of the order" },
                result: { enum: ["paid", "failed", "expired"] },
                reference: { type: "string", description: "the bank's number; the same one is the same money" },
                bank: { type: "string" },
                amount: { type: "integer", minimum: 1 },
                at: { type: "string", format: "date-time" }
              }
            }
          }
        }
      },
      responses: {
        200: { description: "Taken in, or known already" },
        401: refused("SIGNATURE_INVALID"),
        default: refused("Any other failure")
      }
    }
  },
  "/api/payments/payment-receipts/{code}/{receipt}": {
    get: {
      summary: "The picture of a receipt",
      tags: ["payments"],
      parameters: [inPath("code"), inPath("receipt"), inHeader("X-Order-Key")],
      responses: { 200: { description: "Done", content: { "image/webp": { schema: {} } } }, 404: refused("NOT_FOUND") }
    }
  }
}

/**
 * The OpenAPI 3.1 document of the rows that are served, the same under every address of the shop. Decision 0055.
 *
 * @param shopName the merchant's shop, whose calls these are
 */
export const openApi = (endpoints: ReadonlyArray<AnyEndpoint>, shopName: string): OpenApiDocument => {
  const schemas: Record<string, unknown> = { Problem: problem }
  const paths: Record<string, Readonly<Record<string, Operation>>> = { ...others }
  for (const endpoint of endpoints) {
    const rows = [[endpoint.service, endpoint.path] as const, ...(endpoint.aliases ?? [])]
    for (const [place, [service, below]] of rows.entries()) {
      const path = serviceBases[service] + below
      paths[path] = { ...paths[path], [endpoint.method]: operation(endpoint, path, place > 0, schemas) }
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: shopName,
      version: "1",
      description:
        "Every call of the shop. Money is whole rupiah, time is ISO 8601 in UTC, unknown keys are refused with 422. Clients send SOC-PLATFORM, and X-Session-Id with a UUID of their own that stands for the anonymous visitor: limits count by it, and it opens nothing."
    },
    servers: [{ url: "/" }],
    paths,
    components: { schemas }
  }
}

const operation = (
  endpoint: AnyEndpoint,
  path: string,
  alias: boolean,
  schemas: Record<string, unknown>
): Operation => {
  const partsOfPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "")
  const input = jsonSchema(endpoint.input.schema, schemas, "error")
  const properties = (input["properties"] ?? {}) as Readonly<Record<string, Json>>
  const required = (input["required"] ?? []) as ReadonlyArray<string>
  const { headers = {}, bytes } = endpoint
  const refusals = Object.values(endpoint.refusals) as ReadonlyArray<{ status: number; code: string }>
  const isApart = (name: string): boolean => partsOfPath.includes(name) || name in headers
  const parameters = Object.entries(properties)
    .filter(([name]) => endpoint.method === "get" || isApart(name))
    .map(([name, schema]) => ({
      name: headers[name] ?? name,
      in: partsOfPath.includes(name) ? "path" : name in headers ? "header" : "query",
      required: partsOfPath.includes(name) || required.includes(name),
      schema
    }))
  const body =
    bytes === undefined
      ? {
          "application/json": {
            schema: {
              ...input,
              properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !isApart(name))),
              required: required.filter((name) => !isApart(name))
            }
          }
        }
      : { "image/*": { schema: { type: "string", format: "binary" } } }
  return {
    summary: alias
      ? `${endpoint.summary} (the same as ${serviceBases[endpoint.service]}${endpoint.path})`
      : endpoint.summary,
    tags: [endpoint.service],
    parameters,
    ...(endpoint.method === "get" ? {} : { requestBody: { required: true, content: body } }),
    responses: {
      200: {
        description: "Done",
        content: {
          "application/json": {
            schema: {
              allOf: [
                { type: "object", required: ["success"], properties: { success: { const: true } } },
                jsonSchema(endpoint.output.schema, schemas)
              ]
            }
          }
        }
      },
      ...Object.fromEntries(
        [...Map.groupBy(refusals, ({ status }) => status)].map(([status, all]) => [
          status,
          refused(all.map(({ code }) => code).join(", "))
        ])
      ),
      default: refused("Any other failure")
    }
  }
}

/** @param onExcessProperty inputs refuse names they do not know, answers may have more than is said */
const jsonSchema = (
  schema: Schema.Codec<unknown, unknown>,
  schemas: Record<string, unknown>,
  onExcessProperty: "error" | "ignore" = "ignore"
): Json => {
  const document = Schema.toJsonSchemaDocument(schema, { onExcessProperty }) as { schema: Json; definitions: Json }
  Object.assign(schemas, renamed(document.definitions))
  return renamed(document.schema) as Json
}

const renamed = (part: unknown): unknown =>
  JSON.parse(JSON.stringify(part ?? {}).replaceAll("#/$defs/", "#/components/schemas/"))
