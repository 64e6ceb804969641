import { numbersName } from "#core/charts/trial/trial.ts"
import type { Numbers } from "../simulation.ts"

/** Numbers that stood in the global scope before the core was loaded, as a page's simulator has them; none in Node. */
export const otherNumbers = (): Numbers => {
  const found: unknown = Reflect.get(globalThis, numbersName)
  return typeof found === "object" && found !== null ? (found as Numbers) : {}
}
