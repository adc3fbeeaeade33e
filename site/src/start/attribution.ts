import type { SetCookie } from './cookies.ts';

/** Days that each value is kept for the partner program (specification, section 9). */
const LIFETIMES: readonly [name: string, days: number][] = [
  ['utm_source', 30],
  ['utm_medium', 30],
  ['utm_campaign', 30],
  ['partner_ref', 60],
  ['gclid', 90],
];
const REFERER_DAYS = 60;
/** A cookie is no place for long texts. */
const LONGEST = 500;

/** Keeps where the visitor came from: values of the address, and the page of another site that led here. */
export function keepAttribution(address: URL, referrer: string, setCookie: SetCookie): void {
  const keep = (name: string, value: string | null, days: number) => {
    if (value) setCookie(name, value.slice(0, LONGEST), { days, shared: true });
  };
  for (const [name, days] of LIFETIMES) keep(name, address.searchParams.get(name), days);
  if (URL.canParse(referrer) && new URL(referrer).host !== address.host) keep('referer', referrer, REFERER_DAYS);
}
