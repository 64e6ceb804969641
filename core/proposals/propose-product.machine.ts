import { portActors } from "../kernel/port-actors.ts"
import { properName } from "./proposal-form.rule.ts"
import { proposedOf } from "./propose-product.rule.ts"
import { proposeProductSetup } from "./propose-product.setup.ts"
import type { ProposeProductPort } from "./propose-product.types.ts"

/** The form that proposes a product, with its brand. Specification 2, AddProduct, and 5; D-45b; mock add-product. */
export const proposeProductMachine = proposeProductSetup.createMachine({
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
