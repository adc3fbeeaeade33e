import type { VatQuery, VatScheme } from '@hoster/contract';
import { vatReportQuery } from '../../api/staff-finance.ts';
import { definePage } from '../../app/router/page.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { listAddress } from '../../features/finance/cursor.ts';
import { countryNames } from '../../i18n/country-names.ts';
import { words } from './words.ts';

export const PATH = '/admin/finance/vat/';
export const schemes: readonly VatScheme[] = ['domestic', 'oss', 'reverse_charge', 'outside'];

export interface StaffVatData {
  query: VatQuery;
  /** Names of the countries in the report. */
  countries: Readonly<Record<string, string>>;
}

/** Address of a report, or of its file at another path. */
export const addressOf = (query: VatQuery, path = PATH): string => listAddress(path, { ...query });

/** `/admin/finance/vat/?year=&quarter=&scheme=`: the tax of a quarter; 404 for who may not see it. */
export const route = definePage<StaffVatData>({
  areas: ['account', 'staff', 'staff-finance'],
  async load({ app, url }) {
    const path = url.pathname + url.search;
    if (!(await isSignedIn(app))) return toLogin(app, path);
    const number = (name: string, min: number, max: number): number | undefined => {
      const asked = Number(url.searchParams.get(name) ?? Number.NaN);
      return Number.isSafeInteger(asked) && asked >= min && asked <= max ? asked : undefined;
    };
    const [year, quarter] = [number('year', 2000, 2200), number('quarter', 1, 4)];
    const scheme = schemes.find((one) => one === url.searchParams.get('scheme'));
    const query: VatQuery = {
      ...(year !== undefined && { year }),
      ...(quarter !== undefined && { quarter }),
      ...(scheme !== undefined && { scheme }),
    };
    try {
      const { rows } = await app.queryClient.fetchQuery({ ...vatReportQuery(app, query), staleTime: 0 });
      const names = await countryNames(app.lang);
      const codes = rows.map(({ country }) => country).filter((code) => code !== null);
      return { query, countries: Object.fromEntries(codes.map((code) => [code, names[code] ?? code])) };
    } catch (error) {
      return staffOnly(app, path, error);
    }
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});
