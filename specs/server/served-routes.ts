import type { Server } from "#adapters/server/http/hono.ts"

/** An address that the server answers, as it was registered: later ones are included by themselves. */
export interface ServedRoute {
  readonly method: string
  /** With `:name` for what stands for a part. */
  readonly path: string
  /** The path with something in place of each part. */
  readonly filled: (part: () => string) => string
}

/** Every address with a method of its own; what answers all methods only says no. */
export const servedRoutes = ({ routes }: Server): ReadonlyArray<ServedRoute> =>
  [...new Map(routes.map(({ method, path }) => [`${method} ${path}`, routeOf(method, path)])).values()].filter(
    ({ method, path }) => method !== "ALL" && path !== "*" && path !== "/*"
  )

/** A route whose parts are written `:name`, `:name{pattern}` or `*`. */
export const routeOf = (method: string, path: string): ServedRoute => ({
  method,
  path,
  filled: (part) => path.replace(/:\w+(?:\{[^}]*\})?\??|\*/g, part)
})
