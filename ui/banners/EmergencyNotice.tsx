import { type AnnouncedPlace, concerns } from "#core/banners/announcement.rule.ts"
import { IconButton, TextLink } from "../kit/Button.tsx"
import { cx } from "../kit/cx.ts"
import { Alert } from "../kit/text/Alert.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./EmergencyNotice.css.ts"
import { useAnnouncements } from "./useAnnouncements.ts"

/**
 * What holds up deliveries now, until it is closed. Specification 3, Banner.
 *
 * @param place the destination; without it only what concerns all deliveries is shown
 */
export const EmergencyNotice = ({
  place,
  className
}: {
  readonly place?: AnnouncedPlace | undefined
  readonly className?: string
}) => {
  const { t } = useWords()
  const [all, close] = useAnnouncements("emergency")
  const shown = all.filter((banner) => concerns(banner, place))
  if (shown.length === 0) return null
  return (
    <aside aria-label={t("shop.announcements")} className={cx(css.notice, className)}>
      <Alert
        look="warning"
        end={
          <IconButton
            icon="close"
            iconSize={16}
            label={t("shop.closeAnnouncement")}
            className={css.close}
            onClick={() => close(shown)}
          />
        }
      >
        {shown.map(({ id, title, link }) => (
          <p key={id}>
            {link === undefined ? (
              title
            ) : (
              <TextLink to={link} underlined>
                {title}
              </TextLink>
            )}
          </p>
        ))}
      </Alert>
    </aside>
  )
}
