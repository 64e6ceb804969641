import { reviewFormPath } from "#core/catalogue/links.ts"
import { boughtGoods } from "#core/orders/history/bought-goods.rule.ts"
import { recentlyBoughtMachineOver } from "#core/orders/history/recently-bought.machine.ts"
import { viewRecentlyBought } from "#core/orders/history/recently-bought.view.ts"
import type { Order } from "#core/orders/order.ts"
import { Sheet } from "../kit/overlay/Sheet.tsx"
import { Icon } from "../kit/picture/Icon.tsx"
import { Picture } from "../kit/picture/Picture.tsx"
import { Link } from "../kit/text/Link.tsx"
import { Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import * as css from "./ShareExperience.css.ts"

/** The goods of an order, of which one is chosen to be reviewed. Specification 2, Modals: share experience. */
export const ShareExperience = ({
  lines,
  onClose
}: Pick<Order, "lines"> & {
  readonly onClose: () => void
}) => {
  const { t } = useWords()
  const { ports } = useShop()
  const [{ bought }] = useView(useScreenActor(recentlyBoughtMachineOver, ports.memberOrders, {}), viewRecentlyBought)
  const reviewed = new Set(bought.filter(({ isReviewed }) => isReviewed).map(({ goods }) => goods.product))
  return (
    <Sheet open title={t("orders.experience.title")} about={t("orders.experience.text")} onClose={onClose}>
      <Text tone="muted">{t("orders.experience.text")}</Text>
      <ul className={css.goods}>
        {boughtGoods(lines).map(({ product, name, brand, picture }) => (
          <li key={product}>
            <Link
              to={reviewFormPath({ id: product })}
              className={css.one}
              {...(reviewed.has(product) ? {} : { "aria-label": t("orders.experience.write", { product: name }) })}
            >
              <Picture of={picture} shape="small" sizes="72px" alt="" className={css.picture} />
              <span className={css.words}>
                <span className={css.brand}>{brand.name}</span>
                <span className={css.name}>{name}</span>
                {reviewed.has(product) ? (
                  <span className={css.done}>
                    <Icon name="check" size={16} />
                    {t("orders.experience.reviewed")}
                  </span>
                ) : null}
              </span>
              <Icon name="right" className={css.toEnd} />
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
