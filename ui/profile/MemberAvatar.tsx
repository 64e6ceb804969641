import type { Member } from "#core/account/member.ts"
import { avatarAddress } from "#core/profile/profile.ts"
import { Avatar } from "../kit/Avatar.tsx"
import * as css from "./MemberAvatar.css.ts"

/** A member's picture, or the initials of their name. Specification 3, Avatar inputs. */
export const MemberAvatar = ({
  member: { image, firstName, lastName, userName, isExpert }
}: {
  readonly member: Pick<Member, "image" | "firstName" | "lastName" | "userName" | "isExpert">
}) =>
  image === undefined ? (
    <Avatar name={[firstName, lastName].filter(Boolean).join(" ") || userName} expert={isExpert} />
  ) : (
    <img
      className={css.picture}
      src={avatarAddress(image, "small")}
      alt=""
      width={64}
      height={64}
      crossOrigin="anonymous"
    />
  )
