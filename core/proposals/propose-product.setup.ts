import { assign, emit, setup } from "xstate"
import type { CategoryBranch } from "../catalogue/category.ts"
import type { ProductCard } from "../catalogue/product.ts"
import { failureAs, failureOf, placeholderActors, wasRefusedWith } from "../kernel/port-actors.ts"
import { graphemes } from "../kernel/text.ts"
import type { PhotoUnknown } from "../reviews/photos/photos.errors.ts"
import type { Suggestions } from "../search/found.ts"
import { brandKey, nameWords } from "./names.rule.ts"
import { nameLimits, type ProductProposal } from "./proposal.ts"
import { emptyProposal, type ProposalDraft } from "./proposal-draft.rule.ts"
import { properName } from "./proposal-form.rule.ts"
import type { ProposalDuplicate, ProposalRefused } from "./proposals.errors.ts"
import { problemsNow } from "./propose-product.rule.ts"
import {
  type ProposeProductContext,
  type ProposeProductEmitted,
  type ProposeProductEvent,
  type ProposeProductInput,
  type ProposeProductPort,
  similarWaitMs
} from "./propose-product.types.ts"

const isLong = (text: string): boolean => graphemes(properName(text)).length >= nameLimits.least

/** What was refused is no more said once something else is typed. */
const fresh = { failure: null, own: null, duplicate: "none" as const }

const withDraft = ({ draft }: ProposeProductContext, change: Partial<ProposalDraft>) => ({
  ...fresh,
  draft: { ...draft, ...change }
})

/** What the machine of a proposal's form asks and does. */
export const proposeProductSetup = setup({
  types: {
    input: {} as ProposeProductInput,
    context: {} as ProposeProductContext,
    events: {} as ProposeProductEvent,
    emitted: {} as ProposeProductEmitted
  },
  actors: placeholderActors<ProposeProductPort>("suggest", "similar", "cards", "categories", "send"),
  delays: { comparingWait: similarWaitMs },
  guards: {
    isBrandBegun: ({ context: { draft } }) => draft.brand?.kind !== "known" && isLong(draft.brandText),
    isBrandShort: ({ event }) => event.type === "brand.typed" && !isLong(event.text),
    isNamed: ({ context: { draft, duplicate } }) =>
      duplicate === "none" &&
      draft.different !== properName(draft.product) &&
      nameWords(draft.product).join("").length >= nameLimits.least,
    areKnown: ({ context: { branches } }) => branches.length > 0,
    isRefused: ({ context: { duplicate } }) => duplicate !== "none",
    isUnfit: ({ context }) => Object.keys(problemsNow(context)).length > 0,
    isGuest: ({ context }) => !context.isMember,
    isLoggedOut: wasRefusedWith<ProposeProductPort>("Unauthenticated"),
    isOwn: ({ event }) => failureAs<ProposalDuplicate>(event, "ProposalDuplicate")?.proposal !== undefined,
    isDuplicate: wasRefusedWith<ProposeProductPort>("ProposalDuplicate"),
    arePhotosGone: wasRefusedWith<ProposeProductPort>("PhotoUnknown")
  },
  actions: {
    stamp: assign(({ event }) => ("at" in event ? { now: event.at } : {})),
    typeBrand: assign(({ context, event }) => {
      if (event.type !== "brand.typed") return {}
      const { text } = event
      const brand = context.draft.brand?.kind === "new" && isLong(text) ? { kind: "new" as const, name: text } : null
      return withDraft(context, { brandText: text, brand })
    }),
    chooseBrand: assign(({ context, event }) =>
      event.type === "brand.chosen" ? withDraft(context, { brand: event.brand, brandText: event.name }) : {}
    ),
    typeProduct: assign(({ context, event }) =>
      event.type === "product.typed" ? withDraft(context, { product: event.text }) : {}
    ),
    typeNote: assign(({ context, event }) =>
      event.type === "note.typed" ? withDraft(context, { note: event.text }) : {}
    ),
    chooseCategory: assign(({ context, event }) =>
      event.type === "category.chosen" ? withDraft(context, { path: event.path }) : {}
    ),
    deny: assign(({ context }) => ({
      ...withDraft(context, { different: properName(context.draft.product) }),
      alike: []
    })),
    adoptPhotos: assign(({ event }) => (event.type === "photos.changed" ? { photos: event.photos } : {})),
    expirePhotos: assign(({ context: { photosExpired }, event }) => ({
      photosExpired: photosExpired + 1,
      photosUnknown: failureAs<PhotoUnknown>(event, "PhotoUnknown")?.ids ?? []
    })),
    adoptViewer: assign(({ event }) => (event.type === "viewer.changed" ? { isMember: event.isMember } : {})),
    logOut: assign({ isMember: false }),
    // A brand that is written as it was typed is the one that is meant.
    adoptBrands: assign(({ context: { draft }, event }) => {
      if (!("output" in event)) return {}
      const { brands } = event.output as Suggestions
      const same = brands.find(({ name }) => brandKey(name) === brandKey(draft.brandText))
      return same ? { brands, draft: { ...draft, brand: { kind: "known", id: same.id } } } : { brands }
    }),
    forgetBrands: assign({ brands: [] }),
    adoptBranches: assign(({ event }) =>
      "output" in event ? { branches: event.output as ReadonlyArray<CategoryBranch> } : {}
    ),
    adoptAlike: assign(({ event }) => ("output" in event ? { alike: event.output as ReadonlyArray<ProductCard> } : {})),
    forgetAlike: assign({ alike: [] }),
    showGaps: assign({ showsGaps: true }),
    showFailure: assign(({ event }) => ({
      failure: failureOf(event)._tag,
      findings: failureAs<ProposalRefused>(event, "ProposalRefused")?.findings ?? []
    })),
    adoptDuplicates: assign(({ event }) => {
      const refusal = failureAs<ProposalDuplicate>(event, "ProposalDuplicate")
      return { duplicates: refusal?.products ?? [], isSame: refusal?.isSame ?? false }
    }),
    showDuplicate: assign(({ context: { refusals, isSame } }) => ({
      duplicate: isSame ? ("same" as const) : ("near" as const),
      refusals: refusals + 1
    })),
    showOwn: assign(({ event }) => ({
      failure: "ProposalDuplicate",
      own: failureAs<ProposalDuplicate>(event, "ProposalDuplicate")?.proposal ?? null
    })),
    forgetFailure: assign({ ...fresh, findings: [] }),
    adoptProposal: assign(({ event }) => ("output" in event ? { proposal: event.output as ProductProposal } : {})),
    storeDraft: emit(({ context: { draft } }) => ({ type: "draft.changed" as const, draft })),
    dropDraft: emit({ type: "draft.changed" as const, draft: emptyProposal }),
    wantLogin: emit({ type: "login.wanted" as const })
  }
})
