import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

const ui = join(import.meta.dirname, "../../ui")
const codeOf = (file: string): string => readFileSync(join(ui, file), "utf8")

/** Dialogs that ask before something is lost, deleted or paid. Rule 52. */
const asking = [
  "cart/MixDialog.tsx",
  "checkout/ChangedDialog.tsx",
  "orders/CancelDialog.tsx",
  "orders/pay/OtherPaymentDialog.tsx",
  "profile/AddressesScreen.tsx",
  "profile/LogoutButton.tsx",
  "profile/leave/LeaveQuestion.tsx",
  "profile/removal/WithdrawalSheet.tsx",
  "profile/reviews/ChangeSheets.tsx",
  "profile/reviews/LeaveReview.tsx",
  "profile/reviews/RemovalSheet.tsx",
  "proposals/LeaveProposal.tsx",
  "reviews/photos/PhotoNews.tsx"
]

/** Dialogs whose buttons lose nothing, with what their main button does. */
const harmless: Readonly<Record<string, string>> = {
  "account/panels/AccountDialog.tsx": "logs in, or begins an account",
  "account/panels/ConfirmBeautySheet.tsx": "leads to the beauty profile, which can be left again",
  "account/panels/OverseasPhoneSheet.tsx": "takes over a country code",
  "banners/PopupBanner.tsx": "leads to a page",
  "cart/AddedDialog.tsx": "leads to the checkout",
  "cart/BagDialog.tsx": "leads to the checkout",
  "cart/NotifyDialog.tsx": "asks for one e-mail",
  "catalogue/CombinationDialog.tsx": "leads to the product",
  "catalogue/delivery/DistrictDialog.tsx": "takes over a kecamatan, which can be chosen again",
  "checkout/ShortDialog.tsx": "goes on without what has run out, which it names",
  "discovery/ShadeSheet.tsx": "puts a shade into the bag, which can be taken out again",
  "discovery/SwapSheet.tsx": "takes another product, which can be swapped again",
  "kit/share/ShareDialog.tsx": "shares an address",
  "listing/FilterDrawer.tsx": "shows the filtered list",
  "orders/ShareExperience.tsx": "leads to the form of a review",
  "pickup/StorePickerSheet.tsx": "takes over a store, which can be chosen again",
  "profile/AvatarPart.tsx": "takes over a picture, which can be replaced",
  "profile/security/SecurityParts.tsx": "proves a number",
  "proposals/CategorySheet.tsx": "takes over a category, which can be chosen again",
  "reviews/PhotosDialog.tsx": "shows photos",
  "reviews/ReviewPicturesDialog.tsx": "shows photos",
  "reviews/ReportDialog.tsx": "reports a review, which the shop looks at",
  "reviews/error/ReviewErrorDialog.tsx": "goes on writing, or sends the same review again",
  "reviews/error/ReviewedDialog.tsx": "leads to the member's review of the product",
  "reviews/photos/AddPhotosSheet.tsx": "chooses photos, which can be removed again",
  "reviews/photos/PhotoSheet.tsx": "crops a photo, which can be done again",
  "stores/TextDialog.tsx": "shows a text",
  "tours/Coachmark.tsx": "explains a part of the page",
  "vouchers/VoucherSheet.tsx": "redeems vouchers, which can be cancelled again"
}

const dialogs = globSync("**/*.tsx", { cwd: ui })
  .filter((file) => !/^(gallery|sandbox|kit\/overlay)\//.test(file))
  .filter((file) => /<Sheet\b|<\w+\.Content\b/.test(codeOf(file)))

describe("the first focus of a dialog", () => {
  it("is decided for every dialog of the shop", () =>
    expect(dialogs.toSorted()).toEqual([...asking, ...Object.keys(harmless)].toSorted()))

  it.each(asking)("is on the way out in %s", (file) => expect(codeOf(file).match(/<SafeButton\b/g)).toHaveLength(1))
})
