import { everyHour } from '../../platform/jobs/index.ts';
import type { Module } from '../../platform/index.ts';
import { bouncedMail } from '../queue/bounced-mail.ts';
import { lateTickets } from '../queue/late-tickets.ts';
import { ticketFinds } from '../search/ticket-finds.ts';
import { adoptTickets } from './adopt.ts';
import { ticketDeskRoutes } from './desk-routes.ts';
import { downloadRoute } from './download.ts';
import { showConfirmed } from './held.ts';
import { ticketsPersonalData } from './personal-data.ts';
import { ticketRoutes } from './routes.ts';
import { staffMailRoutes } from './staff-mail-routes.ts';
import { staffTicketRoutes } from './staff-routes.ts';
import { sweepTickets } from './sweep.ts';
import { uploadRoute } from './upload.ts';
import { supportSamples } from '../mail-samples.ts';

/** Tickets: customers ask, staff answer, with files. */
export const ticketsModule: Module = {
  name: 'tickets',
  mails: supportSamples,
  finds: [ticketFinds],
  queue: [lateTickets, bouncedMail],
  routes: (app) => {
    ticketRoutes(app);
    staffTicketRoutes(app);
    ticketDeskRoutes(app);
    staffMailRoutes(app);
    uploadRoute(app);
    downloadRoute(app);
  },
  on: {
    'address.verified': async (context, tx, verified) => {
      await adoptTickets(context, tx, verified);
      await showConfirmed(context, tx, verified);
    },
  },
  personalData: ticketsPersonalData,
  start: async (context) => everyHour(context.log, () => sweepTickets(context)),
};
