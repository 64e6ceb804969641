import { MemberOnly } from "../../account/MemberOnly.tsx"
import { useWords } from "../../messages/useWords.ts"
import { Head } from "../../shop/Head.tsx"
import { BeautyWizard } from "./BeautyWizard.tsx"

/** The beauty profile: three steps, each saved when it is left. Specification 2 and 9. */
export const BeautyProfileScreen = () => {
  const { t } = useWords()
  return (
    <>
      <Head title={t("profile.beauty.title")} description={t("profile.beauty.text")} noindex />
      <MemberOnly>{(member) => <BeautyWizard member={member} />}</MemberOnly>
    </>
  )
}
