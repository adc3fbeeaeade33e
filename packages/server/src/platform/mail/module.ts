import { forDemoVisitors } from '../http/visitor/demo-visitor.ts';
import type { Module } from '../module.ts';
import { openDelivery, transportOf } from './deliver.ts';
import { everyHour } from '../jobs/regularly.ts';
import { sweepEmails } from './log.ts';
import { mailPersonalData } from './personal-data.ts';
import { mailViewer } from './viewer.ts';
import { mailSamples } from './mail-samples.ts';

/** Polling interval of the outbox. Without SMTP, emails are in the mailbox immediately; only their state follows. */
const pauseMilliseconds = { smtp: 1000, viewer: 10_000 };

/** Delivers the outbox, and shows it where there is no SMTP. */
export const mailModule: Module = {
  name: 'mail',
  mails: mailSamples,
  routes: (app) => {
    if (app.hoster.settings.smtpUrl === null) forDemoVisitors(app, mailViewer);
  },
  personalData: mailPersonalData,
  start: async (context) => {
    const transport = transportOf(context);
    const delivery = openDelivery(context, transport);
    const pause = transport ? pauseMilliseconds.smtp : pauseMilliseconds.viewer;
    let stopped = false;
    let timer: NodeJS.Timeout | undefined;
    let running = Promise.resolve();
    const turn = async () => {
      try {
        await delivery.takeDue();
      } catch (error) {
        context.log.error({ err: error }, 'Mail delivery');
      }
      if (!stopped) timer = setTimeout(begin, pause);
    };
    const begin = () => {
      running = turn();
    };
    begin();
    const stopSweeping = everyHour(context.log, () => sweepEmails(context.db, context.clock.now()));
    return async () => {
      await stopSweeping();
      stopped = true;
      clearTimeout(timer);
      await delivery.end();
      await running;
      transport?.close();
    };
  },
};
