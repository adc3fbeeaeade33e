import type { CatalogueTableName } from '@hoster/contract';
import { catalogueTableNames } from '@hoster/contract/catalogue-tables';
import { data } from 'react-router-dom';

/** The table that an address names. @throws 404 for no such table */
export function tableOf(text: string | undefined): CatalogueTableName {
  const table = catalogueTableNames.find((one) => one === text);
  if (!table) throw data(null, { status: 404 });
  return table;
}
