import { shopEngines } from "#specs/database.ts"
import { egiftFacts } from "./egift-life.ts"
import { openMemoryGifts, openSqlGifts } from "./gift-shop.ts"

egiftFacts("in memory", openMemoryGifts)
for (const engine of shopEngines) egiftFacts(`in ${engine}`, () => openSqlGifts(engine))
