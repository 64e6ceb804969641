import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it, vi } from "vitest"
import type { Level } from "#core/account/member.ts"
import { avatarAddress } from "#core/profile/profile.ts"
import { Avatar } from "#ui/kit/picture/Avatar.tsx"
import { icons } from "#ui/kit/picture/icons.ts"
import { MemberAvatar } from "#ui/profile/MemberAvatar.tsx"
import { someMember } from "../account/some-member.ts"

// Styles are made by the build; here each is its own name.
vi.mock("#ui/kit/picture/Icon.css.ts", () => ({ icon: { 16: "16", 20: "20", 24: "24" } }))
vi.mock("#ui/kit/picture/Avatar.css.ts", () => ({
  avatar: Array.from({ length: 8 }, (_, disc) => `disc-${disc}`),
  pictured: "pictured",
  picture: "picture",
  expert: "expert",
  level: { rising: "rising", diva: "diva", super: "super" }
}))

const drawn = (props: Parameters<typeof Avatar>[0]): string => renderToStaticMarkup(createElement(Avatar, props))
const badge = `<path d="${icons.badge}"`
const mark = `<path d="${icons.trend}"`

describe("an avatar (specification 1 and 3: user name, image, level, expert)", () => {
  it.each([
    ["initials", undefined],
    ["a picture", "/avatars/small/rani.webp"]
  ])("carries the badge of an expert on %s, and of no other reviewer", (_, src) => {
    expect(drawn({ name: "Rani Lestari", src, expert: true })).toContain(badge)
    expect(drawn({ name: "Rani Lestari", src })).not.toContain(badge)
  })

  it("shows initials without an image, and the image instead of them", () => {
    expect(drawn({ name: "Rani Lestari" })).toContain(">RL<")
    const pictured = drawn({ name: "Rani Lestari", src: "/rani.webp" })
    expect(pictured).toContain('src="/rani.webp"')
    expect(pictured).not.toContain("RL")
  })

  it.each<[Level, boolean]>([
    ["base", false],
    ["rising", true],
    ["diva", true],
    ["super", true]
  ])("of level %s carries a mark: %s", (level, isMarked) => {
    expect(drawn({ name: "Rani", level }).includes(mark)).toBe(isMarked)
    // An expert's badge stands where the mark would.
    expect(drawn({ name: "Rani", level, expert: true })).not.toContain(mark)
  })

  it("of a member takes name, image, level and expert flag from them", () => {
    const member = someMember({ firstName: "", lastName: "", userName: "rani1998", isExpert: true, level: "diva" })
    const plain = renderToStaticMarkup(createElement(MemberAvatar, { member }))
    expect(plain).toContain(">RA<")
    expect(plain).toContain(badge)
    const image = "0123456789abcdef" as NonNullable<typeof member.image>
    const pictured = renderToStaticMarkup(
      createElement(MemberAvatar, { member: { ...member, image, isExpert: false } })
    )
    expect(pictured).toContain(`src="${avatarAddress(image, "small")}"`)
    expect(pictured).toContain(mark)
  })
})
