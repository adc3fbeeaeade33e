/** Which touch a cookie keeps: the one that brought the visitor first, or the latest. */
export type Touch = 'first' | 'last';

/** Longest value kept, as its cookie travels: all of them have to fit the headers of a request. */
const longest = 1000;

/** Attribution cookies with the days they live. The only list of them. */
export const attributionCookies = [
  { name: 'utm_source', days: 30, touch: 'last' },
  { name: 'utm_medium', days: 30, touch: 'last' },
  { name: 'utm_campaign', days: 30, touch: 'last' },
  { name: 'partner_ref', days: 60, touch: 'last' },
  { name: 'gclid', days: 90, touch: 'last' },
  { name: 'referer', days: 60, touch: 'first' },
] as const satisfies readonly { name: string; days: number; touch: Touch }[];

export type AttributionCookie = (typeof attributionCookies)[number]['name'];

/** The value as it's kept: without NUL and lone surrogates, which no database takes, and never cut inside a character. */
export function attributionValue(text: string): string {
  let value = '';
  let length = 0;
  for (const character of text.replaceAll(/[\0\p{Surrogate}]/gu, '')) {
    length += encodeURIComponent(character).length;
    if (length > longest) break;
    value += character;
  }
  return value;
}

/** Whether `host` is ours: the host of the page, or one below the parent domain that our hosts share. */
function isInternal(host: string, page: URL, domain: string | null): boolean {
  const name = domain?.replace(/^\./, '');
  return host === page.host || (name !== undefined && (host === name || host.endsWith(`.${name}`)));
}

/**
 * Cookies to set for a visit.
 * @param page address that was opened
 * @param referrer address of the page that led here, `''` for none
 * @param stored value of a cookie that is there already, null for none
 * @param domain parent domain of our hosts, null for a single host
 */
export function attributionOfVisit(
  page: URL,
  referrer: string,
  stored: (name: AttributionCookie) => string | null,
  domain: string | null,
): { name: AttributionCookie; value: string; days: number }[] {
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  // Internal navigation keeps what was recorded on arrival.
  if (from && isInternal(from.host, page, domain)) return [];
  return attributionCookies.flatMap(({ name, days, touch }) => {
    const value = attributionValue((name === 'referer' ? from?.href : page.searchParams.get(name)) ?? '');
    return value === '' || (touch === 'first' && stored(name)) ? [] : [{ name, value, days }];
  });
}
