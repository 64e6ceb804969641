import type { Banner } from "#core/banners/banner.ts"
import { calendarPath } from "#core/banners/calendar.rule.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { isSoldOut } from "#core/pricing/sold-share.rule.ts"
import { TextLink } from "../../kit/Button.tsx"
import { Icon } from "../../kit/picture/Icon.tsx"
import { useWords } from "../../messages/useWords.ts"
import { Digits } from "./Digits.tsx"
import * as css from "./FlashHead.css.ts"
import { TimeLeft } from "./TimeLeft.tsx"

/** Minutes before its end in which a sale says that it ends soon. Look, campaign home. */
const soonMinutes = 10

/** The name of a flash sale, when it begins or how long it lasts by the clock of the shop, and the way to all of its goods. Look, campaign home. */
export const FlashHead = ({ banner, now }: { readonly banner: Banner; readonly now: Instant }) => {
  const { t, moment } = useWords()
  const { id, title, text, link, action, startsAt, endsAt, products } = banner
  const isGone = isSoldOut(products)
  const said = isGone ? t("home.soldOut") : text
  return (
    <div className={css.head}>
      <div className={css.words}>
        <h3 className={css.title}>{title}</h3>
        {said ? <p className={css.text}>{said}</p> : null}
      </div>
      {startsAt !== undefined ? (
        <p className={css.start}>
          {t("home.starts", { at: moment(startsAt) })}
          <a className={css.remind} href={calendarPath(id)} download>
            {t("home.remind")}
          </a>
        </p>
      ) : isGone || endsAt === undefined ? null : (
        <FlashClock endsAt={endsAt} now={now} />
      )}
      {link ? (
        <TextLink to={link} className={css.all}>
          {action ?? t("catalogue.all")} <Icon name="arrow" size={16} />
        </TextLink>
      ) : null}
    </div>
  )
}

const FlashClock = ({ endsAt, now }: { readonly endsAt: Instant; readonly now: Instant }) => {
  const { t } = useWords()
  return (
    <TimeLeft
      until={endsAt}
      now={now}
      draw={({ days, hours: ofDay, minutes, seconds }, label) => {
        const hours = days * 24 + ofDay
        return (
          <Digits
            parts={[hours, minutes, seconds]}
            label={label}
            units={[t("home.hours"), t("home.minutes"), t("home.seconds")]}
            look={hours === 0 && minutes < soonMinutes ? css.soon : css.calm}
          />
        )
      }}
    />
  )
}
