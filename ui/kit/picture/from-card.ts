import { useLocation } from "react-router-dom"

/** What a page knows that was opened from a card: the address of the picture that was pressed. */
export interface FromCard {
  readonly picture?: string
}

/** Returns the picture that the reader pressed to come here, shown until the page has its own. */
export const usePressedPicture = (): string | undefined => (useLocation().state as FromCard | null)?.picture
