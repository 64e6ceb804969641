import { type ReactNode, useEffect, useRef, useState } from "react"
import type { Banner } from "#core/banners/banner.ts"
import { floatingMachineOver } from "#core/banners/floating.machine.ts"
import { floatingOver } from "#core/banners/floating.usecases.ts"
import { viewFloating } from "#core/banners/floating.view.ts"
import { popupPlace } from "#core/banners/popup-place.rule.ts"
import { lazyEffects } from "#core/kernel/lazy-effects.ts"
import { IconButton } from "../kit/Button.tsx"
import { cx } from "../kit/cx.ts"
import { Picture } from "../kit/picture/Picture.tsx"
import { Link } from "../kit/text/Link.tsx"
import { useWords } from "../messages/useWords.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useTurn } from "../shop/useTurn.ts"
import { useView } from "../shop/useView.ts"
import * as css from "./FloatingBanners.css.ts"
import { useCovering } from "./useCovering.ts"

/** The merchant's banners at the edge of a page, while nothing else lies over it. Specification 9: up to 2 floating; D-49b. */
export const FloatingBanners = ({ path }: { readonly path: string }) => {
  const { t } = useWords()
  const { loadPort, local } = useShop()
  const [port] = useState(() =>
    floatingOver(
      lazyEffects(() => loadPort("banners")),
      local.floats
    )
  )
  const [{ floats, wantsTurn }, send] = useView(useScreenActor(floatingMachineOver, port, undefined), viewFloating)
  useEffect(() => {
    const place = popupPlace(path)
    send(place === undefined ? { type: "place.left" } : { type: "place.entered", place })
  }, [path, send])
  useTurn("banners", wantsTurn, send)
  const { banners, icon } = floats
  const stack = useRef<HTMLElement>(null)
  const isCovering = useCovering(stack, banners.length + (icon ? 1 : 0))
  if (banners.length === 0 && icon === undefined) return null
  const dismiss = (id: string) => () => send({ type: "banner.dismissed", id })
  return (
    <aside ref={stack} aria-label={t("shop.announcements")} className={cx(css.stack, isCovering && css.aside)}>
      {icon ? (
        <div className={css.app}>
          <Target of={icon} className={css.icon}>
            <Picture of={icon.wide ?? icon.narrow} sizes="56px" alt={icon.title} className={css.iconPicture} />
          </Target>
          <Close of={icon} className={css.iconClose} onClose={dismiss(icon.id)} />
        </div>
      ) : null}
      {banners.map((banner) => (
        <div key={banner.id} className={css.card}>
          <Target of={banner} className={css.link}>
            <Picture of={banner.narrow ?? banner.wide} sizes="60px" alt="" className={css.picture} />
            <span className={css.title}>{banner.title}</span>
          </Target>
          <Close of={banner} className={css.close} onClose={dismiss(banner.id)} />
        </div>
      ))}
    </aside>
  )
}

const Target = ({
  of: { link },
  className,
  children
}: {
  readonly of: Banner
  readonly className: string
  readonly children: ReactNode
}) =>
  link === undefined ? (
    <span className={className}>{children}</span>
  ) : (
    <Link to={link} className={className}>
      {children}
    </Link>
  )

const Close = ({
  of: { title },
  className,
  onClose
}: {
  readonly of: Banner
  readonly className: string
  readonly onClose: () => void
}) => {
  const { t } = useWords()
  return (
    <IconButton
      icon="close"
      iconSize={16}
      label={`${t("shop.close")}: ${title}`}
      className={className}
      onClick={onClose}
    />
  )
}
