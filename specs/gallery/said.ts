/** Whatever may go wrong with a line of the bag. */
const hindered = ["limit", "lines", "stock", "sold-out", "unknown"].map((code) => `cart.problem.${code}`)
const opening = ["checkout.state.opening"]
const refused = [
  "checkout.state.bagProblem.title",
  "failure.Unavailable",
  "shop.failed.retry",
  "checkout.state.bagProblem.toBag"
]
const unreachable = [
  "shop.failed.unreachable.title",
  "shop.failed.unreachable.text",
  "shop.failed.retry",
  "checkout.state.bagProblem.toBag"
]
const resetting = "account.login.reset"

/**
 * What a shopper reads in a state, or when an arrow is taken: keys of the shop's messages, by the id of the state or arrow.
 * A state without words of its own has those of the nearest around it. What merchants write, as in a popup, is theirs.
 */
export const said: Readonly<Record<string, ReadonlyArray<string>>> = {
  "login.form": [
    "account.login.identifier",
    "account.login.password",
    "account.login.submit",
    "account.login.forgot",
    "account.login.byCode"
  ],
  "login.form: login.sent (1)": ["field.identifier.required", "field.password.required"],
  "login.form.invalid": ["failure.IncorrectPassword"],
  "login.form.resetWarning": ["failure.ThirdFailedLogin", resetting],
  "login.form.limitWarning": ["failure.FourthFailedLogin", resetting],
  "login.form.locked": ["failure.AccountLocked", resetting],
  "login.form.quickRegisterPending": ["failure.QuickRegistrationUnfinished", "account.login.finish"],
  "login.inaccessible": ["account.login.blockedTitle", "account.login.blockedText", "account.login.other"],
  "login.reloading": ["account.login.reloading"],
  "login.signedIn": ["notices.welcome"],

  "otp.active.flow.impossible": ["account.code.noneTitle", "account.code.noneText", "account.code.back"],
  "otp.active.flow.choosingMethod": [
    "account.code.chooseText",
    "account.code.sms",
    "account.code.whatsapp",
    "account.code.email"
  ],
  "otp.active.flow.sending": ["account.code.sending"],
  "otp.active.flow.awaitingCode": ["account.code.sentTo", "account.code.label", "account.code.verify"],
  "otp.active.flow.awaitingCode: code.submitted (2)": ["failure.CodeIncomplete"],
  "otp.active.flow.verifying": ["account.code.sentTo", "account.code.label"],
  "otp.active.flow.exhausted": ["account.code.exhaustedTitle", "account.code.exhaustedText", "account.code.back"],
  "otp.active.flow.backToLogin": ["notices.codesUsedUp"],
  "otp.active.flow.refused": ["failure.DestinationTaken", "failure.NotRegisteredAtStore", "failure.PhoneNotRegistered"],
  "otp.active.resend.cooling": ["account.code.wait", "account.code.left"],
  "otp.active.resend.ready": ["account.code.again", "account.code.left", "account.code.otherWay"],
  "otp.active.notice.shown": [
    "failure.IncorrectOtp",
    "failure.NoActiveOtp",
    "failure.OtpAlreadySent",
    "failure.OtpMaximumReached",
    "failure.MethodNotOffered",
    "failure.DeliveryRefused",
    "failure.TooManyTries",
    "failure.Unavailable"
  ],

  "cart.queue.reading": opening,
  "cart.queue.stale": ["cart.stale", "cart.retry", "cart.offline.title", "cart.offline.text"],
  "cart.queue.changing: failed (3)": ["cart.problem.failed"],
  "cart.bag": ["cart.subtotal", "cart.tax", "cart.later", "cart.checkout", "cart.guestCheckout"],
  "cart.bag.resting": ["cart.empty.title", "cart.empty.text", "cart.fixFirst"],
  "cart.bag: quantity.chosen (3)": hindered,
  "cart.bag.resting: item.wanted (2)": hindered,
  "cart.bag.confirming": [
    "cart.conflict.title.PREORDER_MIX",
    "cart.conflict.title.PREORDER_DATE",
    "cart.conflict.title.EGIFT_MIX",
    "cart.conflict.PREORDER_MIX",
    "cart.conflict.PREORDER_DATE",
    "cart.conflict.EGIFT_MIX",
    "cart.conflict.replace",
    "cart.conflict.save",
    "cart.conflict.cancel"
  ],
  "cart.added.shown": ["cart.added.title", "cart.added.text", "cart.toBag", "cart.checkout"],

  "checkout.arriving": opening,
  "checkout.opening": opening,
  "checkout.reading": opening,
  "checkout.remembering": opening,
  "checkout.beginningAgain": opening,
  "checkout.nothing": opening,
  "checkout.refused": refused,
  "checkout.unreachable": unreachable,
  "checkout.ordering.queue.failed": ["failure.Unavailable", "shop.failed.retry", "checkout.state.offline"],
  "checkout.ordering.queue.saving: failed (4)": ["failure.Unavailable", "checkout.state.codesUsedUp"],
  "checkout.ordering.step": [
    "checkout.stages.details",
    "checkout.stages.delivery",
    "checkout.stages.payment",
    "checkout.toDelivery",
    "checkout.toPayment",
    "checkout.payment.place"
  ],
  "checkout.ordering: details.sent (2)": ["field.form.summary_other", "checkout.problem.required"],
  "checkout.ordering.offers.asking": ["checkout.delivery.loading"],
  "checkout.ordering.offers.known": [
    "checkout.delivery.arrives",
    "checkout.delivery.free",
    "checkout.delivery.insurance",
    "checkout.delivery.insuranceRequired",
    "checkout.delivery.paperBag.take",
    "checkout.delivery.paperBag.why",
    "checkout.delivery.paperBag.free",
    "checkout.delivery.paperBag.gone",
    "checkout.delivery.none"
  ],
  "checkout.ordering.offers.failed": ["checkout.delivery.failed", "shop.failed.retry"],
  "checkout.ordering.methods.asking": ["checkout.payment.loading"],
  "checkout.ordering.methods.known": [
    "checkout.payment.uniqueCode",
    "checkout.payment.exact",
    "checkout.payment.reported",
    "checkout.payment.deadline.bank-transfer"
  ],
  "checkout.placing": ["checkout.payment.place", "checkout.state.uncertain.title", "checkout.state.uncertain.text"],
  "checkout.changed": ["checkout.state.changed.title", "checkout.state.changed.text", "checkout.state.changed.accept"],
  "checkout.short": [
    "checkout.state.bagProblem.title",
    "checkout.state.bagProblem.text",
    "checkout.state.bagProblem.toBag",
    "checkout.state.bagProblem.rest"
  ],
  "placing.uncertain": ["checkout.state.uncertain.title", "checkout.state.uncertain.text"],
  "placing.uncertain.givenUp": ["shop.failed.unreachable.text", "shop.failed.retry"],

  "write-review.paused": ["failure.ReviewBlocked"],
  "write-review.counting": ["failure.ReviewRefused"],
  "write-review.alreadyReviewed": ["failure.AlreadyReviewed"],
  "write-review.loginWanted": ["failure.Unauthenticated"],
  "popup.showing": ["shop.later", "shop.close"],
  "floating.floating": ["shop.floating", "shop.close"],
  "install.offering": ["install.title", "install.text", "install.install", "install.later", "shop.close"],
  "push.off": ["push.title", "push.text", "push.allow"],
  "push.on": ["push.on", "push.stop"],
  "push.blocked": ["push.blocked", "push.again"],
  "push.uninstalled": ["push.uninstalled"],
  "push.unread": ["push.unread", "shop.failed.retry"],
  "update.offered": ["install.newer", "shop.reload", "shop.close"],
  "tour.walk.showing": ["tours.count", "tours.skip", "tours.back", "tours.next", "tours.done"],

  "password.asking": ["account.forgot.text", "account.forgot.byEmail", "account.forgot.byPhone", "account.forgot.send"],
  "password.mailed": ["account.forgot.sent", "account.forgot.again", "account.forgot.toLogin"],
  "password.lost": ["account.lost.title", "account.lost.text", "shop.failed.retry"],
  "new-password.checking": ["account.reset.checking"],
  "new-password.form": ["account.reset.text", "account.reset.submit"],
  "new-password.over": ["account.reset.invalidTitle", "account.reset.invalidText", "account.reset.newLink"],
  "new-password.done": ["account.reset.doneTitle", "account.reset.doneText"],
  "notify-me.asking": ["cart.notify.title", "cart.notify.text", "cart.notify.send"],
  "notify-me.done": ["cart.notify.done", "cart.notify.already", "cart.notify.back"],
  "order-lookup.asking": ["orders.lookup.text", "orders.lookup.send"],
  "order-lookup.sent": ["orders.lookup.sent"]
}
