import { SetAsideHint } from "../account/SetAsideHint.tsx"
import { useWords } from "../messages/useWords.ts"
import { AccountShell } from "./AccountShell.tsx"
import { AvatarPart } from "./AvatarPart.tsx"
import { ProfileForm } from "./ProfileForm.tsx"

/** Name, picture and other personal data. Specification 3, User/profile. */
export const ProfileScreen = () => {
  const { t } = useWords()
  return (
    <AccountShell title={t("profile.pages.details")}>
      {(member) => (
        <>
          <SetAsideHint member={member} />
          <AvatarPart member={member} />
          <ProfileForm member={member} />
        </>
      )}
    </AccountShell>
  )
}
