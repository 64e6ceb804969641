import { readFileSync } from "node:fs"
import { join } from "node:path"
import { build, type Plugin } from "vite"
import { regionsFile } from "#adapters/regions/table.ts"
import { rules } from "#core/charts/rules.ts"
import { numbersName } from "#core/charts/trial/trial.ts"
import { placeOf, withNumberAt } from "../../simulations/numbers/places.ts"
import { simulations } from "../../simulations/simulations.ts"

const root = join(import.meta.dirname, "../../..")

/**
 * Builds the simulator as one classic script for a worker of a browser: the simulations of `npm run simulate`, in which each number
 * of the rules comes from the worker's scope, if it stands there.
 */
export const simulatorCode = async (): Promise<string> => {
  // Nothing but `NODE_ENV` decides that the code of libraries for production is taken.
  process.env["NODE_ENV"] = "production"
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    cacheDir: join(root, ".build/cache"),
    logLevel: "error",
    mode: "production",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [numbersFromScope(), withoutFiles()],
    build: {
      write: false,
      target: "es2023",
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, "simulator.worker.ts"),
        output: { format: "iife", entryFileNames: "simulator.js" }
      }
    }
  })
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ("output" in one ? one.output : []))
  const [script, ...more] = outputs
  if (script?.type !== "chunk" || more.length > 0) throw new Error("the simulator is one script")
  return script.code
}

/** The machines that simulated shoppers play, with the numbers of their rules. */
const numbers = () => {
  const played = new Set(simulations.map(({ id }) => id))
  return rules.filter(({ machine }) => played.has(machine))
}

/** Exchanges each number of the rules where it stands in the core. */
const numbersFromScope = (): Plugin => {
  const places = numbers().flatMap(({ machine, name }) => {
    const place = placeOf(machine, name)
    return place === undefined ? [] : [{ ...place, name }]
  })
  return {
    name: "numbers-from-scope",
    enforce: "pre",
    transform: (code, id) => {
      const mine = new Map(places.filter(({ file }) => id === join(root, file)).map((one) => [one.name, one]))
      return [...mine.values()].reduce(
        (source, { name, ...place }) =>
          withNumberAt(
            source,
            place,
            // One that these shoppers never meet is left out by the build.
            (expression) => `(/* @__PURE__ */ (() => globalThis.${numbersName}?.${name} ?? ${expression})())`
          ),
        code
      )
    }
  }
}

/** A worker has no files: of the regions it knows Jakarta, where its shoppers live, and an invariant is what its id says. */
const withoutFiles = (): Plugin => ({
  name: "without-files",
  enforce: "pre",
  transform: (code, id) => {
    if (id === join(root, "specs/simulations/invariant-texts.ts"))
      return "export const saidOf = () => (invariant) => invariant"
    if (id === join(root, "adapters/regions/table.ts"))
      return code.replace('new URL("./regions.tsv", import.meta.url)', '""')
    if (id === join(root, "adapters/regions/regions.ts"))
      return code.replace('readFileSync(regionsFile, "utf8")', () => JSON.stringify(jakarta()))
    return undefined
  }
})

const jakarta = (): string =>
  readFileSync(regionsFile, "utf8")
    .split("\n")
    .filter((line) => line.startsWith("31"))
    .join("\n")
