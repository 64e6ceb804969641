import { useLocation } from "react-router-dom"
import type { WriteReviewFacts } from "#core/shop/facts.ts"
import { MemberOnly } from "../../account/MemberOnly.tsx"
import { WhileOn } from "../../kit/WhileOn.tsx"
import { useWords } from "../../messages/useWords.ts"
import { changeParameter } from "../../reviews/own/change-path.ts"
import { WritingReview } from "../../reviews/write/WritingReview.tsx"
import { Head } from "../../shop/Head.tsx"
import { ChangingReview } from "./ChangingReview.tsx"
import { LeaveReview } from "./LeaveReview.tsx"

/** The form that writes a review of a product, or changes the own one, for members. Specification 2, WriteReview; 4, Reviews. */
export const WriteReviewScreen = ({ facts: { product } }: { readonly facts: WriteReviewFacts }) => {
  const { t } = useWords()
  const { search } = useLocation()
  const isChange = new URLSearchParams(search).has(changeParameter)
  // What was written is stored in this browser: a review goes on without a connection, and is sent once there is one. D-74.
  const form = (key: string) => (
    <WhileOn part="write_review">
      <WritingReview key={key} product={product} Leave={LeaveReview} />
    </WhileOn>
  )
  return (
    <>
      <Head
        title={t("writing.titleOf", { product: product.name })}
        description={t("writing.about", { product: product.name })}
        noindex
      />
      <MemberOnly
        wish={{ kind: "review", product: product.id }}
        title={t("writing.login.title")}
        text={t("writing.login.text")}
        away={isChange ? undefined : form("away")}
      >
        {(member) => (isChange ? <ChangingReview key={member.id} product={product} /> : form(member.id))}
      </MemberOnly>
    </>
  )
}
