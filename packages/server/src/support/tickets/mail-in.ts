import { supportMailModule } from '../mail/module.ts';
import { applyVerdict } from './apply-verdict.ts';
import { deskOnTables } from './desk-on-tables.ts';

/** Email to support, which becomes messages of tickets. */
export const ticketMailModule = supportMailModule((context) => ({
  desk: (tx) => deskOnTables({ ...context, db: tx }),
  apply: (tx, verdict) => applyVerdict(context, tx, verdict),
}));
