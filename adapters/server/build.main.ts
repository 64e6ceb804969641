import { ensureBuilt } from "./build.ts"

// `npm run build`: the pages, without starting the shop.
await ensureBuilt((line) => console.info(line))
