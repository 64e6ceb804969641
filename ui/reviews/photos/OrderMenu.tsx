import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react"
import { useWords } from "../../messages/useWords.ts"
import { PhotoButton } from "./PhotoButton.tsx"
import * as css from "./PhotosField.css.ts"
import type { HandleProps } from "./usePhotoDrag.ts"

/** The handle of a photo: dragged, it moves the photo; pressed, it opens a menu that does the same. Rule 37. */
export const OrderMenu = ({
  number,
  count,
  drag,
  wasDragged,
  onMove
}: {
  /** Place of the photo, from 1 on. */
  readonly number: number
  readonly count: number
  readonly drag: HandleProps
  /** The last press on the handle was a drag. */
  readonly wasDragged: () => boolean
  /** @param to the new place, from 0 on */
  readonly onMove: (to: number) => void
}) => {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLSpanElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => {
    if (!isOpen) return
    list.current?.querySelector("button")?.focus()
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node && box.current?.contains(target))) setOpen(false)
    }
    const kinds = ["focusin", "pointerdown"]
    for (const kind of kinds) document.addEventListener(kind, leave)
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, leave)
    }
  }, [isOpen])
  const close = () => {
    setOpen(false)
    // A moved row loses the focus on its way.
    requestAnimationFrame(() => handle.current?.focus())
  }
  const ways = [
    { name: t("photos.menu.first"), to: 0, isThere: number > 1 },
    { name: t("photos.menu.before"), to: number - 2, isThere: number > 2 },
    { name: t("photos.menu.after"), to: number, isThere: number < count }
  ].filter(({ isThere }) => isThere)
  const step = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])]
    const at = buttons.findIndex((one) => one.matches(":focus"))
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === "Escape") close()
    else if (move === undefined) return
    else buttons.at((at + move) % buttons.length)?.focus()
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <span ref={box}>
      <PhotoButton
        ref={handle}
        icon="grip"
        label={t("photos.order", { number })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...(isOpen ? { "aria-controls": id } : {})}
        className={css.handle}
        {...drag}
        onClick={(event) => {
          if (!wasDragged() && ways.length > 0) setOpen(!isOpen)
          event.stopPropagation()
        }}
      />
      {isOpen ? (
        <div
          ref={list}
          id={id}
          role="menu"
          tabIndex={-1}
          className={css.menu}
          aria-label={t("photos.order", { number })}
          onKeyDown={step}
        >
          {ways.map(({ name, to }) => (
            <button
              key={name}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={css.item}
              onClick={() => {
                onMove(to)
                close()
              }}
            >
              {name}
            </button>
          ))}
        </div>
      ) : null}
    </span>
  )
}
