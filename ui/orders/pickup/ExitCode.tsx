import { useEffect, useState } from "react"
import { type Instant, instant } from "#core/kernel/moment.ts"
import { collectedAt } from "#core/orders/pickup/ready-by.rule.ts"
import { liveClock } from "#core/pickup/store-clock.rule.ts"
import type { Store } from "#core/stores/store.ts"
import { Button, LinkButton } from "../../kit/Button.tsx"
import { Badge } from "../../kit/picture/Badge.tsx"
import { Icon } from "../../kit/picture/Icon.tsx"
import { Heading, Text } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useStoreClock } from "../../pickup/useStoreClock.ts"
import { useShop } from "../../shop/shop.tsx"
import * as orderCss from "../OrderPage.css.ts"
import { CodePlate, type PickupProps } from "./CodePlate.tsx"
import * as css from "./PickupCode.css.ts"

/** What a buyer shows at the exit, over a clock that runs; then that staff have verified it, and when. D-66. */
export const ExitCode = ({ order, delivery }: PickupProps) => {
  const { t } = useWords()
  if (order.status === "picked_up" || order.status === "completed")
    return <Verified order={order} delivery={delivery} />
  if (order.status !== "ready_for_pickup") return null
  return (
    <section className={css.part} aria-label={t("pickup.exit")} data-tour="exit-code">
      <Badge look="warning">{t("pickup.exitWaits")}</Badge>
      <Heading level={2} look="section">
        {t("pickup.exit")}
      </Heading>
      <CodePlate order={order} delivery={delivery}>
        <LiveClock hours={delivery.store.hours} />
      </CodePlate>
      <Text look="small" tone="muted" className={css.centred}>
        {t("pickup.exitLive")}
      </Text>
    </section>
  )
}

/** Runs each second: a picture of the screen does not. */
const LiveClock = ({ hours }: { readonly hours: Store["hours"] }) => {
  const { t } = useWords()
  const { now } = useShop()
  const [at, setAt] = useState<Instant>(now)
  useEffect(() => {
    const ticking = setInterval(() => setAt(now()), 1000)
    return () => clearInterval(ticking)
  }, [now])
  return (
    <p className={css.live} role="timer">
      {t("pickup.live", { clock: liveClock(at, hours) })}
    </p>
  )
}

/** Said as soon as it is known, and still after a reload: the code counted once. */
const Verified = ({ order, delivery: { store } }: PickupProps) => {
  const { t } = useWords()
  const { now } = useShop()
  const clockOf = useStoreClock()
  const at = collectedAt(order)
  // The minute that had begun: the clock of a store rounds up.
  const minute = at === undefined ? undefined : instant(at - (at % 60_000))
  return (
    <section className={css.verified} aria-label={t("orders.selfCheckout.verified")}>
      <div className={css.part}>
        <span className={css.emblem}>
          <Icon name="check" size={32} />
        </span>
        <Heading level={2} look="section" className={css.centred}>
          {t("pickup.thanks", { name: order.contact.firstName })}
        </Heading>
        <Text className={css.centred}>
          {minute === undefined
            ? null
            : t("pickup.verifiedAt", { store: store.name, clock: clockOf(minute, now(), store.hours) })}
        </Text>
      </div>
      <div className={orderCss.actions}>
        <Button onClick={() => print()}>{t("pickup.receipt")}</Button>
        <LinkButton look="secondary" to={`/order?mode=self-checkout&store=${store.id}`}>
          {t("pickup.shopAgain")}
        </LinkButton>
      </div>
      <Text look="small" tone="muted" className={css.centred}>
        {t("pickup.usedOnce")}
      </Text>
    </section>
  )
}
