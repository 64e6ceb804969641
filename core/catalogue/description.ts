/** Characters of a description before the rest unfolds. Specification 9; D-80. */
export const descriptionLength = 300
