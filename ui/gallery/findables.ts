import type { Findable } from "#core/charts/exhibit.ts"
import { loadScript } from "./exhibits.ts"

let asked: Promise<ReadonlyArray<Findable>> | undefined

/** Everything the search finds; its script is loaded when it is first asked for. */
export const findables = (): Promise<ReadonlyArray<Findable>> => {
  asked ??= loadScript("data/search.js").then(() => window.pendarGallery?.findables ?? [])
  return asked
}
