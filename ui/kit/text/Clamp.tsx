import { cut, graphemes } from "#core/kernel/text.ts"
import * as css from "./Clamp.css.ts"

/** The beginning of a long text; the rest unfolds in place, without script too. */
export const Clamp = ({
  text,
  length,
  more
}: {
  readonly text: string
  readonly length: number
  readonly more: string
}) => {
  if (graphemes(text).length <= length) return text
  const beginning = cut(text, length).slice(0, -1)
  return (
    <>
      {beginning}
      <details className={css.rest}>
        <summary className={css.more}>… {more}</summary>
        {text.slice(beginning.length)}
      </details>
    </>
  )
}
