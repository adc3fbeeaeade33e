import { forDemoVisitors } from '../../http/demo-visitor.ts';
import type { Module } from '../module.ts';
import { deliverDueMail, transportOf } from './deliver.ts';
import { mailPersonalData } from './personal-data.ts';
import { mailViewer } from './viewer.ts';

/** Polling interval of the outbox. Without SMTP, emails are in the mailbox immediately; only their state follows. */
const pauseMilliseconds = { smtp: 1000, viewer: 10_000 };

/** Delivers the outbox, and shows it where there is no SMTP. */
export const mailModule: Module = {
  name: 'mail',
  routes: (app) => {
    if (app.hoster.settings.smtpUrl === null) forDemoVisitors(app, mailViewer);
  },
  personalData: mailPersonalData,
  start: async (context) => {
    const transport = transportOf(context);
    const pause = transport ? pauseMilliseconds.smtp : pauseMilliseconds.viewer;
    let stopped = false;
    let timer: NodeJS.Timeout | undefined;
    let running = Promise.resolve();
    const turn = async () => {
      try {
        while (!stopped && (await deliverDueMail(context, transport)) > 0);
      } catch (error) {
        context.log.error({ err: error }, 'Mail delivery');
      }
      if (!stopped) timer = setTimeout(begin, pause);
    };
    const begin = () => {
      running = turn();
    };
    begin();
    return async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
      transport?.close();
    };
  },
};
