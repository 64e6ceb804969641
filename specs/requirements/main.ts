import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { markdownOf } from "./markdown.ts"
import { sections } from "./requirements.ts"

// `npm run requirements`: writes specs/requirements.md from the data of this folder.
await writeFile(join(import.meta.dirname, "../requirements.md"), markdownOf(sections))
const all = sections.flatMap(({ requirements }) => requirements)
const done = all.filter(({ state }) => state === "DONE").length
console.info(`specs/requirements.md: ${all.length} requirements, ${done} of them done`)
