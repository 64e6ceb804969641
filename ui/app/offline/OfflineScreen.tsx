import { useEffect, useState } from "react"
import { useSearchParams } from "react-router-dom"
import type { PersistedBag } from "#core/cart/cart.ts"
import { formatRupiah, rupiah } from "#core/kernel/money.ts"
import { proposalDraftIn } from "#core/proposals/proposal-draft.rule.ts"
import { waitingReviews } from "#core/reviews/writing/draft.rule.ts"
import { GoodsLine } from "../../cart/GoodsLine.tsx"
import { Button } from "../../kit/Button.tsx"
import { Icon } from "../../kit/picture/Icon.tsx"
import { Page } from "../../kit/text/Grid.tsx"
import { Link } from "../../kit/text/Link.tsx"
import { Heading, Text } from "../../kit/text/Text.tsx"
import { useOnline } from "../../kit/useOnline.ts"
import { useWords } from "../../messages/useWords.ts"
import { Head } from "../../shop/Head.tsx"
import { useShop } from "../../shop/shop.tsx"
import * as css from "./OfflineScreen.css.ts"

/** The page in place of one that cannot be had without a connection: what this device still has. D-74; mock offline-mobile. */
export const OfflineScreen = () => {
  const { t } = useWords()
  // As it is stored, and until its script runs, it is shown because there is no connection.
  const isLive = useLive()
  const online = useOnline() && isLive
  const [params] = useSearchParams()
  const from = params.get("from") ?? "/"
  // Another site could have led here.
  const back = /^\/(?![/\\])/.test(from) ? from : "/"
  return (
    <Page className={css.page}>
      <Head title={t("offline.title")} noindex />
      <div className={css.notice} role="status">
        <Heading level={1} look="section">
          {t(online ? "offline.online" : "offline.title")}
        </Heading>
        <Text look="small">{t(online ? "offline.onlineText" : "offline.text")}</Text>
        <Button whole onClick={() => location.assign(back)}>
          {t(online ? "offline.open" : "offline.retry")}
        </Button>
      </div>
      <OfflineBag />
      <Drafts />
    </Page>
  )
}

/** Returns whether the script of the page runs. */
const useLive = (): boolean => {
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  return isLive
}

/** A guest's bag as this device has it. Its sum is an estimate: prices are those of the last visit. */
const OfflineBag = () => {
  const { t } = useWords()
  const { persistedBag } = useShop()
  const [bag, setBag] = useState<PersistedBag>()
  useEffect(() => {
    persistedBag?.().then(setBag, () => undefined)
  }, [persistedBag])
  const lines = bag?.lines ?? []
  const total = lines.reduce((sum, { agreed, quantity }) => sum + agreed * quantity, 0)
  return (
    <section className={css.section} aria-labelledby="offline-bag">
      <div className={css.head}>
        <h2 id="offline-bag">{t("offline.bag")}</h2>
        <span className={css.mark}>
          <Icon name="lock" size={16} />
          {t("offline.readOnly")}
        </span>
      </div>
      {lines.length === 0 ? (
        <p className={css.muted}>{t("offline.noBag")}</p>
      ) : (
        <>
          <ul>
            {lines.map(({ seen, quantity, agreed }) => (
              <GoodsLine key={seen.combination} goods={seen} quantity={quantity} total={rupiah(agreed * quantity)} />
            ))}
          </ul>
          <p className={css.sum}>
            {t("offline.estimate")}
            <b className={css.total}>{formatRupiah(rupiah(total))}</b>
          </p>
        </>
      )}
    </section>
  )
}

interface Draft {
  readonly to: string
  readonly name: string
  readonly note: string
}

/** What was written here and not sent. */
const Drafts = () => {
  const { t } = useWords()
  const drafts = useDrafts()
  return drafts.length === 0 ? null : (
    <section className={css.section} aria-labelledby="offline-drafts">
      <h2 id="offline-drafts">{t("offline.drafts")}</h2>
      <ul>
        {drafts.map(({ to, name, note }) => (
          <li key={to}>
            <Link to={to} className={css.draft}>
              <span>
                <b className={css.draftName}>{name}</b>
                <Text look="small" tone="muted">
                  {note}
                </Text>
              </span>
              <Icon name="right" size={20} />
            </Link>
          </li>
        ))}
      </ul>
      <p className={css.muted}>{t("offline.later")}</p>
    </section>
  )
}

/** Returns the drafts of this browser, once the page is live: the server knows none. */
const useDrafts = (): ReadonlyArray<Draft> => {
  const { local, now } = useShop()
  const { t, moment } = useWords()
  const isLive = useLive()
  if (!isLive) return []
  const at = now()
  const proposal = proposalDraftIn(local.proposalDrafts.read(), "proposal", at)
  return [
    ...waitingReviews(local.reviewDrafts.read(), at).map((draft) => ({
      to: `/review/add/${draft.product}`,
      name: t("offline.review", { product: draft.product }),
      note: t("offline.letters", { count: draft.text.length, at: moment(draft.at) })
    })),
    ...(proposal
      ? [
          {
            to: "/add-product",
            name: t("offline.proposal", { name: proposal.product }),
            note: t("offline.saved", { at: moment(proposal.at) })
          }
        ]
      : [])
  ]
}
