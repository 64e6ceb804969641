/** A question of the beauty profile: tags of one group, one of them or several. */
export interface BeautyQuestion {
  readonly group: string
  readonly several: boolean
}

/** The three steps of the beauty profile, each with its questions. Specification 9: 3 steps; what they ask is an own choice. */
export const beautySteps = [
  {
    step: "skin",
    questions: [
      { group: "skin", several: false },
      { group: "tone", several: false }
    ]
  },
  {
    step: "concerns",
    questions: [
      { group: "concern", several: true },
      { group: "body-concern", several: true }
    ]
  },
  {
    step: "hair",
    questions: [
      { group: "hair", several: false },
      { group: "hair-concern", several: true }
    ]
  }
] as const satisfies ReadonlyArray<{ readonly step: string; readonly questions: ReadonlyArray<BeautyQuestion> }>

/** Where a beauty profile was filled in. Specification 7: `beauty_profile_created_from`. */
export const beautyProfileFrom = "review-web"

/** Most tags of a profile: all of every group and no more. */
export const tagsMost = 60
