import { accountsEdits } from "./accounts.ts"
import type { Edit } from "./edit.ts"
import { marksEdits } from "./marks.ts"
import { reviewsEdits } from "./reviews.ts"
import { sellingEdits } from "./selling.ts"
import { windowEdits } from "./window.ts"

/** All edits of the core that the simulations find. */
export const edits: ReadonlyArray<Edit> = [
  ...accountsEdits,
  ...sellingEdits,
  ...reviewsEdits,
  ...marksEdits,
  ...windowEdits
]
