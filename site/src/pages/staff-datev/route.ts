import type { DatevQuery } from '@hoster/contract';
import { datevSummaryQuery, vatReportQuery } from '../../api/staff-finance.ts';
import { type FieldErrors, fieldErrors, isApiError } from '../../api/errors.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { definePage } from '../../app/router/page.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { type Problems, readForm } from './fields.ts';
import { words } from './words.ts';

export const PATH = '/admin/finance/vat/datev/';

export interface StaffDatevData {
  /** What the fields have. */
  typed: Readonly<Record<string, string>>;
  problems: Problems;
  /** Texts of the server. */
  errors: FieldErrors;
  /** The file that was asked for; null until everything it needs is known. */
  asked: DatevQuery | null;
}

/** `/admin/finance/vat/datev/?from=&to=&…`: bookings for DATEV; 404 for who may not see them. */
export const route = definePage<StaffDatevData>({
  areas: ['account', 'staff', 'staff-finance'],
  async load({ app, url }) {
    const path = url.pathname + url.search;
    if (!(await isSignedIn(app))) return toLogin(app, path);
    try {
      const { asked, problems, typed } = readForm(url.searchParams);
      if (!url.searchParams.has('consultant')) {
        // Says who may see it, and which quarter is the current one.
        const { from, to } = await app.queryClient.fetchQuery(vatReportQuery(app, {}));
        return { typed: { from, to }, problems: {}, errors: {}, asked: null };
      }
      if (Object.keys(problems).length > 0) {
        await app.queryClient.fetchQuery(vatReportQuery(app, {}));
        return { typed, problems, errors: {}, asked: null };
      }
      return { typed, problems, ...(await summarised(app, asked)) };
    } catch (error) {
      return staffOnly(app, path, error);
    }
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});

/** Loads the sums of a file. @throws `ApiError` of another kind than wrong fields */
async function summarised(app: AppContext, asked: DatevQuery): Promise<Pick<StaffDatevData, 'asked' | 'errors'>> {
  try {
    await app.queryClient.fetchQuery({ ...datevSummaryQuery(app, asked), staleTime: 0 });
    return { asked, errors: {} };
  } catch (error) {
    if (!isApiError(error, 400)) throw error;
    return { asked: null, errors: fieldErrors(error.data) };
  }
}
