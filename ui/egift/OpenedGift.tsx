import { instant } from "#core/kernel/moment.ts"
import { formatRupiah, rupiah } from "#core/kernel/money.ts"
import type { ReceivedEgiftView } from "#core/orders/egift/received-egift.view.ts"
import { Button, LinkButton } from "../kit/Button.tsx"
import { lazyPart } from "../kit/overlay/lazy-part.tsx"
import { Badge } from "../kit/picture/Badge.tsx"
import { Picture } from "../kit/picture/Picture.tsx"
import { Alert } from "../kit/text/Alert.tsx"
import { Copy } from "../kit/text/Copy.tsx"
import { Heading, Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Egift.css.ts"
import { GiftThanks } from "./GiftThanks.tsx"
import { SealedEnvelope } from "./SealedEnvelope.tsx"
import { ShownCode } from "./ShownCode.tsx"

const LazyGiftGoods = lazyPart(async () => (await import("./GiftGoods.tsx")).GiftGoods, "quiet")

/** What was in the envelope: the message first, then the value and its way into the account. */
export const OpenedGift = ({
  view: { gift, template, step, busy, problem, code },
  isFresh,
  onSave,
  onOther
}: {
  readonly view: ReceivedEgiftView
  /** Opened just now, on this page: the envelope opens over its picture. */
  readonly isFresh: boolean
  readonly onSave: () => void
  readonly onOther: () => void
}) => {
  const { t, date } = useWords()
  if (gift === null) return null
  const isSaved = step === "saved"
  const day = date(instant(gift.expiresAt - 1))
  return (
    <>
      <div className={css.card}>
        <div className={css.stage}>
          <Picture of={template?.picture} sizes="480px" shape="free" className={css.art} when="first" />
          {isFresh ? <SealedEnvelope of={template?.picture} opens /> : null}
        </div>
        <div className={css.said}>
          <Text look="small">{t("egift.gift.to", { name: gift.recipientName })}</Text>
          <Heading level={1} look="sheet">
            {gift.message ? (
              <span className={css.quote}>“{gift.message}”</span>
            ) : (
              t("egift.gift.from", { sender: gift.sender })
            )}
          </Heading>
          {gift.message ? <Text look="label">— {gift.sender}</Text> : null}
        </div>
      </div>
      <section className={css.balance} aria-label={t("egift.gift.balance")}>
        <Text look="small">{t("egift.gift.balance")}</Text>
        <div className={css.row}>
          <span className={css.value}>{formatRupiah(gift.value ?? rupiah(0))}</span>
          <Badge look="success">{t(isSaved ? "egift.gift.saved" : "egift.gift.active")}</Badge>
        </div>
        <Text look="small" tone="muted">
          {t("egift.gift.until", { day })}
        </Text>
        {gift.voucher === undefined ? (
          <ShownCode code={code} />
        ) : (
          <div className={css.row}>
            <b>{gift.voucher}</b>
            <Copy text={gift.voucher} label={t("egift.gift.code")} />
          </div>
        )}
      </section>
      {problem === null ? null : (
        <Alert look="danger" alert>
          {t(`egift.gift.problem.${problem}`)}
        </Alert>
      )}
      {isSaved ? (
        <>
          <div role="status">
            <Text look="label">{t("egift.gift.savedTitle")}</Text>
            <Text look="small" tone="muted">
              {t("egift.gift.savedText", { code: gift.voucher ?? "", day })}
            </Text>
          </div>
          <LinkButton whole to="/">
            {t("egift.gift.shop")}
          </LinkButton>
          <LinkButton whole look="secondary" to="/account/vouchers">
            {t("egift.gift.vouchers")}
          </LinkButton>
          <GiftThanks gift={gift} />
          <Button look="ghost" onClick={onOther}>
            {t("egift.gift.other")}
          </Button>
        </>
      ) : (
        <>
          <Button whole busy={busy} onClick={onSave}>
            {t("egift.gift.save")}
          </Button>
          <Text look="small" tone="muted">
            {t("egift.gift.saveText")}
          </Text>
          <GiftThanks gift={gift} />
        </>
      )}
      {gift.value === undefined ? null : <LazyGiftGoods value={gift.value} />}
    </>
  )
}
