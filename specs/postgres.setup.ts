import type { TestProject } from "vitest/node"
import { migratedImage, pgliteImage } from "./pglite-image.ts"
import { startPostgres } from "./postgres-server.ts"

declare module "vitest" {
  export interface ProvidedContext {
    /** The maintenance database of the PostgreSQL server of this run. */
    readonly postgresUrl: string
    /** A migrated database there, to copy. */
    readonly postgresTemplate: string
    /** A migrated PGlite database in a file, to begin with. */
    readonly pgliteImage: string
  }
}

/** One PostgreSQL server for the whole run, and a migrated database of either engine to copy. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const [server, image] = await Promise.all([startPostgres(), pgliteImage()])
  await server.createDatabase("migrated")
  await migratedImage({ url: new URL("/migrated", server.url).href })
  project.provide("postgresUrl", server.url)
  project.provide("postgresTemplate", "migrated")
  project.provide("pgliteImage", image)
  return server.stop
}
