import { formatRupiah } from "#core/kernel/money.ts"
import type { Order } from "#core/orders/order.ts"
import type { OrderPageView } from "#core/orders/order-page.view.ts"
import { Coming } from "../account/MemberOnly.tsx"
import { useMember } from "../account/useMember.ts"
import { EmergencyNotice } from "../banners/EmergencyNotice.tsx"
import { Alert } from "../kit/text/Alert.tsx"
import { Page } from "../kit/text/Grid.tsx"
import { useWords } from "../messages/useWords.ts"
import { Head } from "../shop/Head.tsx"
import { useTopIfCancelled, useTopIfConfirmed } from "./just-confirmed.ts"
import { OrderActions, type Send } from "./OrderActions.tsx"
import { isJustToPay, OrderHead } from "./OrderHead.tsx"
import * as css from "./OrderPage.css.ts"
import { OrderDelivery, OrderItems } from "./OrderParts.tsx"
import { OrderWait } from "./OrderWait.tsx"
import { Parcel } from "./Parcel.tsx"
import {
  LazyAccountOffer,
  LazyCancelDialog,
  LazyDeviceNotices,
  LazyOtherPaymentDialog,
  LazyPickupCode,
  LazyPreOrderDay,
  LazyReceipt,
  LazyReturnNews,
  LazySentEgifts
} from "./page/lazy-parts.ts"
import { OrderFacts } from "./page/OrderCode.tsx"
import { OrderHistory } from "./page/OrderHistory.tsx"
import { OrderLinks } from "./page/OrderLinks.tsx"
import { PayBox } from "./pay/PayBox.tsx"
import { useAgain } from "./useAgain.ts"
import { useOrder } from "./useOrder.ts"
import { WhatNext } from "./WhatNext.tsx"

/** An order: what to do next, what was ordered, where it is. Rule 53; D-62. */
export const OrderPageScreen = () => {
  const { t } = useWords()
  const { code, view, send, actor } = useOrder()
  useAgain({ actor })
  const isComing = useMember().kind === "coming"
  const head = <Head title={t("orders.title", { code })} description={t("orders.lookup.text")} noindex />
  if (view.order === null && isComing)
    return (
      <>
        {head}
        <Coming />
      </>
    )
  return (
    <Page className={css.page}>
      {head}
      {view.order === null ? (
        <OrderWait step={view.step} code={code} onRetry={() => send({ type: "retry.wanted" })} />
      ) : (
        <Shown order={view.order} view={view} send={send} />
      )}
    </Page>
  )
}

const Shown = ({ order, view, send }: { readonly order: Order; readonly view: OrderPageView; readonly send: Send }) => {
  const { t } = useWords()
  useTopIfConfirmed(order.code)
  useTopIfCancelled(order, view.busy)
  // Its news come before its goods while it is on its way.
  const isFollowed = view.awaitsParcel && !view.mayPay
  return (
    <>
      {view.hasReceipt ? <LazyReceipt order={order} /> : null}
      <OrderHead order={order} view={view} />
      <div className={css.sides}>
        <div className={css.column}>
          {order.delivery.kind === "ship" && view.awaitsParcel ? (
            <EmergencyNotice place={order.delivery.address} />
          ) : null}
          {view.news ? (
            <Alert look="warning">{t(`orders.money.${view.news}`, { amount: formatRupiah(view.newsSum) })}</Alert>
          ) : null}
          {view.releasedAt === undefined ? null : (
            <LazyPreOrderDay postponed={order.postponed} view={view} send={send} />
          )}
          {order.delivery.kind === "message" && view.hasReceipt ? (
            <LazySentEgifts key={order.status} order={order} orderKey={view.key} />
          ) : null}
          {order.claim ? <LazyReturnNews claim={order.claim} /> : null}
          {order.delivery.kind === "pickup" && !isJustToPay(view) ? (
            <LazyPickupCode order={order} delivery={order.delivery} />
          ) : null}
          {isJustToPay(view) ? null : <Parcel order={order} view={view} />}
          {view.mayPay && !view.isRejected ? <PayBox payment={order.payment} /> : null}
          <OrderActions order={order} view={view} send={send} />
          {isJustToPay(view) ? (
            <>
              <WhatNext order={order} />
              <OrderFacts order={order} />
            </>
          ) : null}
          {view.mayPay && view.key !== "" ? <LazyAccountOffer order={order} /> : null}
          {isFollowed ? <OrderHistory order={order} /> : null}
        </div>
        {/* Beside the rest on wide screens, before it on a phone. */}
        <div className={css.aside}>
          <OrderItems order={order} />
        </div>
        <div className={css.column}>
          {view.hasNews ? <LazyDeviceNotices /> : null}
          <OrderDelivery order={order} awaitsParcel={view.awaitsParcel} />
          {isFollowed ? null : <OrderHistory order={order} />}
          <OrderLinks order={order} view={view} send={send} />
        </div>
      </div>
      {view.askingOther ? <LazyOtherPaymentDialog view={view} send={send} /> : null}
      {view.asking ? (
        <LazyCancelDialog view={view} send={send} onClose={() => send({ type: "cancel.dropped" })} />
      ) : null}
    </>
  )
}
