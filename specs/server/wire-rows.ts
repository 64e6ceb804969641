import { readdirSync } from "node:fs"
import { join } from "node:path"
import { accountFacades } from "#adapters/wire/account/account.facades.ts"
import { catalogueFacades } from "#adapters/wire/catalogue.facades.ts"
import type { AnyEndpoint } from "#adapters/wire/endpoint.ts"
import { searchFacades } from "#adapters/wire/search.facades.ts"

const folder = join(import.meta.dirname, "../../adapters/wire")
const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === "object" && value !== null && "service" in value && "method" in value && "refusals" in value
const isTable = (value: unknown): value is Readonly<Record<string, AnyEndpoint>> =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).length > 0 &&
  Object.values(value).every(isEndpoint)

/** Every row of every table of the wire; later ones are included by themselves. */
export const tableRows: ReadonlyArray<AnyEndpoint> = (
  await Promise.all(
    readdirSync(folder, { recursive: true })
      .map(String)
      .filter((file) => file.endsWith(".wire.ts"))
      .map(async (file): Promise<ReadonlyArray<AnyEndpoint>> => {
        const tables: Readonly<Record<string, unknown>> = await import(join(folder, file))
        return Object.values(tables)
          .filter(isTable)
          .flatMap((table) => Object.values(table))
      })
  )
).flat()

/** These and the calls that another port call answers. */
export const wireRows: ReadonlyArray<AnyEndpoint> = [
  ...tableRows,
  ...[...accountFacades, ...catalogueFacades, ...searchFacades].map(({ endpoint }) => endpoint)
]
