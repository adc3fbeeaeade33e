import type {
  BusinessQuery,
  DatevQuery,
  LedgerQuery,
  StaffDisputesQuery,
  StaffRefundsQuery,
  VatQuery,
} from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { OF_CUSTOMER } from './session.ts';

/** What the books have on each account. Throws `ApiError` 403 for who may not see it. */
export const trialBalanceQuery = ({ call }: AppContext) =>
  queryOptions({
    queryKey: ['staff', 'ledger'],
    meta: OF_CUSTOMER,
    queryFn: () => call('getTrialBalance', { ignore: [401, 403] }),
  });

/** A page of entries of the ledger. Throws `ApiError` 403 for who may not see it. */
export const ledgerEntriesQuery = ({ call, lang }: AppContext, query: LedgerQuery) =>
  queryOptions({
    queryKey: ['staff', 'ledger', lang, query],
    meta: OF_CUSTOMER,
    queryFn: () => call('getLedgerEntries', { query, ignore: [400, 401, 403] }),
  });

/** The tax of a quarter. Throws `ApiError` 403 for who may not see it. */
export const vatReportQuery = ({ call }: AppContext, query: VatQuery) =>
  queryOptions({
    queryKey: ['staff', 'vat', query],
    meta: OF_CUSTOMER,
    queryFn: () => call('getVatReport', { query, ignore: [400, 401, 403] }),
  });

/** Revenue and services by month. Throws `ApiError` 403 for who may not see it. */
export const businessReportQuery = ({ call }: AppContext, query: BusinessQuery) =>
  queryOptions({
    queryKey: ['staff', 'business', query],
    meta: OF_CUSTOMER,
    queryFn: () => call('getBusinessReport', { query, ignore: [400, 401, 403] }),
  });

/** A page of refunds. Throws `ApiError` 403 for who may not see it. */
export const staffRefundsQuery = ({ call }: AppContext, query: StaffRefundsQuery) =>
  queryOptions({
    queryKey: ['staff', 'refunds', query],
    meta: OF_CUSTOMER,
    queryFn: () => call('getStaffRefunds', { query, ignore: [400, 401, 403] }),
  });

/** A page of disputes. Throws `ApiError` 403 for who may not see it. */
export const staffDisputesQuery = ({ call }: AppContext, query: StaffDisputesQuery) =>
  queryOptions({
    queryKey: ['staff', 'disputes', query],
    meta: OF_CUSTOMER,
    queryFn: () => call('getStaffDisputes', { query, ignore: [400, 401, 403] }),
  });

/** The sums of a file for DATEV. Throws `ApiError` 400 with errors by field, 403 for who may not see it. */
export const datevSummaryQuery = ({ call, lang }: AppContext, query: DatevQuery) =>
  queryOptions({
    queryKey: ['staff', 'datev', lang, query],
    meta: OF_CUSTOMER,
    queryFn: () => call('getDatevSummary', { query, ignore: [400, 401, 403] }),
  });
