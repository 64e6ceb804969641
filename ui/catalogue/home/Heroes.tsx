import type { CSSProperties } from "react"
import type { Banner } from "#core/banners/banner.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { LinkButton } from "../../kit/Button.tsx"
import { Carousel, Slide } from "../../kit/picture/Carousel.tsx"
import { Icon } from "../../kit/picture/Icon.tsx"
import { Picture } from "../../kit/picture/Picture.tsx"
import { Page } from "../../kit/text/Grid.tsx"
import { useWords } from "../../messages/useWords.ts"
import { threeColumns } from "../../theme/breakpoints.ts"
import * as css from "./HomeScreen.css.ts"
import { shortDate } from "./shortDate.ts"

/** The merchant's main banners: one, or several that only the reader turns. Rule 17. */
export const Heroes = ({ banners, now }: { readonly banners: ReadonlyArray<Banner>; readonly now: Instant }) => {
  const { t } = useWords()
  const [first, ...others] = banners
  if (first === undefined) return null
  return (
    <Page className={css.heroes}>
      {others.length === 0 ? (
        <Hero banner={first} now={now} when="first" />
      ) : (
        <Carousel label={t("home.hero")}>
          {banners.map((banner) => (
            <Slide key={banner.id} width="slide">
              <Hero banner={banner} now={now} when={banner === first ? "first" : "near"} />
            </Slide>
          ))}
        </Carousel>
      )}
    </Page>
  )
}

const Hero = ({
  banner,
  now,
  when
}: {
  readonly banner: Banner
  readonly now: Instant
  readonly when: "first" | "near"
}) => {
  const { t, date } = useWords()
  const { wide = banner.narrow, narrow = banner.wide } = banner
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
          <span className={css.heroUntil}>
            {t("home.until", { date: shortDate(date(banner.endsAt), banner.endsAt, now) })}
          </span>
        )}
        <h2 className={css.heroTitle}>{banner.title}</h2>
        {banner.text ? <p className={css.heroText}>{banner.text}</p> : null}
        {banner.link ? (
          <LinkButton to={banner.link} look="onPicture" className={css.heroAction}>
            {banner.action ?? t("catalogue.all")}
            <Icon name="arrow" />
          </LinkButton>
        ) : null}
      </div>
    </div>
  )
}
