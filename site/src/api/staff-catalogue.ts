import type {
  BodyInputOf,
  CatalogueRowDetails,
  CatalogueRowsQuery,
  CatalogueTableName,
  CatalogueTableSummary,
  calls,
} from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { OF_CUSTOMER } from './session.ts';

const key = ['staff', 'catalogue'] as const;

/** Tables of the catalogue. Throws `ApiError` 403 for who may not see them. */
export const catalogueTablesQuery = ({ call }: AppContext) =>
  queryOptions({
    queryKey: [...key, 'tables'],
    meta: OF_CUSTOMER,
    queryFn: () => call('getCatalogueTables', { ignore: [401, 403] }),
  });

/** Page of a table of the catalogue. Throws `ApiError` 403 for who may not see it. */
export const catalogueRowsQuery = (
  { call }: AppContext,
  table: CatalogueTableName,
  query: Partial<CatalogueRowsQuery>,
) =>
  queryOptions({
    queryKey: [...key, 'rows', table, query],
    meta: OF_CUSTOMER,
    queryFn: () => call('getCatalogueRows', { params: { table }, query, ignore: [400, 401, 403] }),
  });

/** A row of the catalogue. Throws `ApiError` 403 for who may not see it, 404 for none. */
export const catalogueRowQuery = ({ call, lang }: AppContext, table: CatalogueTableName, row: string) =>
  queryOptions({
    queryKey: [...key, 'row', lang, table, row],
    meta: OF_CUSTOMER,
    queryFn: () => call('getCatalogueRow', { params: { table, row }, ignore: [401, 403, 404] }),
  });

const ignore = [400, 401, 403, 404, 409];

/** Adds a row. Throws `ApiError` 400 with errors by field. */
export const addCatalogueRow = (
  { call }: AppContext,
  table: CatalogueTableName,
  body: BodyInputOf<typeof calls.postCatalogueRow>,
): Promise<CatalogueRowDetails> => call('postCatalogueRow', { params: { table }, body, ignore });

/** Takes everything in a table off sale. Throws `ApiError` 400 where that isn't possible. */
export const withdrawCatalogue = ({ call }: AppContext, table: CatalogueTableName): Promise<CatalogueTableSummary> =>
  call('postCatalogueWithdrawal', { params: { table }, ignore });

/** What changes a row of the catalogue. */
export type CatalogueAction =
  | { readonly is: 'values'; readonly body: BodyInputOf<typeof calls.patchCatalogueRow> }
  | { readonly is: 'state'; readonly body: BodyInputOf<typeof calls.putCatalogueState> }
  | { readonly is: 'stock'; readonly body: BodyInputOf<typeof calls.putCatalogueStock> }
  | { readonly is: 'price'; readonly body: BodyInputOf<typeof calls.postCataloguePrice> }
  | { readonly is: 'withdraw'; readonly id: number };

/** Changes a row. Throws `ApiError` 400 with errors by field, 404, 409 when somebody else has changed it. */
export async function changeCatalogueRow(
  { call }: AppContext,
  params: { readonly table: CatalogueTableName; readonly row: string },
  action: CatalogueAction,
): Promise<void> {
  switch (action.is) {
    case 'values':
      await call('patchCatalogueRow', { params, body: action.body, ignore });
      break;
    case 'state':
      await call('putCatalogueState', { params, body: action.body, ignore });
      break;
    case 'stock':
      await call('putCatalogueStock', { params, body: action.body, ignore });
      break;
    case 'price':
      await call('postCataloguePrice', { params, body: action.body, ignore });
      break;
    default:
      await call('deleteCataloguePrice', { params: { ...params, id: action.id }, ignore });
  }
}
