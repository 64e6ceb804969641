import { Dialog } from "radix-ui"
import { useEffect, useRef, useState } from "react"
import { Button } from "../kit/Button.tsx"
import { useBackCloses } from "../kit/overlay/useBackCloses.ts"
import { Unseen } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Coachmark.css.ts"
import { usePlaced } from "./usePlaced.ts"

/** One step of a tour beside what it explains. Escape, Back and a press beside it leave the tour. Rule 56; machines 7, Q6. */
export const Coachmark = ({
  element,
  anchor,
  step,
  steps,
  onNext,
  onBack,
  onSkip
}: {
  readonly element: HTMLElement
  readonly anchor: string
  /** From 1 on. */
  readonly step: number
  readonly steps: number
  readonly onNext: () => void
  readonly onBack: () => void
  readonly onSkip: () => void
}) => {
  const { t, say } = useWords()
  const [opener] = useState(() => document.activeElement)
  const [card, setCard] = useState<HTMLElement | null>(null)
  const standing = usePlaced(element, card)
  const next = useRef<HTMLButtonElement>(null)
  useBackCloses(onSkip)
  useTapThrough(element, onNext)
  const begin = (event: Event) => {
    event.preventDefault()
    next.current?.focus({ preventScroll: true })
  }
  const giveBack = (event: Event) => {
    event.preventDefault()
    const back = opener instanceof HTMLElement && opener !== document.body ? opener : focusableIn(element)
    back?.focus({ preventScroll: true })
  }
  const isLast = step === steps
  return (
    <Dialog.Root open onOpenChange={onSkip}>
      <Dialog.Portal>
        {/* Dark but for what is explained; what lies behind stands still. */}
        <div className={css.light} data-sheet="" style={standing?.light} />
        <Dialog.Content
          ref={setCard}
          className={css.card}
          style={standing ? { left: standing.left, top: standing.top } : { opacity: 0 }}
          onOpenAutoFocus={begin}
          // A tap on what is explained is no press beside the tour. It is reported after the click, at the next step
          // already; nothing else of the page can be pressed meanwhile.
          onInteractOutside={(event) => {
            if (event.target instanceof Element && event.target.closest("[data-tour]")) event.preventDefault()
          }}
          onCloseAutoFocus={giveBack}
        >
          <span className={css.arrow[standing?.side ?? "below"]} style={{ left: standing?.arrow }} />
          <div aria-live="polite">
            <Dialog.Title className={css.title}>{say(`tours.step.${anchor}.title`)}</Dialog.Title>
            <Dialog.Description className={css.text}>{say(`tours.step.${anchor}.text`)}</Dialog.Description>
            <Unseen>{t("tours.count", { step, steps })}</Unseen>
          </div>
          <div className={css.foot}>
            <span className={css.count} aria-hidden="true">
              {step}/{steps}
            </span>
            {isLast ? null : (
              <Button look="ghost" size="small" onClick={onSkip}>
                {t("tours.skip")}
              </Button>
            )}
            {step === 1 ? null : (
              <Button look="secondary" size="small" onClick={onBack}>
                {t("tours.back")}
              </Button>
            )}
            <Button ref={next} size="small" onClick={onNext}>
              {t(isLast ? "tours.done" : "tours.next")}
            </Button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Lets a tap reach the element that a step explains, and goes to the next step: what was asked for is done. */
const useTapThrough = (element: HTMLElement, onTapped: () => void): void => {
  const tapped = useRef(onTapped)
  useEffect(() => {
    tapped.current = onTapped
  })
  useEffect(() => {
    const { pointerEvents } = element.style
    element.style.pointerEvents = "auto"
    // A label presses its field as well: one tap is one step.
    const once = () => tapped.current()
    element.addEventListener("click", once, { once: true })
    return () => {
      element.style.pointerEvents = pointerEvents
      element.removeEventListener("click", once)
    }
  }, [element])
}

/** The first thing inside that takes focus; if nothing else had it before the tour. */
const focusableIn = (element: HTMLElement): HTMLElement | null =>
  element.querySelector<HTMLElement>("a[href], button:not([disabled]), input:not([disabled]), select, textarea")
