import { Schema } from "effect"
import { CategoryId } from "#core/catalogue/category.ts"
import { badges } from "#core/profile/profile.ts"
import { levels, type Reviewer, ReviewId, reviewSorts, reviewsPerPage } from "#core/reviews/review.ts"
import {
  type Expert,
  type Experts,
  type ExpertsQuery,
  expertsPerPage,
  type ReviewerProfile,
  type ReviewerQuery,
  type ReviewerReviews
} from "#core/reviews/reviewers/reviewer.ts"
import { ReviewerUnknown } from "#core/reviews/reviewers/reviewers.errors.ts"
import type { ReviewersPort } from "#core/reviews/reviewers/reviewers.port.ts"
import type { Mapping, Wire } from "../endpoint.ts"
import { Counts, instantFromWire, instantOnWire, instantToWire, one, skip, words } from "../parts.ts"
import { PictureOnWire } from "../picture.wire.ts"
import { withProduct } from "./review-forms.wire.ts"

const UserOnWire = Schema.Struct({
  user_name: Schema.String,
  level: Schema.Literals(levels),
  is_expert: Schema.Boolean,
  title: Schema.optionalKey(Schema.String),
  age_bucket: Schema.optionalKey(Schema.String),
  tags: Schema.Array(Schema.String)
})
const user: Mapping<Reviewer, typeof UserOnWire.Type> = {
  schema: UserOnWire,
  to: ({ userName, level, expert, title, ageBucket, traits }) => ({
    user_name: userName,
    level,
    is_expert: expert,
    ...(title === undefined ? {} : { title }),
    ...(ageBucket === undefined ? {} : { age_bucket: ageBucket }),
    tags: traits
  }),
  from: ({ user_name: userName, level, is_expert: expert, title, age_bucket: ageBucket, tags: traits }) => ({
    userName,
    level,
    expert,
    ...(title === undefined ? {} : { title }),
    ...(ageBucket === undefined ? {} : { ageBucket }),
    traits
  })
}

const CountsOnWire = Schema.Struct({
  reviews: Schema.Int,
  likes: Schema.Int,
  photos: Schema.Int,
  verified: Schema.Int
})
const BadgeOnWire = Schema.Struct({ id: Schema.Literals(badges), earned_at: Schema.optionalKey(instantOnWire) })
const ReviewerOnWire = Schema.Struct({
  user: UserOnWire,
  image: Schema.optionalKey(Schema.String),
  joined_at: instantOnWire,
  counts: CountsOnWire,
  mean_rating: Schema.optionalKey(Schema.Finite),
  badges: Schema.Array(BadgeOnWire)
})
const reviewer: Mapping<ReviewerProfile, typeof ReviewerOnWire.Type> = {
  schema: ReviewerOnWire,
  to: ({ image, joinedAt, counts, meanRating, badges: earned, ...rest }) => ({
    user: user.to(rest),
    ...(image === undefined ? {} : { image }),
    joined_at: instantToWire(joinedAt),
    counts,
    ...(meanRating === undefined ? {} : { mean_rating: meanRating }),
    badges: earned.map(({ id, earnedAt }) => ({
      id,
      ...(earnedAt === undefined ? {} : { earned_at: instantToWire(earnedAt) })
    }))
  }),
  from: ({ user: who, image, joined_at: joinedAt, counts, mean_rating: meanRating, badges: earned }) => ({
    ...user.from(who),
    ...(image === undefined ? {} : { image }),
    joinedAt: instantFromWire(joinedAt),
    counts,
    ...(meanRating === undefined ? {} : { meanRating }),
    badges: earned.map(({ id, earned_at: earnedAt }) => ({
      id,
      ...(earnedAt === undefined ? {} : { earnedAt: instantFromWire(earnedAt) })
    }))
  })
}

const GroupsOnWire = Schema.Array(Schema.Struct({ _id: Schema.String, name: Schema.String, count: Schema.Int }))
const groupsTo = (groups: Experts["groups"]): typeof GroupsOnWire.Type =>
  groups.map(({ id, name, count }) => ({ _id: id, name, count }))
const groupsFrom = (groups: typeof GroupsOnWire.Type): Experts["groups"] =>
  groups.map(({ _id: id, name, count }) => ({ id, name, count }))

