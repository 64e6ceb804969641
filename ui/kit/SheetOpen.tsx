import { Dialog } from "radix-ui"
import { useWords } from "../messages/useWords.ts"
import * as button from "./Button.css.ts"
import { Icon } from "./Icon.tsx"
import * as css from "./Sheet.css.ts"
import type { SheetProps } from "./Sheet.tsx"
import { Unseen } from "./Text.tsx"

/** The dialog itself: focus stays in it, Escape closes it, and focus returns to what opened it. Rule 59. */
export const SheetOpen = ({ title, about, place = "dialog", onClose, foot, children }: SheetProps) => {
  const { t } = useWords()
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className={css.dim} />
        <Dialog.Content className={css.place[place]} {...(about ? {} : { "aria-describedby": undefined })}>
          <span className={css.grip} />
          <div className={css.head}>
            <Dialog.Title className={css.title}>{title}</Dialog.Title>
            <Dialog.Close className={button.iconButton} aria-label={t("shop.close")}>
              <Icon name="close" size={24} />
            </Dialog.Close>
          </div>
          {about ? (
            <Unseen>
              <Dialog.Description>{about}</Dialog.Description>
            </Unseen>
          ) : null}
          <div className={css.body}>{children}</div>
          {foot ? <div className={css.foot}>{foot}</div> : null}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
