/** How each property of an object is worked out, of what the object is made for and of its other properties. */
export type Makers<Of, P extends object> = { readonly [K in keyof P]: (of: Of, own: P) => P[K] }

/**
 * Objects whose properties are worked out when they are first asked for. Their getters stand on one prototype: a getter
 * written into an object that is made with every request gives each a shape of its own, and V8 holds on to a shape, with
 * all that its getters see, until it clears everything up.
 */
export const whenAsked = <Of, P extends object>(makers: Makers<Of, P>): ((of: Of) => P) => {
  class Asked {
    readonly #of: Of
    readonly #made: Record<string, unknown> = {}
    constructor(of: Of) {
      this.#of = of
    }
    static {
      for (const [name, make] of Object.entries<(of: Of, own: P) => unknown>(makers))
        Object.defineProperty(Asked.prototype, name, {
          enumerable: true,
          get(this: Asked) {
            this.#made[name] ??= make(this.#of, this as unknown as P)
            return this.#made[name]
          }
        })
    }
  }
  return (of) => new Asked(of) as unknown as P
}
