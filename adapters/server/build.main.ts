import { buildPages } from "./build.ts"

// `npm run build`, and what `npm start` runs where the sources have changed.
await buildPages()
