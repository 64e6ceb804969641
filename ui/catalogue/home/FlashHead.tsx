import { Fragment } from "react"
import type { Banner } from "#core/banners/banner.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { TextLink } from "../../kit/Button.tsx"
import { Icon } from "../../kit/picture/Icon.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./FlashHead.css.ts"
import { useCountdown } from "./useCountdown.ts"

/** The name of a flash sale, how long it lasts by the clock of the shop, and the way to all of its goods. Look, campaign home. */
export const FlashHead = ({ banner, now }: { readonly banner: Banner; readonly now: Instant }) => {
  const { t } = useWords()
  const { title, text, link, action, endsAt } = banner
  return (
    <div className={css.head}>
      <div className={css.words}>
        <h3 className={css.title}>{title}</h3>
        {text ? <p className={css.text}>{text}</p> : null}
      </div>
      {endsAt === undefined ? null : <FlashClock endsAt={endsAt} now={now} />}
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
  const { over, days, hours, minutes, seconds } = useCountdown(endsAt, now)
  if (over) return <p className={css.text}>{t("home.ended")}</p>
  const parts = [
    [days * 24 + hours, t("home.hours")],
    [minutes, t("home.minutes")],
    [seconds, t("home.seconds")]
  ] as const
  return (
    <span className={css.clock} role="timer" aria-label={t("home.timeLeft", { hours: parts[0][0], minutes })}>
      {parts.map(([left, unit], place) => (
        <Fragment key={unit}>
          {place > 0 ? <span className={css.colon}>:</span> : null}
          <span className={css.part}>
            <i className={css.digits}>{String(left).padStart(2, "0")}</i>
            <span className={css.unit}>{unit}</span>
          </span>
        </Fragment>
      ))}
    </span>
  )
}
