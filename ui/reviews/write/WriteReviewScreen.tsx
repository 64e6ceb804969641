import type { WriteReviewFacts } from "#core/shop/facts.ts"
import { MemberOnly } from "../../account/MemberOnly.tsx"
import { useWords } from "../../messages/useWords.ts"
import { Head } from "../../shop/Head.tsx"
import { WritingReview } from "./WritingReview.tsx"

/** The form that writes a review of a product, for members. Specification 2, WriteReview; specification 4, Reviews. */
export const WriteReviewScreen = ({ facts: { product } }: { readonly facts: WriteReviewFacts }) => {
  const { t } = useWords()
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
      >
        {(member) => <WritingReview key={member.id} product={product} />}
      </MemberOnly>
    </>
  )
}
