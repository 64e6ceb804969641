import { formatRupiah } from "#core/kernel/money.ts"
import { orderHistoryMachineOver } from "#core/orders/history/order-history.machine.ts"
import { viewOrderHistory } from "#core/orders/history/order-history.view.ts"
import type { Order } from "#core/orders/order.ts"
import { viewTone } from "#core/orders/order-page.view.ts"
import { LazyBesideBag } from "../cart/LazyCartParts.ts"
import { Button, LinkButton, TextLink } from "../kit/Button.tsx"
import { Empty } from "../kit/Empty.tsx"
import { DialogWait } from "../kit/overlay/DialogWait.tsx"
import { Icon } from "../kit/picture/Icon.tsx"
import { Picture } from "../kit/picture/Picture.tsx"
import { Link } from "../kit/text/Link.tsx"
import { Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as orderCss from "../orders/OrderPage.css.ts"
import { nextOf } from "../orders/page/next-of.ts"
import { statusKey } from "../orders/pay/status-key.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import * as css from "./Account.css.ts"
import { AccountShell } from "./AccountShell.tsx"

const noLines: [] = []

/** A member's orders, newest first; goods as long as there are none. Specification 7; D-5. */
export const OrdersScreen = () => {
  const { t } = useWords()
  return <AccountShell title={t("profile.pages.orders")}>{() => <Orders />}</AccountShell>
}

const Orders = () => {
  const { t } = useWords()
  const { ports } = useShop()
  const [view, send] = useView(useScreenActor(orderHistoryMachineOver, ports.memberOrders, {}), viewOrderHistory)
  const retry = () => send({ type: "retry.wanted" })
  const more = () => send({ type: "more.wanted" })
  if (view.step === "reading" || view.step === "failed")
    return <DialogWait step={view.step === "reading" ? "opening" : "unreachable"} onRetry={retry} />
  if (view.step === "empty")
    return (
      <>
        <Empty title={t("profile.orders.empty")} text={t("profile.orders.emptyText")}>
          <LinkButton to="/">{t("profile.orders.shop")}</LinkButton>
          <Text look="small" tone="muted">
            {t("profile.orders.asGuest")}{" "}
            <TextLink to="/account/security" underlined>
              {t("profile.orders.confirm")}
            </TextLink>
          </Text>
        </Empty>
        <LazyBesideBag lines={noLines} />
      </>
    )
  return (
    <>
      {view.orders.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
      {view.more === "none" ? null : (
        <Button look="secondary" busy={view.more === "coming"} onClick={more}>
          {t(view.more === "failed" ? "shop.failed.retry" : "profile.orders.more")}
        </Button>
      )}
    </>
  )
}

const OrderRow = ({ order }: { readonly order: Order }) => {
  const words = useWords()
  const { t, moment } = words
  const next = nextOf(order, words)
  const [first, ...others] = order.lines
  return (
    <Link to={`/orders/${order.code}`} className={css.order}>
      <span className={css.orderHead}>
        <span className={orderCss.tone[viewTone(order)]}>{t(statusKey(order))}</span>
        <Text as="span" look="small" tone="muted">
          {moment(order.placedAt)}
        </Text>
      </span>
      <span className={css.ordered}>
        <Picture of={first?.goods.picture} shape="small" sizes="72px" alt="" />
        <span className={css.entryText}>
          <Text as="span" look="label">
            {first?.goods.name ?? ""}
          </Text>
          {others.length === 0 ? null : (
            <span className={css.what}>{t("profile.orders.others", { count: others.length })}</span>
          )}
        </span>
        <Icon name="right" />
      </span>
      {next === undefined ? null : <span className={css.next}>{next}</span>}
      <span className={css.orderFoot}>
        <Text as="span" look="small" tone="muted">
          {order.code}
        </Text>
        <b>{formatRupiah(order.totals.payable)}</b>
      </span>
    </Link>
  )
}
