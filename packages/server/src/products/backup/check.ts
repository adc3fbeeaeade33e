import type { BackupOrder } from '@hoster/contract';
import { findBackupProblems } from '@hoster/domain';
import { addError, addProblems, type OrderErrors, orderLimits, refuseExtras } from '../../sales/index.ts';
import type { BackupShop } from './shop.ts';
import { backupTexts } from './texts.ts';

/** Errors of an order of backup storage; see `OrderedLine.check`. */
export function checkBackupOrder({ data }: BackupShop, order: BackupOrder): OrderErrors {
  const errors: OrderErrors = {};
  for (const problem of findBackupProblems(data, order, orderLimits)) {
    if (problem.field !== 'volume' && problem.field !== 'location') addProblems(errors, [problem]);
    // Sold out is a 409, see `isSoldOut`.
    else if (problem.code !== 'sold_out') addError(errors, problem.field, backupTexts[problem.code]);
  }
  // Nothing can be added to a storage.
  refuseExtras(errors, order);
  return errors;
}
