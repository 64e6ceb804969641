import type { Looked } from "#core/charts/along.rule.ts"
import type { ChangedNumber } from "#core/charts/diff.rule.ts"
import { fillIn } from "#core/charts/words.ts"
import * as css from "../details/Details.css.ts"
import { useSettings } from "../settings.tsx"

/** Numbers that differ: what it is, before and after; a press shows where it counts. */
export const ChangedNumbers = ({
  numbers,
  place,
  placesOf,
  onLook
}: {
  readonly numbers: ReadonlyArray<ChangedNumber>
  /** What the older side is called. */
  readonly place: string
  readonly placesOf: (at: number) => Looked | undefined
  readonly onLook: (looked: Looked) => void
}) => {
  const { compare } = useSettings().words
  return numbers.length === 0 ? null : (
    <>
      <h2 className={css.part}>{compare.numbers}</h2>
      <ul className={css.list}>
        {numbers.map(({ name, before = compare.none, after = compare.none }, at) => {
          const said = fillIn(compare.number, { name, before, after, place })
          const looked = placesOf(at)
          return (
            <li key={name}>
              {looked === undefined ? (
                said
              ) : (
                <button type="button" className={css.link} onClick={() => onLook(looked)}>
                  {said}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
