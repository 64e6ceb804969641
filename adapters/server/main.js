import { enableCompileCache } from "node:module"
import { fileURLToPath, pathToFileURL } from "node:url"

// `npm start`. A thousand files take half of a start to be found and read: where the server was built of the sources as
// they are, those few files are taken instead. What Node makes of either is stored for the next start; that has to
// be asked for before any of it is read, here for this thread and by the setting for the database's. Plain JavaScript,
// because Node would read its compiler for the types of this one file.
const compiled = fileURLToPath(new URL("../../.build/compiled", import.meta.url))
enableCompileCache(compiled)
process.env["NODE_COMPILE_CACHE"] = compiled
const { builtServer, isBuilt, isWatched } = await import("./build/stamps.ts")
if (isBuilt("server") && !isWatched) await import(pathToFileURL(builtServer).href)
else await import("./serve.ts")
