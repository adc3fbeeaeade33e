import { call } from '../call.ts';
import { BusinessQuery, BusinessReport, LedgerPage, LedgerQuery, VatQuery, VatReport } from '../staff-finance.ts';
import { DatevQuery, DatevSummary } from '../staff-datev.ts';
import { StaffDisputesPage, StaffDisputesQuery, StaffRefundsPage, StaffRefundsQuery } from '../staff-refunds.ts';

const ofStaff = { tag: 'Staff', session: true, access: 'staff:payments', errors: [400, 401, 403] } as const;

export const staffFinanceCalls = {
  getLedgerEntries: call({
    id: 'getLedgerEntries',
    method: 'GET',
    path: '/my/api/staff/ledger/entries/',
    summary: 'List entries of the ledger with their postings, newest first; for staff',
    ...ofStaff,
    query: LedgerQuery,
    answer: { 200: LedgerPage },
  }),
  getVatReport: call({
    id: 'getVatReport',
    method: 'GET',
    path: '/my/api/staff/vat/',
    summary: 'Get the tax of a quarter by country, rate and scheme, compared with the ledger; for staff',
    ...ofStaff,
    query: VatQuery,
    answer: { 200: VatReport },
  }),
  getStaffRefunds: call({
    id: 'getStaffRefunds',
    method: 'GET',
    path: '/my/api/staff/refunds/',
    summary: 'List refunds, newest first, 50 per page; for staff',
    ...ofStaff,
    query: StaffRefundsQuery,
    answer: { 200: StaffRefundsPage },
  }),
  getStaffDisputes: call({
    id: 'getStaffDisputes',
    method: 'GET',
    path: '/my/api/staff/disputes/',
    summary: 'List payments that banks have taken back, newest first, 50 per page; for staff',
    ...ofStaff,
    query: StaffDisputesQuery,
    answer: { 200: StaffDisputesPage },
  }),
  getDatevSummary: call({
    id: 'getDatevSummary',
    method: 'GET',
    path: '/my/api/staff/datev/',
    summary: 'Get the sums of a file for DATEV, which is at this path + `csv/`; for staff',
    ...ofStaff,
    query: DatevQuery,
    answer: { 200: DatevSummary },
  }),
  getBusinessReport: call({
    id: 'getBusinessReport',
    method: 'GET',
    path: '/my/api/staff/business/',
    summary: 'Get revenue, new and ended services by month, and what is owed to customers; for staff',
    ...ofStaff,
    query: BusinessQuery,
    answer: { 200: BusinessReport },
  }),
} as const;
