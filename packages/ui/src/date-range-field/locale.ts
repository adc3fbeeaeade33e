/** Regions in which weeks start on Sunday and on Saturday (CLDR 47), for browsers that don't tell (Firefox). */
const SUNDAY =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const SATURDAY = 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';

interface WithWeekInfo {
  getWeekInfo?: () => { firstDay: number };
}

/** Returns the first day of the week in a locale, from 0 for Sunday to 6. */
export function weekStartOf(locale: string): number {
  const known: Intl.Locale & WithWeekInfo = new Intl.Locale(locale);
  const firstDay = known.getWeekInfo?.().firstDay;
  if (firstDay !== undefined) return firstDay % 7;
  const region = known.maximize().region ?? '';
  if (SUNDAY.includes(region)) return 0;
  return SATURDAY.includes(region) ? 6 : 1;
}

/** Returns functions that write days in a language, in the Gregorian calendar, which date inputs use, too. */
export function formatsOf(locale: string) {
  const make = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC', calendar: 'gregory' });
  const formats = {
    month: make({ month: 'long', year: 'numeric' }),
    day: make({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    weekday: make({ weekday: 'long' }),
    weekdayShort: make({ weekday: 'short' }),
  };
  const number = new Intl.NumberFormat(locale, { useGrouping: false });
  const range = make({ day: 'numeric', month: 'long', year: 'numeric' });
  const dateOf = (date: string): Date => new Date(`${date}T00:00Z`);
  return {
    write: (name: keyof typeof formats, date: string): string => formats[name].format(dateOf(date)),
    number: (date: string): string => number.format(Number(date.slice(8))),
    range: (from: string, to: string): string => range.formatRange(dateOf(from), dateOf(to)),
  };
}

export type Formats = ReturnType<typeof formatsOf>;
