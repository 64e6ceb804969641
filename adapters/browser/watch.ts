import { activeWatching, type Watching } from "./inspection.ts"

/** From now on this watches every machine of the shop that is started. */
export const watchWith = (given: Watching): void => {
  Object.assign(activeWatching(), given)
}
