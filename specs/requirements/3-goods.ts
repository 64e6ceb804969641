import type { Requirement } from "./requirement.ts"

const namedFieldsSpec = "specs/server/named-fields.spec.ts"
const specifiedCallsSpec = "specs/server/specified-calls.spec.ts"

export const goods: ReadonlyArray<Requirement> = [
  {
    id: 136,
    says: "Category ids and links (_id, name, slug, link_rewrite, 2 sql ids)",
    state: "DONE",
    proofs: [
      { file: specifiedCallsSpec, title: "are there for categories and brands" },
      { file: namedFieldsSpec, title: "of a category: its address, its pictures, what is above and below it" }
    ],
    note: "adapters/wire/catalogue-forms.wire.ts"
  },
  {
    id: 137,
    says: "Category parents, children, sub_categories",
    state: "DONE",
    proofs: [
      { file: specifiedCallsSpec, title: "are there for categories and brands" },
      { file: namedFieldsSpec, title: "of a category: its address, its pictures, what is above and below it" }
    ],
    note: "adapters/wire/catalogue-forms.wire.ts; a branch has children and sub_categories, a single category its parents"
  },
  {
    id: 138,
    says: "Category logo, banner, banner_for_sociolla, is_featured",
    state: "DONE",
    proofs: [
      { file: specifiedCallsSpec, title: "are there for categories and brands" },
      { file: namedFieldsSpec, title: "of a category: its address, its pictures, what is above and below it" }
    ],
    note: "adapters/wire/catalogue-forms.wire.ts; one picture serves as logo and both banners"
  },
  {
    id: 139,
    says: "Brand fields incl. country_tag_id, sql id",
    state: "DONE",
    proofs: [
      { file: specifiedCallsSpec, title: "are there for categories and brands" },
      { file: namedFieldsSpec, title: "of a brand: its logo and the country it comes from" }
    ],
    note: "adapters/wire/catalogue-forms.wire.ts; logos at /media/brands/{id}.svg"
  },
  {
    id: 140,
    says: "Country name, phone_code",
    state: "DONE",
    proofs: [
      { file: namedFieldsSpec, title: "of a brand: its logo and the country it comes from" },
      { file: "specs/profile/profile.spec.ts", title: "lives at a place of the map, by the map's own name" }
    ],
    note: "adapters/wire/links.wire.ts, adapters/wire/regions.wire.ts"
  },
  {
    id: 141,
    says: "Product identity fields",
    state: "DONE",
    proofs: [
      { file: specifiedCallsSpec, title: "are there for a product" },
      {
        file: namedFieldsSpec,
        title: "of a product: its names, its pictures, whether it can be had, and its combinations"
      }
    ],
    note: "adapters/wire/product.wire.ts, adapters/wire/card.wire.ts"
  },
  {
    id: 142,
    says: "Product images[] url, is_cover; image; image_cover",
    state: "DONE",
    proofs: [
      { file: specifiedCallsSpec, title: "are there for a product" },
      {
        file: namedFieldsSpec,
        title: "of a product: its names, its pictures, whether it can be had, and its combinations"
      }
    ],
    note: "adapters/wire/product.wire.ts"
  },
  {
    id: 143,
    says: "Product categories, default_category, parent_category",
    state: "DONE",
    proofs: [{ file: specifiedCallsSpec, title: "are there for a product" }],
    note: "adapters/wire/product.wire.ts"
  },
  {
    id: 144,
    says: "Combination: _id, stock, price, is_default, attributes shade/size/variant, images",
    state: "DONE",
    proofs: [
      {
        file: namedFieldsSpec,
        title: "of a product: its names, its pictures, whether it can be had, and its combinations"
      },
      { file: specifiedCallsSpec, title: "are there for a product" }
    ],
    note: "adapters/wire/combination.wire.ts"
  },
  {
    id: 145,
    says: "Combination: is_wishlist, is_active_in_review, is_reviewed, is_verified_purchase",
    state: "PART",
    missing: "is_wishlist constant false; is_reviewed and is_verified_purchase missing; is_active_in_review there",
    work: "reviews"
  },
  {
    id: 146,
    says: "Combination: is_pre_order, delivery_date",
    state: "DONE",
    proofs: [
      {
        file: namedFieldsSpec,
        title: "of a product: its names, its pictures, whether it can be had, and its combinations"
      }
    ],
    note: "adapters/wire/combination.wire.ts"
  },
  {
    id: 147,
    says: "default_combination attributes map, non_specify = none; id_default_product_attribute",
    state: "DONE",
    proofs: [{ file: specifiedCallsSpec, title: "are there for a product" }],
    note: "adapters/wire/product.wire.ts"
  },
  {
    id: 148,
    says: "Price fields (12)",
    state: "DONE",
    proofs: [
      { file: specifiedCallsSpec, title: "are there for a product" },
      { file: "specs/server/calls.spec.ts", title: "answer product cards with the fields the wire promises" }
    ],
    note: "adapters/wire/product.wire.ts; ranges are objects of min and max (D-29d)"
  },
  {
    id: 149,
    says: "discount_type amount or percentage",
    state: "DONE",
    proofs: [{ file: specifiedCallsSpec, title: "tell a discount by its kind" }],
    note: "adapters/wire/product.wire.ts"
  },
  {
    id: 150,
    says: "Availability fields (7, incl. sociolla/lulla flags)",
    state: "DONE",
    proofs: [
      {
        file: namedFieldsSpec,
        title: "of a product: its names, its pictures, whether it can be had, and its combinations"
      },
      { file: specifiedCallsSpec, title: "are there for a product" }
    ],
    note: "adapters/wire/product.wire.ts; is_active_in_lulla is always false (D-1)"
  },
  {
    id: 151,
    says: "review_stats, total_reviews, is_reviewed",
    state: "PART",
    missing: "review_stats and total_reviews on the wire; is_reviewed comes with the reviews of a member",
    work: "reviews"
  },
  {
    id: 152,
    says: "wishlist_product, id_wishlist_product, has_bookmarked",
    state: "NONE",
    missing: "wishlist_product:false constant; id_wishlist_product, has_bookmarked absent",
    work: "belonging"
  },
  {
    id: 153,
    says: "Links product_url_share, url_sociolla, sql ids",
    state: "PART",
    missing: "product_url_share, url_sociolla (when set); my_sociolla_sql_id, my_pendar_sql_id missing",
    work: "window"
  }
]
