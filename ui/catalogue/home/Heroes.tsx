import type { CSSProperties } from "react"
import type { Banner } from "#core/banners/banner.ts"
import { LinkButton } from "../../kit/Button.tsx"
import { Carousel, Slide } from "../../kit/picture/Carousel.tsx"
import { Icon } from "../../kit/picture/Icon.tsx"
import { Picture } from "../../kit/picture/Picture.tsx"
import { Page } from "../../kit/text/Grid.tsx"
import { useWords } from "../../messages/useWords.ts"
import { threeColumns } from "../../theme/breakpoints.ts"
import * as css from "./HomeScreen.css.ts"

/** The merchant's main banners: one, or several that only the reader turns. Rule 17. */
export const Heroes = ({ banners }: { readonly banners: ReadonlyArray<Banner> }) => {
  const { t } = useWords()
  const [first, ...others] = banners
  if (first === undefined) return null
  return (
    <Page className={css.heroes}>
      {others.length === 0 ? (
        <Hero banner={first} first />
      ) : (
        <Carousel label={t("catalogue.home.hero")}>
          {banners.map((banner) => (
            <Slide key={banner.id} width="slide">
              <Hero banner={banner} first={banner === first} />
            </Slide>
          ))}
        </Carousel>
      )}
    </Page>
  )
}

const Hero = ({ banner, first }: { readonly banner: Banner; readonly first: boolean }) => {
  const { t, date } = useWords()
  const { wide = banner.narrow, narrow = banner.wide } = banner
  const when = first ? "first" : "near"
  return (
    <div className={css.hero} style={{ "--wall": narrow?.wall } as CSSProperties}>
      <Picture
        of={narrow}
        shape="free"
        sizes="100vw"
        alt=""
        when={when}
        className={css.heroPicture}
        wide={wide && { of: wide, media: threeColumns, sizes: "(min-width: 1312px) 1248px, 100vw" }}
      />
      <div className={css.heroWords}>
        {banner.endsAt === undefined ? null : (
          // The year would break the line, and is this one or the next.
          <span className={css.heroUntil}>{t("catalogue.home.until", { date: date(banner.endsAt).slice(0, -5) })}</span>
        )}
        <h2 className={css.heroTitle}>{banner.title}</h2>
        {banner.text ? <p className={css.heroText}>{banner.text}</p> : null}
        {banner.link ? (
          <LinkButton to={banner.link} look="onPicture" className={css.heroAction}>
            {banner.action ?? t("catalogue.home.shopHero")}
            <Icon name="arrow" />
          </LinkButton>
        ) : null}
      </div>
    </div>
  )
}
