import { useEffect } from "react"
import { formatRupiah, rupiah } from "#core/kernel/money.ts"
import type { PointsPage } from "#core/orders/points/ledger.ts"
import { pointHistoryMachineOver } from "#core/orders/points/point-history.machine.ts"
import { viewPointHistory } from "#core/orders/points/point-history.view.ts"
import { pointBase } from "#core/points/points.ts"
import { Button, LinkButton } from "../../kit/Button.tsx"
import { Empty } from "../../kit/Empty.tsx"
import { DialogWait } from "../../kit/overlay/DialogWait.tsx"
import { PageIcon } from "../../kit/picture/PageIcon.tsx"
import { Heading, Text } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useScreenActor, useShop } from "../../shop/shop.tsx"
import { useView } from "../../shop/useView.ts"
import { AccountShell } from "../AccountShell.tsx"
import { PointEntries } from "./PointEntries.tsx"
import { PointRules, PointWays } from "./PointRules.tsx"
import * as css from "./PointsScreen.css.ts"

/** A member's points: what can be spent now, how they come, and every movement in words. D-29. */
export const PointsScreen = () => {
  const { t } = useWords()
  return <AccountShell title={t("profile.pages.points")}>{() => <Points />}</AccountShell>
}

const Points = () => {
  const { t } = useWords()
  const { ports } = useShop()
  const [view, send] = useView(useScreenActor(pointHistoryMachineOver, ports.points, {}), viewPointHistory)
  useEffect(() => {
    const seen = () => (document.visibilityState === "visible" ? send({ type: "page.seen" }) : undefined)
    document.addEventListener("visibilitychange", seen)
    return () => document.removeEventListener("visibilitychange", seen)
  }, [send])
  if (view.step !== "shown")
    return (
      <DialogWait
        step={view.step === "reading" ? "opening" : "unreachable"}
        onRetry={() => send({ type: "retry.wanted" })}
      />
    )
  const { page, more } = view
  return (
    <>
      <Balance page={page} />
      <PointWays value={page.value} />
      {page.entries.length === 0 ? (
        <Empty
          title={t("points.page.empty")}
          text={t("points.page.emptyText", { amount: formatRupiah(rupiah(pointBase)) })}
        >
          <LinkButton to="/">{t("points.page.shop")}</LinkButton>
        </Empty>
      ) : (
        <>
          <Heading level={2} look="part">
            {t("points.page.history")}
          </Heading>
          <PointEntries entries={page.entries} />
        </>
      )}
      {more === "none" ? null : (
        <Button look="secondary" busy={more === "coming"} onClick={() => send({ type: "more.wanted" })}>
          {t(more === "failed" ? "shop.failed.retry" : "points.page.more")}
        </Button>
      )}
      <PointRules />
    </>
  )
}

const Balance = ({ page: { balance, held, value } }: { readonly page: PointsPage }) => {
  const { t, count } = useWords()
  return (
    <section className={css.balance} aria-label={t("points.page.balance")}>
      <Text look="small">{t(balance < 0 ? "points.page.balanceBelow" : "points.page.balance")}</Text>
      <p className={css.sum}>
        <span className={css.number}>{count(balance)}</span> {t("points.page.unit")}
      </p>
      <Text look="small">
        {balance < 0
          ? t("points.page.negative")
          : t("points.page.worth", { amount: formatRupiah(rupiah(balance * value)) })}
      </Text>
      {held > 0 ? (
        <p className={css.held}>
          <PageIcon name="clock" size={20} />
          {t("points.page.held", { points: count(held) })}
        </p>
      ) : null}
    </section>
  )
}
