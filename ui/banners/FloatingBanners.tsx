import { type ReactNode, useEffect, useRef, useState } from "react"
import type { Banner } from "#core/banners/banner.ts"
import { floatingMachineOver } from "#core/banners/floating.machine.ts"
import { floatingOver } from "#core/banners/floating.usecases.ts"
import { viewFloating } from "#core/banners/floating.view.ts"
import { popupPlace } from "#core/banners/popup-place.rule.ts"
import { lazyEffects } from "#core/kernel/lazy-effects.ts"
import { IconButton } from "../kit/Button.tsx"
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
  return (
    <aside
      ref={stack}
      aria-label={t("shop.floating")}
      className={css.stack}
      style={{ visibility: isCovering ? "hidden" : "visible" }}
    >
      {[...(icon ? [icon] : []), ...banners].map((banner) => (
        <div key={banner.id} className={css.card}>
          <Target of={banner}>
            <Picture
              of={banner.narrow ?? banner.wide}
              sizes="60px"
              alt={banner === icon ? banner.title : ""}
              className={css.picture}
            />
            {banner === icon ? null : banner.title}
          </Target>
          <IconButton
            icon="close"
            iconSize={16}
            label={`${t("shop.close")}: ${banner.title}`}
            onClick={() => send({ type: "banner.dismissed", id: banner.id })}
          />
        </div>
      ))}
    </aside>
  )
}

const Target = ({ of: { link }, children }: { readonly of: Banner; readonly children: ReactNode }) =>
  link === undefined ? (
    <span className={css.link}>{children}</span>
  ) : (
    <Link to={link} className={css.link}>
      {children}
    </Link>
  )
