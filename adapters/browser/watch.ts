import { inspected, type Watching } from "./inspection.ts"

/** From now on this looks on wherever a machine of the shop is started. */
export const watchWith = (given: Watching): void => {
  Object.assign(inspected(), given)
}
