import type { CSSProperties } from "react"
import type { Banner } from "#core/banners/banner.ts"
import { LinkButton } from "../../kit/Button.tsx"
import { cx } from "../../kit/cx.ts"
import { Picture } from "../../kit/picture/Picture.tsx"
import { Page } from "../../kit/text/Grid.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./HomeScreen.css.ts"

/** A banner of the merchant between the lists. */
export const PromoBanner = ({ banner }: { readonly banner: Banner }) => {
  const { t } = useWords()
  const picture = banner.wide ?? banner.narrow
  return (
    <article
      className={cx(css.promo, picture && css.pictured)}
      {...(picture && { style: { "--wall": picture.wall } as CSSProperties })}
    >
      {picture ? (
        <Picture
          of={picture}
          shape="free"
          sizes="(max-width: 991px) 92vw, 620px"
          alt=""
          className={cx(css.promoPicture, picture.ratio >= 1 && css.square)}
        />
      ) : null}
      <div className={css.promoWords}>
        <h3 className={css.promoTitle}>{banner.title}</h3>
        {banner.text ? <p className={css.promoText}>{banner.text}</p> : null}
        {banner.link ? (
          <LinkButton to={banner.link} look={picture ? "onPicture" : "onPlum"} size="small">
            {banner.action ?? t("catalogue.all")}
          </LinkButton>
        ) : null}
      </div>
    </article>
  )
}

/** The merchant's two wide banners, side by side if there is room. Specification 9: up to 2 teasers. */
export const PromoPair = ({ banners }: { readonly banners: ReadonlyArray<Banner> }) =>
  banners.length === 0 ? null : (
    <Page>
      <div className={css.two} data-teaser="">
        {banners.slice(0, 2).map((banner) => (
          <PromoBanner key={banner.id} banner={banner} />
        ))}
      </div>
    </Page>
  )
