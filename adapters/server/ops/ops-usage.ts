/** The help of `npm run ops`. */
export const usage = `npm run ops -- COMMAND

  setup                               asks for the shop's name, sender, stores, bank accounts and couriers
  setup --file shop.json              the same from a file: {"shop": {…}, "stores": […], "banks": […], "couriers": […]}
  export PART [--format csv|json] [--out FILE]
                                      PART is shop, stores, banks, couriers, brands, categories, pages,
                                      questions, vouchers, gifts, selections, steps, banners or specials
  export google|meta [--language id|en] [--out FILE]
                                      the goods as a feed for Google Merchant or a catalogue of Meta; the running shop
                                      serves the same at /feeds/google.xml and /feeds/meta.csv, in English below
                                      /feeds/en/
  import PART FILE                    rows of CSV or JSON, with the columns of export; all or nothing
                                      --dry-run only says what would change; rows that FILE does not have stay,
                                      unless
                                      --remove-others (stores, banks, couriers, pages, questions, gifts, selections, steps, banners, specials)
                                      --note WHY stays in the log; vouchers need it
                                      gifts: a rule in each row, "id" names it. A bag with "min_amount" rupiah and
                                      "min_units" units of "products", "brands" and "categories", or of any goods, gets
                                      one unit of "combination" free; members alone, unless "guests" says yes
                                      banners: one in each row, at the place that "group" and "location" name, from "from"
                                      until "until", days or times in Jakarta ("2026-12-12 18.00"); "wide" and "narrow" are
                                      addresses of "pictures list"; "announced" shows a flash sale so many hours before it begins
                                      specials: what a "combination" of a "product" costs from "from" until "until", below its
                                      normal price; a discount of the goods counts instead; "quota" is how many units are sold
                                      at it at most, over all orders

  status                              how the running shop is, and what is missing before the first order
  refresh                             the catalogue index reads the database at once

  orders list [--status S] [--email E] [--limit 50]
  orders show CODE                    everything about an order
  orders advance CODE MOVE            MOVE is pack, ship, deliver, ready, bring-back or complete; with ship: --tracking
                                      NUMBER; ready: it can be picked up in its store; bring-back: the parcel was not accepted, its courier not paid
  orders accept CODE                  the money has come in, whatever the bank says of its amount
                                      --transfer REFERENCE: with this held transfer, as "transfers assign";
                                      --no-transfer: none of the held ones that may be for this order is
  orders reject CODE                  the buyer's confirmation is not right; they have a day more
  orders cancel CODE --note WHY       also while it is being packed; goods go back to the stock
  orders refund CODE --note HOW       money went back to the buyer

  pickup hand-over CODE [--store STORE]
                                      gives the order whose code the buyer shows, typed or scanned; once

  preorders list                      what is sold ahead: its day, its orders, and the units that are left
  preorders postpone COMBINATION DAY  it comes later, on this day (2026-12-20), within a year: everyone who ordered it gets a
                                      message and may cancel for nothing
  preorders release COMBINATION       it has come: its orders are packed now, and it is sold as ordinary goods

  returns list [--all]                returns that wait for a decision; --all: decided ones, too, the newest first
  returns show CODE                   the claim of an order: goods, reason, account, and what it gives back
  returns photo CODE NUMBER --out FILE
                                      writes a picture of the goods, 1 for the first, as WebP
  returns accept CODE [--amount RUPIAH] [--say "…"]
                                      the buyer gets what was paid for the goods, or this amount: noted as transferred,
                                      or as a voucher if they asked for one (--by-transfer: transferred all the same).
                                      Points follow. --say: words for the buyer, for example where to send the goods
  returns refuse CODE --say "…"       says the buyer why

  reviews list [--all]                reviews that wait for a decision, the oldest first, with the words that the checks
                                      found; --all: decided ones, too
  reviews show ID                     the whole text, its pictures and the decisions on it
  reviews photo ID NUMBER --out FILE  writes a picture of it, 1 for the first, as WebP: also of a hidden review, whose
                                      pictures are not served
  reviews publish ID                  readers see it; its author gets a message. --version of "reviews show": only if
                                      it is still as it was shown
  reviews hide ID --say "…"           readers see it no more; says the author why. Never with another person's data

  proposals list [--all]              brands and products that members propose and that wait, the oldest first
                                      --all: also those that were decided on
  proposals show ID                   brand, category, note, pictures and the decisions on it
  proposals photo ID NUMBER --out FILE  writes a picture of it, 1 for the first, as WebP
  proposals accept ID --version N     takes it into the catalogue, to be reviewed, not sold; its author gets a message
                                      --title "…", --category ID, --brand NUMBER replace what was proposed
                                      --into NUMBER: it is this product of the shop; nothing new comes of it
  proposals refuse ID --version N --reason R
                                      R is exists, unclear, photos, notBeauty or content; --say "…" adds words for the
                                      author, who can correct it and send it again

  experts list                        members with the mark of an expert, and the line under their names
  experts set NAME --title-id "…" --title-en "…"
                                      the member of this user name is an expert of this field, as shoppers read it in
                                      both languages; check a diploma or licence first
  experts remove NAME                 the mark goes, the reviews stay

  transfers list [--held]             money that came in; --held: what waits for a person, and the orders that a
                                      transfer of another amount may be for
  transfers match REFERENCE BANK AMOUNT [--at 2026-11-20 | --at "2026-11-20 09:30"]
                                      books a line of the bank's statement on the order that waits for this amount;
                                      --at is its day or time in Jakarta: money never pays an order placed after it
  transfers assign REFERENCE CODE     a held transfer is for this order: it pays it, whatever the amount, or is held if
                                      the order has ended; the buyer gets a message. --bank, --amount and --at say
                                      which transfer, if more than one with this reference waits
  transfers return REFERENCE --note HOW
                                      a held transfer went back to its sender: it waits no longer. "orders refund"
                                      does so for money that came after its order had ended

  stock set COMBINATION UNITS         or --file FILE: lines COMBINATION,UNITS
  prices set COMBINATION RUPIAH       or --file FILE: lines COMBINATION,RUPIAH; before discounts
                                      --dry-run only says what would change

  store-stock list STORE              what a store has, by combination
  store-stock set STORE COMBINATION UNITS
                                      or --file FILE: lines STORE,COMBINATION,UNITS; apart from the units of the web
                                      shop. --dry-run only says what would change

  points show EMAIL                   a member's points and what moved them
  points give EMAIL POINTS --note WHY also "points take", never below 0. The same
                                      points for the same WHY count once

  vouchers list [--all]               code, discount, days in Jakarta, redemptions taken, state; --all: ended ones, too
  vouchers show CODE                  everything, with the goods and members it is for by name, the orders that hold
                                      one now, and who changed it when and why
  vouchers create CODE DISCOUNT --from 2026-12-01 --until 2026-12-12 --quota 500
                  --terms-id "…" --terms-en "…" --note WHY
                                      DISCOUNT is --amount RUPIAH, --percent 1 to 100 [--most RUPIAH], or
                                      --free-shipping [--most RUPIAH] or --paper-bag. Days are those of Jakarta and
                                      count whole; a time is written "2026-12-12 18:00". --quota is how often it is
                                      redeemed at all
                                      --per-member N (1), --min-amount RUPIAH: of the goods it is for; --unlisted: by
                                      its code alone; --welcome: for members without an order
                                      --products, --brands, --categories, --users: for these alone; numbers, slugs
                                      and e-mail addresses with commas between
                                      --automatic: free shipping that counts by itself at the checkout; --guests:
                                      for guests, too, whose orders are counted by the quota alone
  vouchers edit CODE … --note WHY     the same options; what is not named stays, "" empties, --listed, --no-welcome,
                                      --no-automatic and --no-guests undo. Never below what orders have taken;
                                      placed orders stay as they are. --version of "vouchers show": only if it is
                                      still as it was shown
  vouchers pause CODE --note WHY      shoppers do not find it; "vouchers resume" ends the pause
  vouchers import FILE --note WHY     a line for each voucher, with the columns of "export vouchers"; all or nothing;
                                      --dry-run only says what would change. WHY stays in the log for good: it names
                                      no customer

  pictures add FILE                   a picture for banners: JPEG, PNG, WebP, AVIF or HEIC up to 8 MB; shows its address
  pictures list                       addresses of the pictures that were added

  preview TIME                        a link that shows the shop at this time in Jakarta, as "2026-12-12 00.01", to who opens
                                      it, for two hours; nothing can be ordered with it

  toggles list                        what can be switched without a new start: ways of codes and e-gifts, providers to log in by, parts of the shop
  toggles on NAME, toggles off NAME   every server of the shop follows within seconds; --note WHY stays in the log

  figures [DAYS]                      how far viewers who agreed came in the last days (7): home, product, bag, checkout,
                                      ordered, paid; and searches, with results, opened products

  ads list                            the house's advertisements, with what each has had of its budget
  ads export --out ads.csv            ads import FILE reads the same columns; all or nothing, --dry-run only checks.
                                      "slot" is top, side or small; "pages" some of category, brand, tag, search;
                                      "targets" their ids, none for all; "product" gives the picture; "per_day" is how
                                      often one browser shows it a day, 0 for any; "budget" its most impressions
  ads remove ID                       at once, with what it has had

  journal list                        day, language, address and title of the articles
  journal import FILE [--language en] RSS or Atom, a file or its address on the web; articles of Indonesian without
                                      --language. One that is there already is changed. --dry-run only says what
                                      would change
  journal remove SLUG                 an article, in all languages

  backup FILE                         the whole shop in one file while it sells, or stopped: the database as it is at one
                                      moment, pictures in DATA_DIR, and the secret. It is read again before it counts.
                                      Only its owner may read it: it holds personal data and the secret
  restore FILE                        all of it, or nothing, into an empty database and a folder without a shop; from
                                      either engine into either. A damaged file or one of a newer version is refused
  verify FILE                         reads all of it, checks every count and digest, and says what it holds

  till add NUMBER                     a person registered at a till with this telephone number, 0812…

  help [COMMAND]                      all of this, or one command; so does --help

  --as NAME    who does it, stored with the change; by default your name on this machine
  --json       the answer as the shop gives it

DATA_DIR names the folder of the shop; a backup of PostgreSQL wants its DATABASE_URL as well. Exit code: 0 if it was done, 1 if not.`

/** The help of one command, `orders` for example; the whole help if there is no such command. */
export const usageOf = (command: string): string => {
  const [title = "", ...paragraphs] = usage.split("\n\n")
  const lines = paragraphs.flatMap((paragraph) => paragraph.split("\n"))
  const isOther = (line: string): boolean => /^ {2}[a-z]/.test(line) && !line.startsWith(`  ${command} `)
  const from = lines.findIndex((line) => line.startsWith(`  ${command} `))
  if (command === "" || from === -1) return usage
  const own = lines.slice(from)
  const end = own.findIndex((line) => isOther(line) || /^ {2}--|^[A-Z]/.test(line))
  return [title, "", ...own.slice(0, end === -1 ? undefined : end)].join("\n")
}
