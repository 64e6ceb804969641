import { Effect } from "effect"

/** Any call of a port: input in, an Effect out. */
export type NamedCall = (input: unknown) => Effect.Effect<unknown, unknown>

/** Returns the call of a port that has this name. A name that the port does not have is a defect. */
export const callOf = (port: object, name: PropertyKey): NamedCall => {
  const call: unknown = Reflect.get(port, name)
  return typeof call === "function" ? (input) => call.call(port, input) : () => Effect.die(`no call ${String(name)}`)
}

/** Returns a port whose calls are all carried out by one function, which gets their names. Its names cannot be listed. */
export const portOver = <P extends object>(perform: (name: PropertyKey, input: unknown) => ReturnType<NamedCall>): P =>
  new Proxy({} as P, {
    // `await` reads `then` of any object: it is no call.
    get: (_, name) => (name === "then" ? undefined : (input: unknown) => perform(name, input))
  })
