import type { SnapshotFrom } from "xstate"
import type { AvatarContext, avatarMachine } from "./avatar.machine.ts"

/** View of a member's picture. */
export interface AvatarView extends Pick<AvatarContext, "picture" | "crop" | "refusal"> {
  readonly step: "resting" | "cropping" | "sending" | "removing"
  /** What `avatarAddress` makes an address of. */
  readonly image: string | null
}

/** Returns what the profile shows of a member's picture in this state of its machine. */
export const viewAvatar = ({
  value,
  context: { member, picture, crop, refusal }
}: SnapshotFrom<typeof avatarMachine>): AvatarView => ({
  step: value,
  image: member.image ?? null,
  picture,
  crop,
  refusal
})
