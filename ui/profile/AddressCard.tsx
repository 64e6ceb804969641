import { typedPhone } from "#core/kernel/phone.ts"
import type { SavedAddress } from "#core/profile/profile.ts"
import { Button } from "../kit/Button.tsx"
import { cx } from "../kit/cx.ts"
import { Badge } from "../kit/picture/Badge.tsx"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { Alert } from "../kit/text/Alert.tsx"
import { Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Forms.css.ts"

/** One address of the book, and what can be done with it. */
export const AddressCard = ({
  of: { address, isDefault },
  isSaved,
  onWrite,
  onRemove,
  onDefault
}: {
  readonly of: SavedAddress
  /** It was saved just now. */
  readonly isSaved: boolean
  readonly onWrite: () => void
  readonly onRemove: () => void
  readonly onDefault: () => void
}) => {
  const { t } = useWords()
  const { label, recipient, phone, line, village, district, city, province, postalCode, landmark, noteForCourier } =
    address
  const hints = [landmark, noteForCourier].filter(Boolean).join(" · ")
  const name = label === undefined ? recipient : `${label}, ${recipient}`
  return (
    <article className={cx(css.card, isDefault && css.chosen)} aria-label={name}>
      {isSaved ? (
        <Alert look="good" alert>
          {t("profile.saved")}
        </Alert>
      ) : null}
      <div className={css.between}>
        <span className={css.cardName}>
          <PageIcon name="pin" />
          {label ?? recipient}
        </span>
        {isDefault ? <Badge look="info">{t("profile.addresses.default")}</Badge> : null}
      </div>
      <Text look="small">
        {label === undefined ? "" : `${recipient} · `}
        {typedPhone(phone)}
      </Text>
      <Text look="small">
        {[line, village.name, district.name, `${city.kind} ${city.name}`, province.name, postalCode].join(", ")}
      </Text>
      {hints === "" ? null : (
        <Text look="small" tone="muted">
          {hints}
        </Text>
      )}
      <span className={css.cardEnd}>
        <Button look="secondary" size="small" aria-label={t("profile.addresses.changeOf", { name })} onClick={onWrite}>
          {t("profile.addresses.change")}
        </Button>
        {isDefault ? null : (
          <Button
            look="ghost"
            size="small"
            aria-label={t("profile.addresses.makeDefaultOf", { name })}
            onClick={onDefault}
          >
            {t("profile.addresses.makeDefault")}
          </Button>
        )}
        <Button
          look="ghost"
          size="small"
          className={css.dangerQuiet}
          aria-label={t("profile.addresses.removeOf", { name })}
          onClick={onRemove}
        >
          {t("profile.addresses.remove")}
        </Button>
      </span>
    </article>
  )
}
