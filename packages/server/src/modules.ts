import { importsModule } from './imports/index.ts';
import { jobsModule } from './platform/jobs/index.ts';
import { seedModule } from './seed/module.ts';
import {
  accountModule,
  authModule,
  captchaModule,
  privacyModule,
  providersModule,
  staffModule,
  staffQueueModule,
  teamModule,
  tokensModule,
  visitors,
} from './identity/index.ts';
import { bankModule, bankProvider, chainModule, chainProvider, idpModule, viesModule } from './sandbox/index.ts';
import {
  chatModule,
  emailTemplatesModule,
  undeliveredModule,
  contactModule,
  helpModule,
  legalModule,
  newsModule,
  pagesModule,
  siteModule,
  statusModule,
} from './content/index.ts';
import { catalogueModule } from './catalogue/index.ts';
import {
  invoicePdfByNumber,
  invoiceRecipientsModule,
  invoicesModule,
  ledgerModule,
  paymentsModule,
  reportsModule,
  transferModule,
} from './billing/index.ts';
import { settingsModule } from './settings/index.ts';
import { customersModule } from './customers/index.ts';
import { liveModule } from './live/index.ts';
import { mailModule, type MailSamples } from './platform/mail/index.ts';
import type { Context, Module } from './platform/index.ts';
import { ordersModule, partnersModule, paymentSubject, promoModule } from './sales/index.ts';
import { ticketMailModule, ticketsModule } from './support/index.ts';
import { isSimulated, provisioningModule, servicesModule, upgradesModule, usageModule } from './services/index.ts';
import { productLines, productsModule, serverAlertsModule, stockNoticesModule } from './products/index.ts';

const parts: readonly Module[] = [
  siteModule,
  settingsModule,
  authModule,
  providersModule,
  idpModule,
  captchaModule,
  chatModule,
  accountModule,
  teamModule,
  staffModule,
  staffQueueModule,
  tokensModule,
  liveModule,
  promoModule,
  legalModule,
  newsModule,
  emailTemplatesModule,
  undeliveredModule,
  contactModule,
  ticketsModule,
  ticketMailModule,
  statusModule,
  customersModule,
  catalogueModule,
  serverAlertsModule,
  stockNoticesModule,
  helpModule,
  pagesModule,
  ordersModule,
  partnersModule,
  productsModule,
  servicesModule,
  upgradesModule,
  provisioningModule,
  usageModule,
  paymentsModule,
  invoicesModule,
  invoiceRecipientsModule,
  reportsModule,
  ledgerModule,
  bankModule,
  viesModule,
  chainModule,
  transferModule,
  mailModule,
  jobsModule,
  importsModule,
  seedModule,
];

/** Every module of the backend, in the order in which they start. Each exports a `Module` and has a line above. */
export const modules: readonly Module[] = [...parts, privacyModule(parts)];

/** Parts of higher areas that lower areas use, through the context. */
export const contextParts: Pick<
  Context,
  | 'invoicePdfByNumber'
  | 'handlers'
  | 'isSimulated'
  | 'jobs'
  | 'lines'
  | 'mailSamples'
  | 'mockProviders'
  | 'paymentSubject'
  | 'findSources'
  | 'queueSources'
  | 'serviceLines'
  | 'visitors'
  | 'welcome'
> = {
  invoicePdfByNumber,
  isSimulated,
  handlers: modules.flatMap(({ on }) => on ?? []),
  jobs: modules.flatMap(({ jobs }) => jobs ?? []),
  lines: productLines,
  mailSamples: modules.reduce<MailSamples>((all, { mails }) => ({ ...all, ...mails }), {}),
  mockProviders: [bankProvider, chainProvider],
  paymentSubject,
  findSources: modules.flatMap(({ finds }) => finds ?? []),
  queueSources: modules.flatMap(({ queue }) => queue ?? []),
  serviceLines: productLines,
  visitors,
  welcome: async (tx, user) => {
    for (const module of modules) await module.onSignup?.(tx, user);
  },
};
