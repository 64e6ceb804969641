import { proposalDraftIn } from "#core/proposals/proposal-draft.rule.ts"
import { waitingReviews } from "#core/reviews/writing/draft.rule.ts"
import { Icon } from "../kit/picture/Icon.tsx"
import { Link } from "../kit/text/Link.tsx"
import { Heading, Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { useShop } from "../shop/shop.tsx"
import * as css from "./OfflineScreen.css.ts"
import { useLive } from "./useLive.ts"

interface Draft {
  readonly to: string
  readonly name: string
  readonly note: string
}

/** What was written here and not sent. */
export const OfflineDrafts = () => {
  const { t } = useWords()
  const drafts = useDrafts()
  return drafts.length === 0 ? null : (
    <section aria-labelledby="offline-drafts">
      <Heading level={2} look="section" id="offline-drafts">
        {t("offline.drafts")}
      </Heading>
      <ul>
        {drafts.map(({ to, name, note }) => (
          <li key={to}>
            <Link to={to} className={css.draft}>
              <span>
                <b>{name}</b>
                <br />
                <Text as="span" look="small" tone="muted">
                  {note}
                </Text>
              </span>
              <Icon name="right" size={20} />
            </Link>
          </li>
        ))}
      </ul>
      <Text look="small" tone="muted">
        {t("offline.later")}
      </Text>
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
      name: t("offline.review", { product: draft.name ?? draft.product }),
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
