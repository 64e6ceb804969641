import { assign, emit, setup } from "xstate"
import type { CategoryBranch } from "../catalogue/category.ts"
import type { ProductCard } from "../catalogue/product.ts"
import { failureAs, failureOf, placeholderActors, portActors, wasRefusedWith } from "../kernel/port-actors.ts"
import { graphemes } from "../kernel/text.ts"
import type { PhotoUnknown } from "../reviews/photos/photos.errors.ts"
import type { Suggestions } from "../search/found.ts"
import { brandKey, nameWords } from "./names.rule.ts"
import { nameLimits, type ProductProposal } from "./proposal.ts"
import { emptyProposal, type ProposalDraft } from "./proposal-draft.rule.ts"
import { properName } from "./proposal-form.rule.ts"
import type { ProposalDuplicate, ProposalRefused } from "./proposals.errors.ts"
import { problemsNow, proposedOf } from "./propose-product.rule.ts"
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

/** The form that proposes a product, with its brand. Specification 2, AddProduct, and 5; D-45b; mock add-product. */
export const proposeProductMachine = setup({
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
}).createMachine({
  id: "propose-product",
  context: ({ input: { at, ...input } }) => ({
    ...input,
    photosExpired: 0,
    photosUnknown: [],
    brands: [],
    branches: [],
    alike: [],
    duplicate: "none",
    duplicates: [],
    isSame: false,
    refusals: 0,
    own: null,
    showsGaps: false,
    findings: [],
    failure: null,
    proposal: null,
    now: at
  }),
  initial: "filling",
  on: {
    "brand.typed": { actions: ["stamp", "typeBrand", "storeDraft"] },
    "brand.chosen": { actions: ["stamp", "chooseBrand", "storeDraft"] },
    "product.typed": { actions: ["stamp", "typeProduct", "storeDraft"] },
    "note.typed": { actions: ["stamp", "typeNote", "storeDraft"] },
    "category.chosen": { actions: ["stamp", "chooseCategory", "storeDraft"] },
    "photos.changed": { actions: ["stamp", "adoptPhotos"] },
    "viewer.changed": { actions: ["stamp", "adoptViewer"] }
  },
  states: {
    filling: {
      type: "parallel",
      on: {
        "proposal.sent": [
          { guard: "isUnfit", actions: ["stamp", "forgetFailure", "showGaps"] },
          { guard: "isGuest", actions: ["stamp", "wantLogin"] },
          { target: "sending", actions: ["stamp", "forgetFailure"] }
        ]
      },
      states: {
        brands: {
          initial: "deciding",
          on: {
            "brand.typed": [
              {
                guard: "isBrandShort",
                target: ".resting",
                actions: ["stamp", "typeBrand", "storeDraft", "forgetBrands"]
              },
              { target: ".waiting", actions: ["stamp", "typeBrand", "storeDraft"] }
            ],
            "brand.chosen": { target: ".resting", actions: ["stamp", "chooseBrand", "storeDraft"] }
          },
          states: {
            deciding: {
              description: "The form begins with the brand that was typed before, or with none.",
              always: [{ guard: "isBrandBegun", target: "finding" }, { target: "resting" }]
            },
            resting: { meta: { spec: "2", tone: "idle" } },
            waiting: { meta: { spec: "D-45b", tone: "busy" }, after: { comparingWait: "finding" } },
            finding: {
              meta: { spec: "7", tone: "busy" },
              invoke: {
                src: "suggest",
                input: ({ context }) => ({ q: properName(context.draft.brandText) }),
                onDone: { target: "found", actions: ["adoptBrands", "storeDraft"] },
                onError: { target: "failed", actions: "forgetBrands" }
              }
            },
            found: { meta: { spec: "D-45b", tone: "ok" } },
            failed: {
              description: "A new brand can be proposed all the same; the shop compares it when it is sent.",
              meta: { spec: "8", tone: "bad" },
              on: { "connection.returned": "finding" }
            }
          }
        },
        alike: {
          initial: "deciding",
          on: {
            "product.typed": { target: ".deciding", actions: ["stamp", "typeProduct", "storeDraft"] },
            "brand.chosen": { target: ".deciding", actions: ["stamp", "chooseBrand", "storeDraft"] },
            "alike.denied": { target: ".resting", actions: ["stamp", "deny", "storeDraft"] }
          },
          states: {
            deciding: {
              always: [
                { guard: "isNamed", target: "waiting" },
                { guard: "isRefused", target: "resting" },
                { target: "resting", actions: "forgetAlike" }
              ]
            },
            resting: { meta: { spec: "D-45b", tone: "idle" } },
            waiting: {
              meta: { spec: "D-45b", tone: "busy" },
              description: "Compared once the typing pauses; what was found stays until then.",
              after: { comparingWait: "comparing" }
            },
            comparing: {
              meta: { spec: "D-45b", tone: "busy" },
              invoke: {
                src: "similar",
                input: ({ context: { draft } }) => ({
                  name: properName(draft.product),
                  ...(draft.brand?.kind === "known"
                    ? { brand: draft.brand.id }
                    : draft.brandText.trim() === ""
                      ? {}
                      : { brand: properName(draft.brandText) })
                }),
                onDone: { target: "resting", actions: "adoptAlike" },
                onError: {
                  target: "resting",
                  actions: "forgetAlike",
                  description: "Silent: the shop compares again when it is sent."
                }
              }
            }
          }
        },
        categories: {
          initial: "deciding",
          states: {
            deciding: { always: [{ guard: "areKnown", target: "known" }, { target: "unread" }] },
            unread: { meta: { spec: "D-45b", tone: "idle" }, on: { "categories.wanted": "reading" } },
            reading: {
              meta: { spec: "7", tone: "busy" },
              invoke: {
                src: "categories",
                input: {},
                onDone: { target: "known", actions: "adoptBranches" },
                onError: "failed"
              }
            },
            known: { meta: { spec: "D-45b", tone: "ok" } },
            failed: {
              meta: { spec: "8", tone: "bad" },
              on: { "categories.wanted": "reading", "connection.returned": "reading" }
            }
          }
        }
      }
    },
    sending: {
      meta: { spec: "7", tone: "busy" },
      invoke: {
        src: "send",
        input: ({ context }) => ({ product: proposedOf(context), change: context.change }),
        onDone: { target: "waitingForStaff", actions: ["adoptProposal", "dropDraft"] },
        onError: [
          { guard: "isLoggedOut", target: "filling", actions: ["logOut", "wantLogin"] },
          { guard: "isOwn", target: "filling", actions: "showOwn" },
          { guard: "isDuplicate", target: "readingDuplicates", actions: "adoptDuplicates" },
          { guard: "arePhotosGone", target: "filling", actions: ["showFailure", "expirePhotos"] },
          { target: "filling", actions: "showFailure" }
        ]
      }
    },
    readingDuplicates: {
      meta: { spec: "D-45b", tone: "busy" },
      description:
        "The shop has refused a duplicate: its products are shown as while typing, and the focus goes there.",
      invoke: {
        src: "cards",
        input: ({ context: { duplicates } }) => ({ ids: duplicates }),
        onDone: { target: "filling", actions: ["adoptAlike", "showDuplicate"] },
        onError: { target: "filling", actions: "showFailure" }
      }
    },
    waitingForStaff: {
      meta: { spec: "D-45b", tone: "ok" },
      description: "Stored; staff look at it, and its author alone sees it until then.",
      type: "final"
    }
  }
})

/** Returns the machine of the form of a proposal over its port. */
export const proposeProductMachineOver = ({ suggest, similar, cards, categories, send }: ProposeProductPort) =>
  proposeProductMachine.provide({
    actors: portActors<ProposeProductPort>({ suggest, similar, cards, categories, send })
  })
