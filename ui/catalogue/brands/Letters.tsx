import { useRef } from "react"
import { alphabetWith } from "#core/catalogue/brand.rule.ts"
import { brandsPath } from "#core/catalogue/links.ts"
import { Link } from "../../kit/text/Link.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./BrandsScreen.css.ts"
import { useCurrentShown, useLetterInSight } from "./useLetterInSight.ts"

/** Letters of a page that has the brands of one alone. */
const none: ReadonlyArray<string> = []

/** Id of the part of a page that has the brands of a letter. */
export const letterId = (letter: string): string => `letter-${letter === "#" ? "other" : letter}`

/**
 * The alphabet, which stays in sight: each letter leads to its part of the page, or from the page of one letter to that of
 * another. Letters without brands are no links.
 *
 * @param page letter of a page that shows only one
 */
export const Letters = ({
  letters,
  page
}: {
  readonly letters: ReadonlyArray<string>
  readonly page: string | undefined
}) => {
  const { t } = useWords()
  const row = useRef<HTMLElement>(null)
  const inSight = useLetterInSight(row, page === undefined ? letters : none, letterId)
  const current = page ?? inSight
  useCurrentShown(row, current)
  return (
    <nav ref={row} aria-label={t("brands.letters")} className={css.letters}>
      <ul className={css.alphabet}>
        {alphabetWith(letters).map(({ letter, hasBrands }) => (
          <li key={letter}>
            {hasBrands ? (
              <Link
                to={page === undefined ? `#${letterId(letter)}` : brandsPath(letter)}
                className={css.letter}
                aria-current={letter === current ? (page === undefined ? "location" : "page") : undefined}
              >
                {letter}
              </Link>
            ) : (
              <span className={css.noLetter}>{letter}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
