import { type RefObject, useEffect, useState } from "react"
import { narrow } from "../../theme/breakpoints.ts"

/** Blank space below the row of letters that still belongs to it, in pixels. */
const below = 16

/**
 * The letter whose part of the page stands below the row of letters, on screens where the parts stand below one another.
 *
 * @param idOf id of the part of a letter
 */
export const useLetterInSight = (
  row: RefObject<HTMLElement | null>,
  letters: ReadonlyArray<string>,
  idOf: (letter: string) => string
): string | undefined => {
  const [letter, setLetter] = useState<string>()
  useEffect(() => {
    if (letters.length === 0) return
    let waiting = false
    const look = () => {
      waiting = false
      if (!matchMedia(narrow).matches) return setLetter(undefined)
      const line = (row.current?.getBoundingClientRect().bottom ?? 0) + below
      const isAbove = (one: string) => (document.getElementById(idOf(one))?.getBoundingClientRect().top ?? line) < line
      setLetter(letters.findLast(isAbove) ?? letters[0])
    }
    const moved = () => {
      if (!waiting) requestAnimationFrame(look)
      waiting = true
    }
    look()
    addEventListener("scroll", moved, { passive: true })
    addEventListener("resize", moved)
    return () => {
      removeEventListener("scroll", moved)
      removeEventListener("resize", moved)
    }
  }, [row, letters, idOf])
  return letter
}

/** Scrolls a row sideways so that its current entry shows. */
export const useCurrentShown = (row: RefObject<HTMLElement | null>, current: string | undefined): void => {
  useEffect(() => {
    const list = row.current?.firstElementChild
    const entry = current === undefined ? null : row.current?.querySelector<HTMLElement>("[aria-current]")
    if (list && entry) list.scrollTo({ left: entry.offsetLeft - (list.clientWidth - entry.offsetWidth) / 2 })
  }, [row, current])
}
