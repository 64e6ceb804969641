import { type ComponentProps, type FocusEvent, useState } from "react"

/** A field whose form judges it. */
export interface Judged {
  /** Its form finds its problem when it is left: what then has none is right. Rule 42. */
  readonly judged?: boolean
}

/** Returns whether a field that its form judges holds something and was left, with what the field listens to. Rule 42. */
export const useRight = <A extends HTMLElement>({
  judged = false,
  value,
  onFocus,
  onBlur
}: Judged &
  Pick<ComponentProps<"input">, "value"> & {
    readonly onFocus?: ((event: FocusEvent<A>) => void) | undefined
    readonly onBlur?: ((event: FocusEvent<A>) => void) | undefined
  }) => {
  const [isLeft, setLeft] = useState(false)
  return {
    isRight: judged && isLeft && value !== "",
    onFocus: (event: FocusEvent<A>) => {
      setLeft(false)
      onFocus?.(event)
    },
    onBlur: (event: FocusEvent<A>) => {
      setLeft(true)
      onBlur?.(event)
    }
  }
}
