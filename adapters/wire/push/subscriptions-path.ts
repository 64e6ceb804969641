/** Path of a member's devices below the public service; the worker of a browser calls it without the table of the wire. */
export const subscriptionsPath = "/user/me/push-subscriptions"
