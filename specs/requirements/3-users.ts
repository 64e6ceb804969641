import type { Requirement } from "./requirement.ts"

const socialSpec = "specs/identity/social.spec.ts"
const profileSpec = "specs/profile/profile.spec.ts"
const namedFieldsSpec = "specs/server/named-fields.spec.ts"
const specifiedCallsSpec = "specs/server/specified-calls.spec.ts"
const avatarSpec = "specs/ui/avatar.spec.ts"
const specifiedValuesSpec = "specs/ui/specified-values.spec.ts"

export const users: ReadonlyArray<Requirement> = [
  {
    id: 122,
    says: "Identity fields (_id, id, user_name, names, nick_name, email, phone_*, is_verified_*)",
    state: "DONE",
    proofs: [
      { file: namedFieldsSpec, title: "of a member: who they are, where they live, what they chose, and their bearer" },
      {
        file: "specs/contracts/account-served.spec.ts",
        title: "knows its member by the cookie, with a new bearer each time"
      }
    ],
    note: "adapters/wire/account/member-forms.wire.ts"
  },
  {
    id: 123,
    says: "Personal: gender Female/Male, salute Ms/Mr, date_of_birth, image, bio, social, city, province, country",
    state: "DONE",
    proofs: [
      { file: namedFieldsSpec, title: "of a member: who they are, where they live, what they chose, and their bearer" },
      { file: profileSpec, title: "is changed by its owner only" },
      { file: profileSpec, title: "lives at a place of the map, by the map's own name" }
    ],
    note: "adapters/wire/account/member-forms.wire.ts"
  },
  {
    id: 124,
    says: "Account: points, acquisition_source, is_fb, is_google, is_google_registered_pending",
    state: "DONE",
    proofs: [
      { file: namedFieldsSpec, title: "of a member: who they are, where they live, what they chose, and their bearer" },
      { file: socialSpec, title: "makes a new person a partial registration, and says what is missing" },
      {
        file: socialSpec,
        title: "keeps people of two providers apart, and proves nothing by one that says nothing of it"
      }
    ],
    note: "adapters/wire/account/member-forms.wire.ts"
  },
  {
    id: 125,
    says: "Preferences: beauty, interest, subscribings, is_subscribings_set, coachmark_visited",
    state: "DONE",
    proofs: [
      { file: profileSpec, title: "has beauty tags of the shop's, and newsletters that the member ticked" },
      { file: profileSpec, title: "keeps coachmarks of every tab" }
    ],
    note: "adapters/wire/account/member-forms.wire.ts"
  },
  {
    id: 126,
    says: "Restrictions: user_blocked_reviews, user_banned_certain_minutes_spam_at",
    state: "PART",
    missing: "WritingFacts in core (spam-block.rule.ts) not stored, not on UserOnWire",
    work: "reviews"
  },
  {
    id: 127,
    says: "Motherhood: is_mother, children[year_of_birth], children_public, total_children",
    state: "DONE",
    proofs: [
      {
        file: profileSpec,
        title: "takes the specification's own body: the call is the consent, and a consent that stands goes on"
      },
      {
        file: profileSpec,
        title: "holds nothing of children without a consent of its own, and nothing after it is taken back"
      }
    ],
    note: "adapters/wire/account/member-forms.wire.ts, core/profile/motherhood.rule.ts"
  },
  {
    id: 128,
    says: "clients.dashboard.token",
    state: "DONE",
    proofs: [
      {
        file: "specs/server/accounts/account-sessions.spec.ts",
        title: "are passed on to the next login: a page that shows its old bearer goes on with that one"
      },
      { file: namedFieldsSpec, title: "of a member: who they are, where they live, what they chose, and their bearer" }
    ],
    note: "adapters/wire/account/account-forms.wire.ts"
  },
  {
    id: 129,
    says: "Mandatory for complete profile: 6 fields",
    state: "DONE",
    proofs: [
      { file: "specs/account/rules/completeness.rule.spec.ts", title: "says what it lacks" },
      { file: socialSpec, title: "makes a new person a partial registration, and says what is missing" }
    ],
    note: "core/account/registration/completeness.rule.ts"
  },
  {
    id: 130,
    says: "Level display values (4)",
    state: "DONE",
    proofs: [
      { file: specifiedValuesSpec, title: "calls the levels of members by the names of specification 3" },
      { file: "specs/profile/level.rule.spec.ts", title: "is earned at its thresholds" }
    ],
    note: "core/account/member.ts; the words in reviews.level"
  },
  {
    id: 131,
    says: "Level classes",
    state: "DONE",
    proofs: [{ file: avatarSpec, title: "of level %s carries a mark: %s" }],
    note: "ui/kit/picture/Avatar.tsx"
  },
  {
    id: 132,
    says: "Avatar inputs: username, src, level, expert flag",
    state: "DONE",
    proofs: [{ file: avatarSpec, title: "of a member takes name, image, level and expert flag from them" }],
    note: "ui/kit/picture/Avatar.tsx, ui/profile/MemberAvatar.tsx"
  },
  {
    id: 133,
    says: "Beauty tag: type, name, code, subtags",
    state: "DONE",
    proofs: [{ file: specifiedCallsSpec, title: "asks for beauty tags with their subtags" }],
    note: "adapters/wire/links.wire.ts"
  },
  {
    id: 134,
    says: "Tag: _id, name, level_name (Skin/Hair Type, Concern)",
    state: "DONE",
    proofs: [{ file: specifiedCallsSpec, title: "asks for beauty tags with their subtags" }],
    note: "adapters/wire/links.wire.ts"
  },
  {
    id: 135,
    says: "Newsletter defaults sociolla, {product}, lilla, beauty_journal",
    state: "DONE",
    proofs: [
      {
        file: specifiedValuesSpec,
        title: "offers four newsletters: the sister's, its own, lilla's and the journal's (specification 3)"
      },
      {
        file: "specs/profile/preferences.machine.spec.ts",
        title: "no newsletter is ticked beforehand, and what is said to be saved is saved"
      }
    ],
    note: "core/profile/profile.ts"
  }
]
