import type { StyleRule } from "@vanilla-extract/css"
import { wide } from "../../theme/breakpoints.ts"
import { wholePage } from "../overlay/whole-page.ts"

/**
 * Laid out and painted when the reader comes near; until then it is taken to be this high, in pixels of a narrow and of a
 * wide screen, and afterwards as high as it was.
 */
export const drawnLater = (narrowHeight: number, wideHeight: number): StyleRule => ({
  selectors: {
    [`html:not([${wholePage}]) &`]: {
      contentVisibility: "auto",
      containIntrinsicBlockSize: `auto ${narrowHeight}px`
    }
  },
  "@media": {
    [wide]: {
      selectors: { [`html:not([${wholePage}]) &`]: { containIntrinsicBlockSize: `auto ${wideHeight}px` } }
    }
  }
})
