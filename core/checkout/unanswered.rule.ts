/**
 * Whether an order was sent from this browser and its answer has not come, by the stored text alone: a bag asks it of every
 * visit, long before a checkout is read. Machines 4, Persist.
 *
 * @param text a text of `persistedOrdering`
 */
export const isUnanswered = (text = ""): boolean =>
  text.startsWith('{"v":1,') &&
  text.includes('"key":') &&
  !text.includes('"over":true') &&
  !text.includes('"isAnswered":true')
