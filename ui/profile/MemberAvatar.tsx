import type { Member } from "#core/account/member.ts"
import { avatarAddress } from "#core/profile/profile.ts"
import { Avatar } from "../kit/picture/Avatar.tsx"

/** A member's picture, or the initials of their name, with level and expert badge. Specification 3, Avatar inputs. */
export const MemberAvatar = ({
  member: { image, firstName, lastName, userName, level, isExpert }
}: {
  readonly member: Pick<Member, "image" | "firstName" | "lastName" | "userName" | "level" | "isExpert">
}) => (
  <Avatar
    name={[firstName, lastName].filter(Boolean).join(" ") || userName}
    src={image === undefined ? undefined : avatarAddress(image, "small")}
    level={level}
    expert={isExpert}
  />
)
