/** Something that can be bought now: a plan in one location. */
export interface OpenOffer {
  /** Slug of the plan. */
  readonly plan: string;
  /** Id of the location; null where the line has none. */
  readonly location: number | null;
  /** Net price in EUR cents for a term of one month, at list price with the location's surcharge. */
  readonly cents: number;
}

/**
 * The “from” price, EUR cents a month; null when nothing can be bought. There is one rule for every line and page: the
 * lowest price of what can be bought now, for a term of one month. Discounts for longer terms and promo codes aren't in
 * it, so that nobody has to pay for a year to get it; pages that show a longer term show its price as that term's.
 */
export const lowestCents = (offers: readonly OpenOffer[]): number | null =>
  // Not spread into the arguments of `Math.min`: there may be thousands.
  offers.reduce<number | null>((least, { cents }) => (least === null || cents < least ? cents : least), null);
