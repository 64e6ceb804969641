import type { ShopFrame } from "#core/stores/shop-identity.ts"
import { Icon } from "../../kit/picture/Icon.tsx"
import type { IconName } from "../../kit/picture/icons.ts"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./Footer.css.ts"

/** What the shop promises, as far as it works. */
export const FooterPromises = ({ shop }: { readonly shop: ShopFrame }) => {
  const { t } = useWords()
  return (
    <>
      {shop.isSample ? (
        <Promised icon="shield" title={t("shop.footer.original")} text={t("shop.footer.originalText")} />
      ) : null}
      <Promised icon="back" title={t("shop.footer.returns")} text={t("shop.footer.returnsText")} />
      {shop.stores > 0 ? (
        <Promised
          icon="store"
          title={t("shop.footer.stores", { count: shop.stores })}
          text={t("shop.footer.storesText")}
        />
      ) : null}
    </>
  )
}

const Promised = ({
  icon,
  title,
  text
}: {
  readonly icon: IconName
  readonly title: string
  readonly text: string
}) => (
  <p className={css.promise}>
    <Icon name={icon} className={css.sign} />
    <span>
      <b className={css.strong}>{title}</b>
      {text}
    </span>
  </p>
)
