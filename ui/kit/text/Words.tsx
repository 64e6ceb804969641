import { Fragment } from "react"

/** A text in which `<b>` marks what counts: `Tambah <b>Rp111.000</b> lagi`. Nothing else is understood as a tag. */
export const Words = ({ text }: { readonly text: string }) => (
  <>
    {text.split(/<b>(.*?)<\/b>/).map((part, index) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      index % 2 === 1 ? <b key={index}>{part}</b> : <Fragment key={index}>{part}</Fragment>
    )}
  </>
)
