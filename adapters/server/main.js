import { enableCompileCache } from "node:module"
import { fileURLToPath } from "node:url"

// `npm start`. What Node makes of the sources is kept from one start to the next, which saves a third of each; it has to
// be asked for before any of them is read, here for this thread and by the setting for the database's.
const kept = fileURLToPath(new URL("../../.build/compiled", import.meta.url))
enableCompileCache(kept)
process.env["NODE_COMPILE_CACHE"] = kept
await import("./serve.ts")
