import type { SnapshotFrom } from "xstate"
import type { Member } from "../account/member.ts"
import { draftOfMember, isSameProfile, type ProfileDraft, type ProfileField } from "./profile.form.ts"
import type { profileEditMachine } from "./profile-edit.machine.ts"

/** View of the form of a member's data. */
export interface ProfileEditView {
  readonly step: "editing" | "saving" | "saved"
  readonly member: Member
  readonly draft: ProfileDraft
  /** Message keys by field. */
  readonly problems: Partial<Readonly<Record<ProfileField, string>>>
  readonly refusal: "refused" | "failed" | null
  /** Something is typed that is not saved yet. */
  readonly isFilled: boolean
}

/** Returns what the form of a member's data shows in this state of its machine. */
export const viewProfileEdit = ({
  value,
  context: { member, draft, problems, refusal }
}: SnapshotFrom<typeof profileEditMachine>): ProfileEditView => ({
  step: value,
  member,
  draft,
  problems: Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, `field.${wordsOf(field)}.${problem}`])
  ),
  refusal,
  isFilled: !isSameProfile(draft, draftOfMember(member))
})

/** Fields with the same problem. */
const wordsOf = (field: string): string =>
  ["instagram", "tiktok", "youtube", "facebook", "x"].includes(field)
    ? "social"
    : field === "nickName"
      ? "lastName"
      : field
