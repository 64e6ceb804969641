import { useEffect } from "react"
import { voucherListMachineOver } from "#core/cart/vouchers/voucher-list.machine.ts"
import { viewVoucherList } from "#core/cart/vouchers/voucher-list.view.ts"
import { groupsOf, type VoucherGroups } from "#core/vouchers/own-vouchers.rule.ts"
import { LinkButton } from "../../kit/Button.tsx"
import { Empty } from "../../kit/Empty.tsx"
import { DialogWait } from "../../kit/overlay/DialogWait.tsx"
import { Heading, Text } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useScreenActor, useShop } from "../../shop/shop.tsx"
import { useView } from "../../shop/useView.ts"
import { AccountShell } from "../AccountShell.tsx"
import { ClosedEntry, VoucherEntry } from "./VoucherEntry.tsx"
import * as css from "./Vouchers.css.ts"

/** A member's vouchers: what can be used, what will begin, and what is over with the reason. Specification 7, `/me/vouchers`. */
export const VouchersScreen = () => {
  const { t } = useWords()
  return <AccountShell title={t("profile.pages.vouchers")}>{() => <Vouchers />}</AccountShell>
}

const Vouchers = () => {
  const { t } = useWords()
  const { ports } = useShop()
  const [{ step, advice }, send] = useView(useScreenActor(voucherListMachineOver, ports.memberBag, {}), viewVoucherList)
  useEffect(() => {
    const retry = () => send({ type: "retry.wanted" })
    addEventListener("online", retry)
    return () => removeEventListener("online", retry)
  }, [send])
  if (advice === null)
    return (
      <DialogWait step={step === "failed" ? "unreachable" : "opening"} onRetry={() => send({ type: "retry.wanted" })} />
    )
  const groups = groupsOf(advice)
  if (groups.usable.length + groups.coming.length + groups.over.length === 0)
    return (
      <Empty title={t("vouchers.none.title")} text={t("vouchers.page.empty")}>
        <LinkButton to="/">{t("vouchers.page.shop")}</LinkButton>
      </Empty>
    )
  return <Groups groups={groups} />
}

const Groups = ({ groups: { usable, coming, over } }: { readonly groups: VoucherGroups }) => {
  const { t } = useWords()
  return (
    <>
      <Text prose>{t("vouchers.page.about")}</Text>
      <section className={css.group}>
        <Heading level={2} look="part">
          {t("vouchers.page.usable")}
        </Heading>
        {usable.length === 0 ? (
          <Text look="small" tone="muted">
            {t("vouchers.page.noneUsable")}
          </Text>
        ) : (
          <ul className={css.list}>
            {usable.map((voucher) => (
              <VoucherEntry key={voucher.id} voucher={voucher} />
            ))}
          </ul>
        )}
      </section>
      {(["coming", "over"] as const).map((name) => {
        const some = name === "coming" ? coming : over
        return some.length === 0 ? null : (
          <section key={name} className={css.group}>
            <Heading level={2} look="part">
              {t(`vouchers.page.${name}`)}
            </Heading>
            <ul className={css.list}>
              {some.map(({ voucher, problem }) => (
                <ClosedEntry key={voucher.id} voucher={voucher} problem={problem} />
              ))}
            </ul>
          </section>
        )
      })}
    </>
  )
}
