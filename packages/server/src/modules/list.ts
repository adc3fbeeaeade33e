import { jobsModule } from '../jobs/module.ts';
import { seedModule } from '../seed/module.ts';
import { accountModule } from './account/module.ts';
import { authModule } from './auth/module.ts';
import { bankModule } from './bank/module.ts';
import { captchaModule } from './captcha/module.ts';
import { chatModule } from './chat/module.ts';
import { catalogueModule } from './catalogue/module.ts';
import { chainModule } from './chain/module.ts';
import { helpModule } from './help/module.ts';
import { invoicesModule } from './invoices/module.ts';
import { ledgerModule } from './ledger/trial-balance.ts';
import { legalModule } from './legal/module.ts';
import { contactModule } from './contact/module.ts';
import { mailModule } from './mail/module.ts';
import type { Module } from './module.ts';
import { newsModule } from './news/module.ts';
import { ordersModule } from './orders/module.ts';
import { paymentsModule } from './payments/module.ts';
import { provisioningModule } from './provisioning/staff-setups.ts';
import { privacyModule } from './privacy/module.ts';
import { providersModule } from './providers/module.ts';
import { identityStandInModule } from './identity-stand-in/module.ts';
import { promoModule } from './promo/module.ts';
import { serverAlertsModule } from './server-alerts/module.ts';
import { siteModule } from './site/module.ts';
import { viesStandIn } from './vat/stand-in.ts';
import { statusModule } from './status/module.ts';
import { transferModule } from './transfer/module.ts';
import { upgradesModule } from './upgrades/module.ts';

const parts: readonly Module[] = [
  siteModule,
  authModule,
  providersModule,
  identityStandInModule,
  captchaModule,
  chatModule,
  accountModule,
  promoModule,
  legalModule,
  newsModule,
  contactModule,
  statusModule,
  catalogueModule,
  serverAlertsModule,
  helpModule,
  ordersModule,
  upgradesModule,
  provisioningModule,
  paymentsModule,
  invoicesModule,
  ledgerModule,
  bankModule,
  viesStandIn,
  chainModule,
  transferModule,
  mailModule,
  jobsModule,
  seedModule,
];

/** Every module of the backend, in the order in which they start. Each exports a `Module` and has a line above. */
export const modules: readonly Module[] = [...parts, privacyModule(parts)];