const ReviewsOnWire = Schema.Struct({
  data: Schema.Array(withProduct.schema),
  meta: Schema.Struct({ ...Counts.fields, categories: GroupsOnWire })
})
const reviews: Mapping<ReviewerReviews, typeof ReviewsOnWire.Type> = {
  schema: ReviewsOnWire,
  to: ({ items, total, groups }) => ({
    data: items.map(withProduct.to),
    meta: { total, skip: 0, limit: items.length, categories: groupsTo(groups) }
  }),
  from: ({ data, meta }) => ({
    items: data.map(withProduct.from),
    total: meta.total,
    groups: groupsFrom(meta.categories)
  })
}

const ExpertOnWire = Schema.Struct({
  user: UserOnWire,
  image: Schema.optionalKey(Schema.String),
  counts: Schema.Struct({ reviews: Schema.Int, likes: Schema.Int }),
  quote: Schema.optionalKey(Schema.String),
  best: Schema.Array(
    Schema.Struct({
      review_id: Schema.String,
      product_name: Schema.String,
      rating: Schema.Finite,
      picture: Schema.optionalKey(PictureOnWire)
    })
  )
})
const expert: Mapping<Expert, typeof ExpertOnWire.Type> = {
  schema: ExpertOnWire,
  to: ({ reviewer: who, best, ...rest }) => ({
    ...rest,
    user: user.to(who),
    best: best.map(({ id, productName, rating, picture }) => ({
      review_id: id,
      product_name: productName,
      rating,
      ...(picture === undefined ? {} : { picture })
    }))
  }),
  from: ({ user: who, best, ...rest }) => ({
    ...rest,
    reviewer: user.from(who),
    best: best.map(({ review_id: id, product_name: productName, rating, picture }) => ({
      id: ReviewId(id),
      productName,
      rating,
      ...(picture === undefined ? {} : { picture })
    }))
  })
}

const ExpertsOnWire = Schema.Struct({
  data: Schema.Array(ExpertOnWire),
  meta: Schema.Struct({ ...Counts.fields, fields: GroupsOnWire })
})
const experts: Mapping<Experts, typeof ExpertsOnWire.Type> = {
  schema: ExpertsOnWire,
  to: ({ items, total, groups }) => ({
    data: items.map(expert.to),
    meta: { total, skip: 0, limit: items.length, fields: groupsTo(groups) }
  }),
  from: ({ data, meta }) => ({ items: data.map(expert.from), total: meta.total, groups: groupsFrom(meta.fields) })
}

const ReviewerAsked = Schema.Struct({ userName: words })
const ReviewsAsked = Schema.Struct({
  userName: words,
  category: Schema.optionalKey(words),
  sort: Schema.optionalKey(Schema.Literals(reviewSorts)),
  skip
})
const reviewsAsked: Mapping<ReviewerQuery, typeof ReviewsAsked.Type> = {
  schema: ReviewsAsked,
  to: ({ page, ...query }) => ({ ...query, skip: (page - 1) * reviewsPerPage }),
  from: ({ userName, category, sort = "newest", skip: from = 0 }) => ({
    userName,
    ...(category === undefined ? {} : { category: CategoryId(category) }),
    sort,
    page: Math.floor(from / reviewsPerPage) + 1
  })
}
const ExpertsAsked = Schema.Struct({ field: Schema.optionalKey(words), skip })
const expertsAsked: Mapping<ExpertsQuery, typeof ExpertsAsked.Type> = {
  schema: ExpertsAsked,
  to: ({ page, ...query }) => ({ ...query, skip: (page - 1) * expertsPerPage }),
  from: ({ skip: from = 0, ...query }) => ({ ...query, page: Math.floor(from / expertsPerPage) + 1 })
}

/** Endpoints for reading about reviewers. Specification 1 and 2, experts. */
export const reviewersWire: Wire<ReviewersPort> = {
  reviewer: {
    service: "public",
    method: "get",
    path: "/reviewers/{userName}",
    summary: "A reviewer as everybody may see them, with what their published reviews add up to",
    input: { schema: ReviewerAsked, to: (asked) => asked, from: (asked: typeof ReviewerAsked.Type) => asked },
    output: one(reviewer),
    refusals: { ReviewerUnknown: { status: 404, code: "REVIEWER_NOT_FOUND", make: () => new ReviewerUnknown() } },
    maxAge: 5
  },
  reviews: {
    service: "public",
    method: "get",
    path: "/reviewers/{userName}/reviews",
    summary: "The published reviews of a reviewer, 20 a page, with the categories they are about",
    input: reviewsAsked,
    output: reviews,
    refusals: {},
    maxAge: 5
  },
  experts: {
    service: "public",
    method: "get",
    path: "/experts",
    summary: "The experts, those whose reviews helped most first, 20 a page, with their fields",
    input: expertsAsked,
    output: experts,
    refusals: {},
    maxAge: 30
  }
}
