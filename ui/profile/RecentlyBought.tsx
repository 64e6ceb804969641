import { recentlyBoughtMachineOver } from "#core/orders/history/recently-bought.machine.ts"
import { viewRecentlyBought } from "#core/orders/history/recently-bought.view.ts"
import { goodsPath } from "#core/pricing/goods-path.rule.ts"
import { Badge } from "../kit/picture/Badge.tsx"
import { Picture } from "../kit/picture/Picture.tsx"
import { Verified } from "../kit/picture/Verified.tsx"
import { Link } from "../kit/text/Link.tsx"
import { Heading } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import * as css from "./Account.css.ts"

/** What a member bought lately; REVIEWED if they have reviewed it. Specification 2, Product card. */
export const RecentlyBought = () => {
  const { t } = useWords()
  const { ports } = useShop()
  const [view] = useView(useScreenActor(recentlyBoughtMachineOver, ports.memberOrders, {}), viewRecentlyBought)
  // Lists that cannot be loaded are empty. Specification 8.
  if (view.bought.length === 0) return null
  return (
    <section>
      <Heading level={2} look="part">
        {t("profile.bought")}
      </Heading>
      <div className={css.bought}>
        {view.bought.map(({ goods, order, isReviewed }) => (
          <Link key={`${order} ${goods.combination}`} to={goodsPath(goods)} className={css.boughtOne}>
            <Picture of={goods.picture} sizes="169px" alt="" />
            <span>{goods.name}</span>
            {isReviewed ? (
              <Badge look="info" lang="en">
                <Verified />
                REVIEWED
              </Badge>
            ) : null}
          </Link>
        ))}
      </div>
    </section>
  )
}
