import type {
  StaffTransfersQuery,
  StatementImportDetails,
  StatementImportsQuery,
  StatementMapping,
  TransferCredit,
} from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { OF_CUSTOMER } from './session.ts';

const REFUSALS = [400, 401, 403, 404, 409];

/** A page of lines of bank statements. Throws `ApiError` 403 for who may not see it. */
export const staffTransfersQuery = ({ call }: AppContext, query: StaffTransfersQuery) =>
  queryOptions({
    queryKey: ['staff', 'transfers', query],
    meta: OF_CUSTOMER,
    queryFn: () => call('getStaffTransfers', { query, ignore: [400, 401, 403] }),
  });

/** A line with what it may be for. Throws `ApiError` 403, 404. */
export const staffTransferQuery = ({ call }: AppContext, id: number) =>
  queryOptions({
    queryKey: ['staff', 'transfer', id],
    meta: OF_CUSTOMER,
    queryFn: () => call('getStaffTransfer', { params: { id }, ignore: [401, 403, 404] }),
  });

/** Assigns a line to the payment with a reference. Throws `ApiError` 400 with errors by field, 404, 409. */
export async function assignTransfer(app: AppContext, body: { id: string; reference: string }): Promise<void> {
  await app.call('postLineAssignment', { body, ignore: REFUSALS });
  await forget(app);
}

/** Adds the money of a line to a balance. Throws `ApiError` 400 with errors by field, 404, 409. */
export async function creditTransfer(app: AppContext, id: number, body: TransferCredit): Promise<void> {
  await app.call('postTransferCredit', { params: { id }, body, ignore: REFUSALS });
  await forget(app);
}

/** Sets a line aside with a reason; null takes that back. Throws `ApiError` 400 with errors by field, 404, 409. */
export async function setTransferAside(app: AppContext, id: number, reason: string | null): Promise<void> {
  await app.call('postTransferAside', { params: { id }, body: { reason }, ignore: REFUSALS });
  await forget(app);
}

/** A page of imported files. Throws `ApiError` 403 for who may not see it. */
export const statementImportsQuery = ({ call }: AppContext, query: StatementImportsQuery) =>
  queryOptions({
    queryKey: ['staff', 'statements', query],
    meta: OF_CUSTOMER,
    queryFn: () => call('getStatementImports', { query, ignore: [400, 401, 403] }),
  });

/** An imported file. Throws `ApiError` 403, 404. */
export const statementImportQuery = ({ call, lang }: AppContext, id: number) =>
  queryOptions({
    queryKey: ['staff', 'statement', lang, id],
    meta: OF_CUSTOMER,
    queryFn: () => call('getStatementImport', { params: { id }, ignore: [401, 403, 404] }),
  });

/** Imports a file. Throws `ApiError` 400 for one that can't be read. @returns its id */
export async function importStatement(app: AppContext, file: File): Promise<number> {
  const body = new FormData();
  body.append('file', file);
  const made = (await app.request('/my/api/staff/statement/imports/', {
    method: 'POST',
    body,
    ignore: [400, 401, 403, 413],
  })) as StatementImportDetails;
  await forget(app);
  return made.id;
}

/** Says what the columns of a file are, and imports it. Throws `ApiError` 400 with errors by field, 404, 409. */
export async function describeStatement(app: AppContext, id: number, body: StatementMapping): Promise<void> {
  await app.call('postStatementColumns', { params: { id }, body, ignore: REFUSALS });
  await forget(app);
}

/** Continues an import that was interrupted. Throws `ApiError` 404, 409. */
export async function continueStatement(app: AppContext, id: number): Promise<void> {
  await app.call('postStatementContinuation', { params: { id }, ignore: REFUSALS });
  await forget(app);
}

const forget = ({ queryClient }: AppContext): Promise<void> => queryClient.invalidateQueries({ queryKey: ['staff'] });
