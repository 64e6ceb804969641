import { Fragment, type ReactNode } from "react"

/** A text with named parts, `setuju dengan <terms>Syarat</terms>`, each drawn according to its name. */
export const LinkedWords = ({
  text,
  parts
}: {
  readonly text: string
  readonly parts: Readonly<Record<string, (words: string) => ReactNode>>
}) => (
  <>
    {text.split(/(<(\w+)>.*?<\/\2>)/).map((piece, place) => {
      const [, name = "", words = ""] = /^<(\w+)>(.*)<\/\1>$/.exec(piece) ?? []
      // Every third piece repeats the name of the part before it.
      if (place % 3 === 2) return null
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      return <Fragment key={place}>{parts[name]?.(words) ?? piece}</Fragment>
    })}
  </>
)
