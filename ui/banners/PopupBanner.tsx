import { Dialog } from "radix-ui"
import { type MouseEvent, useEffect, useState } from "react"
import { useNavigate } from "react-router-dom"
import type { Banner } from "#core/banners/banner.ts"
import { popupMachineOver } from "#core/banners/popup.machine.ts"
import { popupOver } from "#core/banners/popup.usecases.ts"
import { viewPopup } from "#core/banners/popup.view.ts"
import { popupPlace } from "#core/banners/popup-place.rule.ts"
import { lazyEffects } from "#core/kernel/lazy-effects.ts"
import * as button from "../kit/Button.css.ts"
import { Button, LinkButton } from "../kit/Button.tsx"
import { cx } from "../kit/cx.ts"
import * as sheet from "../kit/overlay/Sheet.css.ts"
import { useBackCloses } from "../kit/overlay/useBackCloses.ts"
import { useLeaving } from "../kit/overlay/useLeaving.ts"
import { Icon } from "../kit/picture/Icon.tsx"
import { Picture } from "../kit/picture/Picture.tsx"
import { useWords } from "../messages/useWords.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useTurn } from "../shop/useTurn.ts"
import { useView } from "../shop/useView.ts"
import { whenNotTyping } from "../shop/when-not-typing.ts"
import * as css from "./PopupBanner.css.ts"

/** What the merchant shows over a page: once, or once in 24 h. Specification 4, Banner popup; D-49b. */
export const PopupBanner = ({ path }: { readonly path: string }) => {
  const { loadPort, local } = useShop()
  const [port] = useState(() =>
    popupOver(
      lazyEffects(() => loadPort("banners")),
      local.popups
    )
  )
  const [{ banner, wantsTurn }, send] = useView(useScreenActor(popupMachineOver, port, undefined), viewPopup)
  useEffect(() => {
    const place = popupPlace(path)
    if (place === undefined) {
      send({ type: "place.left" })
      return
    }
    return whenNotTyping(() => send({ type: "place.entered", place }))
  }, [path, send])
  useTurn("popup", wantsTurn, send)
  return banner ? <Open banner={banner} onClose={() => send({ type: "popup.closed" })} /> : null
}

const Open = ({ banner, onClose }: { readonly banner: Banner; readonly onClose: () => void }) => {
  const { t } = useWords()
  const navigate = useNavigate()
  useBackCloses(onClose)
  const [dim, content] = [useLeaving("fade"), useLeaving("down")]
  const picture = banner.narrow ?? banner.wide
  const follow = (event: MouseEvent) => {
    if (banner.link === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate(banner.link)
  }
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <div className={sheet.dim} data-sheet="" ref={dim} />
        <Dialog.Content className={css.popup} ref={content} {...(banner.text ? {} : { "aria-describedby": undefined })}>
          <Dialog.Close className={cx(button.iconButton, css.close)} aria-label={t("shop.close")}>
            <Icon name="close" size={24} />
          </Dialog.Close>
          {picture ? <Picture of={picture} shape="free" sizes="400px" alt="" className={css.picture} /> : null}
          <div className={css.words}>
            <Dialog.Title className={css.title}>{banner.title}</Dialog.Title>
            {banner.text ? <Dialog.Description className={css.text}>{banner.text}</Dialog.Description> : null}
            {banner.link ? (
              <LinkButton to={banner.link} whole onClick={follow}>
                {banner.action ?? banner.title}
              </LinkButton>
            ) : null}
            <Button look="ghost" whole onClick={onClose}>
              {t("shop.later")}
            </Button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
