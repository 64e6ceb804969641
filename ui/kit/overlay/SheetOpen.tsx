import { Dialog } from "radix-ui"
import { Suspense, useEffect, useRef, useState } from "react"
import { useWords } from "../../messages/useWords.ts"
import { useAppActor } from "../../shop/shop.tsx"
import * as button from "../Button.css.ts"
import { Icon } from "../picture/Icon.tsx"
import { Unseen } from "../text/Text.tsx"
import { focusHeading } from "./focus-heading.ts"
import * as css from "./Sheet.css.ts"
import { scrollFocus } from "./scroll-focus.ts"
import type { SheetProps } from "./sheet-props.ts"
import { useBackCloses } from "./useBackCloses.ts"
import { useLeaving } from "./useLeaving.ts"

// A dialog opened from another one returns to what opened the first: the second has no opener left.
let opener: Element | null = null

/** The second press of a double one follows within this time. */
const doublePressMs = 500

/** The dialog itself: focus stays in it, Escape closes it, and focus returns to what opened it. Rule 59. */
export const SheetOpen = ({
  title,
  about,
  place = "dialog",
  isUnasked = false,
  onClose,
  foot,
  children
}: SheetProps) => {
  const { t } = useWords()
  const [openedAt] = useState(() => location.pathname)
  const shownAt = useRef(Number.POSITIVE_INFINITY)
  const [from] = useState(() => {
    const active = document.activeElement
    if (!active?.closest("[role=dialog]")) opener = active
    return active
  })
  const [group] = useState(() => from?.closest("fieldset"))
  useBackCloses(onClose)
  const [dim, content] = [useLeaving("fade"), useLeaving(place === "drawer" ? "aside" : "down")]
  const overlays = useAppActor("overlays")
  useEffect(() => {
    const frame = requestAnimationFrame((at) => {
      shownAt.current = at
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  useEffect(() => {
    overlays.send({ type: "dialog.opened" })
    return () => overlays.send({ type: "dialog.closed" })
  }, [overlays])
  const giveBack = (event: Event) => {
    event.preventDefault()
    // The dialog it was opened from is still there.
    if (from instanceof HTMLElement && from.closest("[role=dialog]")) return from.focus({ preventScroll: true })
    // What opened it is gone, belongs to another page, or never was, after a reload: the heading of this page takes its place.
    const isHere = location.pathname === openedAt && opener instanceof HTMLElement && opener !== document.body
    if (isHere && opener instanceof HTMLElement && opener.isConnected) return opener.focus({ preventScroll: true })
    // What stands beside the opener, which has gone because of what was done.
    const beside = isHere && group?.isConnected ? group.querySelector("button") : null
    if (beside) return beside.focus({ preventScroll: true })
    focusHeading()
    // The page stood where its opener was: what has the focus now is in sight.
    if (isHere) document.querySelector("main h1")?.scrollIntoView({ block: "nearest" })
  }
  const focusField = (event: Event) => {
    const field = event.target instanceof Element ? event.target.querySelector("input") : null
    if (!isUnasked || field === null) return
    event.preventDefault()
    field.focus({ preventScroll: true })
  }
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        {/* Radix's own overlay locks scrolling by a style element, which the policy of the pages forbids. */}
        <div className={css.dim} data-sheet="" ref={dim} />
        <Dialog.Content
          className={css.place[place]}
          ref={content}
          onOpenAutoFocus={focusField}
          onCloseAutoFocus={giveBack}
          onPointerDownOutside={(event) => {
            // By the time of the press itself: a busy page hears of it later.
            const isMeantForPage = event.detail.originalEvent.timeStamp < shownAt.current + doublePressMs
            if (isUnasked && isMeantForPage) event.preventDefault()
          }}
          {...(about ? {} : { "aria-describedby": undefined })}
        >
          <span className={css.grip} />
          <div className={css.head}>
            <Dialog.Title className={css.title}>{title}</Dialog.Title>
            {/* The rest of a press that opened it, a double click or a key held down, does not close it. */}
            <Dialog.Close
              className={button.iconButton}
              aria-label={t("shop.close")}
              onClick={(event) => (event.detail > 1 ? event.preventDefault() : undefined)}
              onKeyDown={(event) => (event.repeat ? event.preventDefault() : undefined)}
            >
              <Icon name="close" size={24} />
            </Dialog.Close>
          </div>
          {about ? (
            <Unseen>
              <Dialog.Description>{about}</Dialog.Description>
            </Unseen>
          ) : null}
          <div className={css.body} ref={scrollFocus}>
            {/* What waits inside a dialog never hides the dialog itself, and with it the page behind. */}
            <Suspense fallback={<Unseen>{t("shop.loading")}</Unseen>}>{children}</Suspense>
          </div>
          {foot ? <div className={css.foot}>{foot}</div> : null}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
