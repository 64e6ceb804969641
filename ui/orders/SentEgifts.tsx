import { useEffect, useState } from "react"
import { formatRupiah } from "#core/kernel/money.ts"
import { runEffect } from "#core/kernel/run-effect.ts"
import type { SentEgift } from "#core/orders/egift/egift.ts"
import type { Order } from "#core/orders/order.ts"
import * as css from "../egift/Egift.css.ts"
import { Button } from "../kit/Button.tsx"
import { Badge } from "../kit/picture/Badge.tsx"
import { Heading, Text } from "../kit/text/Text.tsx"
import { useTexts } from "../messages/useTexts.ts"
import { useWords } from "../messages/useWords.ts"
import { useShop } from "../shop/shop.tsx"

/** The e-gifts of an order as their sender sees them: to whom, in which state, and of a code the first characters. D-68. */
export const SentEgifts = ({ order: { code }, orderKey }: { readonly order: Order; readonly orderKey: string }) => {
  useTexts("egift")
  const { t } = useWords()
  const { loadPort } = useShop()
  const [egifts, setEgifts] = useState<ReadonlyArray<SentEgift> | "failed">()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    const read = async () => {
      const port = await loadPort("egifts")
      const asked = { code, ...(orderKey !== "" && { key: orderKey }) }
      setEgifts((await runEffect(port.ofOrder(asked), leaving.signal)) as ReadonlyArray<SentEgift>)
    }
    void tries
    read().catch(() => (leaving.signal.aborted ? undefined : setEgifts("failed")))
    return () => leaving.abort()
  }, [code, orderKey, loadPort, tries])
  if (egifts !== undefined && egifts !== "failed" && egifts.length === 0) return null
  return (
    <section className={css.group} aria-busy={egifts === undefined}>
      <Heading level={2} look="part">
        {t("egift.sent.title")}
      </Heading>
      {egifts === undefined ? (
        <p className={css.quiet}>{t("egift.sent.loading")}</p>
      ) : egifts === "failed" ? (
        <div className={css.row} role="status">
          <Text look="small">{t("egift.sent.unread")}</Text>
          <Button look="secondary" size="small" onClick={() => setTries(tries + 1)}>
            {t("egift.sent.retry")}
          </Button>
        </div>
      ) : (
        <ul className={css.list}>
          {egifts.map((egift) => (
            <Sent key={`${egift.line} ${egift.unit}`} egift={egift} />
          ))}
        </ul>
      )}
    </section>
  )
}

const looks = {
  waiting: "info",
  sent: "success",
  opened: "success",
  saved: "success",
  withdrawn: "danger",
  expired: "warning"
} as const

const Sent = ({
  egift: { state, recipientName, value, masked, sendAt, sentAt, openedAt }
}: {
  readonly egift: SentEgift
}) => {
  const { t, moment } = useWords()
  const at =
    state === "waiting"
      ? t("egift.sent.at.waiting", { moment: moment(sendAt) })
      : openedAt !== undefined
        ? t("egift.sent.at.opened", { moment: moment(openedAt) })
        : sentAt !== undefined
          ? t("egift.sent.at.sent", { moment: moment(sentAt) })
          : undefined
  return (
    <li className={css.item}>
      <div className={css.row}>
        <b>{t("egift.sent.to", { name: recipientName })}</b>
        <Badge look={looks[state]}>{t(`egift.sent.state.${state}`)}</Badge>
      </div>
      <div className={css.row}>
        <span>{t("egift.sent.code", { masked })}</span>
        <b>{formatRupiah(value)}</b>
      </div>
      {at === undefined ? null : <p className={css.quiet}>{at}</p>}
    </li>
  )
}
