import { formatRupiah } from "#core/kernel/money.ts"
import { orderHistoryMachineOver } from "#core/orders/history/order-history.machine.ts"
import { viewOrderHistory } from "#core/orders/history/order-history.view.ts"
import type { Order } from "#core/orders/order.ts"
import { viewTone } from "#core/orders/order-page.view.ts"
import { Button } from "../../kit/Button.tsx"
import { Icon } from "../../kit/picture/Icon.tsx"
import { Picture } from "../../kit/picture/Picture.tsx"
import { Bones } from "../../kit/Skeleton.tsx"
import { Link } from "../../kit/text/Link.tsx"
import { Heading, Unseen } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as orderCss from "../../orders/OrderPage.css.ts"
import { statusKey } from "../../orders/pay/status-key.ts"
import { useScreenActor, useShop } from "../../shop/shop.tsx"
import { useView } from "../../shop/useView.ts"
import * as css from "./Overview.css.ts"

const lines = ["name", "line"] as const

/** The newest order of a member; what stands here keeps its height while it is read, and if there is none. Specification 7, Orders. */
export const LastOrder = () => {
  const { t } = useWords()
  const { ports } = useShop()
  const [view, send] = useView(useScreenActor(orderHistoryMachineOver, ports.memberOrders, {}), viewOrderHistory)
  const [last] = view.orders
  return (
    <section className={css.part} aria-labelledby="last-order">
      <div className={css.head}>
        <Heading level={2} look="part" id="last-order">
          {t("profile.last.title")}
        </Heading>
        {last === undefined ? null : (
          <Link to="/account/orders" className={css.all}>
            {t("profile.last.all")}
          </Link>
        )}
      </div>
      {last === undefined ? null : <Newest order={last} />}
      {view.step === "reading" ? (
        <div className={css.box} role="status" aria-busy="true">
          <Unseen>{t("shop.loading")}</Unseen>
          <span className={css.words}>
            <Bones of={lines} />
          </span>
        </div>
      ) : null}
      {view.step === "failed" ? (
        <div className={css.box}>
          <span className={css.words}>{t("shop.failed.unreachable.title")}</span>
          <Button look="secondary" size="small" onClick={() => send({ type: "retry.wanted" })}>
            {t("shop.failed.retry")}
          </Button>
        </div>
      ) : null}
      {view.step === "empty" ? (
        <Link to="/" className={css.box}>
          <span className={css.sign}>
            <Icon name="bag" />
          </span>
          <span className={css.words}>
            <b className={css.name}>{t("profile.orders.empty")}</b>
            <span className={css.quiet}>{t("profile.last.begin")}</span>
          </span>
          <Icon name="right" />
        </Link>
      ) : null}
    </section>
  )
}

const Newest = ({ order }: { readonly order: Order }) => {
  const { t, date } = useWords()
  const [first] = order.lines
  return (
    <Link to={`/orders/${order.code}`} className={css.box}>
      <Picture of={first?.goods.picture} shape="small" sizes="64px" alt="" className={css.picture} />
      <span className={css.words}>
        <span className={orderCss.tone[viewTone(order)]}>{t(statusKey(order))}</span>
        <span className={css.quiet}>
          {date(order.placedAt)} · {formatRupiah(order.totals.payable)}
        </span>
        <Unseen>{order.code}</Unseen>
      </span>
      <Icon name="right" />
    </Link>
  )
}
