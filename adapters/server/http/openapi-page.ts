import type { OpenApiDocument, Operation } from "./openapi.ts"

/** The OpenAPI document as a page a person can read, without a script. */
export const openApiPage = ({ paths, info: { title }, components: { schemas } }: OpenApiDocument): string => {
  const calls = Object.entries(paths)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => section(method, path, operation))
    )
  const shapes = Object.entries(schemas).map(
    ([name, schema]) => `<details id="${escaped(name)}"><summary>${escaped(name)}</summary>${shape(schema)}</details>`
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}: calls</title><link rel="stylesheet" href="/api/openapi.css"></head><body><main><h1>Calls of ${escaped(title)}</h1><p>${calls.length} calls. The same as a machine reads it: <a href="/api/openapi.json">openapi.json</a>.</p>${calls.join("")}<h2>Shapes</h2>${shapes.join("")}</main></body></html>`
}

/** Its style, apart because the policy allows no style in the page. */
export const openApiStyle =
  "body{font:16px/1.5 system-ui,sans-serif;margin:0;color-scheme:light dark}main{max-width:60rem;margin:auto;padding:1rem}details{border-bottom:1px solid #8886;padding:.5rem 0}summary{cursor:pointer;font-weight:600;overflow-wrap:anywhere}pre{overflow-x:auto;white-space:pre-wrap;background:#8881;padding:.75rem;border-radius:.5rem}table{border-collapse:collapse;display:block;overflow-x:auto}td,th{border:1px solid #8886;padding:.25rem .5rem;text-align:left}"

const section = (method: string, path: string, operation: Operation): string => {
  const rows = operation.parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><td><code>${escaped(name)}</code></td><td>${place}</td><td>${required ? "required" : ""}</td><td><code>${escaped(JSON.stringify(schema))}</code></td></tr>`
  )
  const answers = Object.entries(operation.responses).map(
    ([status, { description, content }]) =>
      `<h4>${escaped(status)}: ${escaped(description)}</h4>${shape(Object.values(content ?? {})[0]?.schema)}`
  )
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema
  return `<details><summary><code>${method.toUpperCase()} ${escaped(path)}</code> ${escaped(operation.summary)}</summary>${rows.length > 0 ? `<table><tr><th>name</th><th>in</th><th></th><th>schema</th></tr>${rows.join("")}</table>` : ""}${body ? `<h4>Body</h4>${shape(body)}` : ""}${answers.join("")}</details>`
}

const shape = (schema: unknown): string => `<pre>${escaped(JSON.stringify(schema ?? {}, null, 2))}</pre>`
const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")
