import { accountCalls } from './account.ts';
import { accountSecurityCalls } from './account-security.ts';
import { addressPoolCalls } from './address-pools.ts';
import { importCalls } from './imports.ts';
import { authCalls } from './auth.ts';
import { authEmailCalls } from './auth-email.ts';
import { authProviderCalls } from './auth-providers.ts';
import { authPasskeyCalls } from './auth-passkeys.ts';
import { authSecurityCalls } from './auth-security.ts';
import { backupCalls } from './backup.ts';
import { companySettingsCalls } from './company-settings.ts';
import { contactCalls } from './contact.ts';
import { dedicatedCalls } from './dedicated.ts';
import { helpCalls } from './help.ts';
import { invoiceRecipientCalls } from './invoice-recipients.ts';
import { invoiceCalls } from './invoices.ts';
import { legalCalls } from './legal.ts';
import { newsCalls } from './news.ts';
import { notificationCalls } from './notifications.ts';
import { operationCalls } from './operations.ts';
import { orderDraftCalls } from './order-draft.ts';
import { partnerCalls } from './partners.ts';
import { paymentCalls } from './payments.ts';
import { probeCalls } from './probes.ts';
import { promoCodeCalls } from './promo-codes.ts';
import { serviceSettingsCalls } from './service-settings.ts';
import { siteCalls } from './site.ts';
import { staffCalls } from './staff.ts';
import { staffCustomerActionCalls } from './staff-customer-actions.ts';
import { staffCustomerCalls } from './staff-customers.ts';
import { staffCatalogueCalls } from './staff-catalogue.ts';
import { staffContentCalls } from './staff-content.ts';
import { staffEmailCalls } from './staff-emails.ts';
import { staffMailCalls } from './staff-mail.ts';
import { staffPeopleCalls } from './staff-people.ts';
import { staffFinanceCalls } from './staff-finance.ts';
import { staffTransferCalls } from './staff-transfers.ts';
import { staffOfferCalls } from './staff-offers.ts';
import { staffOrderCalls } from './staff-orders.ts';
import { staffServiceCalls } from './staff-services.ts';
import { staffQueueCalls } from './staff-queue.ts';
import { statusCalls } from './status.ts';
import { stockNoticeCalls } from './stock-notices.ts';
import { teamCalls } from './team.ts';
import { tokenCalls } from './tokens.ts';
import { ticketDeskCalls } from './ticket-desk.ts';
import { ticketCalls } from './tickets.ts';
import { unpaidOrderCalls } from './unpaid-orders.ts';
import { upgradeCalls } from './upgrades.ts';
import { vpnCalls } from './vpn.ts';
import { vpsCalls } from './vps.ts';
import { webHostingCalls } from './web-hosting.ts';

/** Every call between site and backend, by its id. A product line adds a file of its own and a line here. */
export const calls = {
  ...siteCalls,
  ...legalCalls,
  ...newsCalls,
  ...contactCalls,
  ...ticketCalls,
  ...ticketDeskCalls,
  ...accountCalls,
  ...accountSecurityCalls,
  ...serviceSettingsCalls,
  ...teamCalls,
  ...tokenCalls,
  ...vpsCalls,
  ...webHostingCalls,
  ...dedicatedCalls,
  ...backupCalls,
  ...vpnCalls,
  ...helpCalls,
  ...notificationCalls,
  ...orderDraftCalls,
  ...staffCalls,
  ...staffCustomerCalls,
  ...staffCustomerActionCalls,
  ...staffCatalogueCalls,
  ...promoCodeCalls,
  ...staffContentCalls,
  ...staffEmailCalls,
  ...staffMailCalls,
  ...staffPeopleCalls,
  ...staffTransferCalls,
  ...staffFinanceCalls,
  ...staffServiceCalls,
  ...staffOrderCalls,
  ...staffOfferCalls,
  ...staffQueueCalls,
  ...companySettingsCalls,
  ...addressPoolCalls,
  ...importCalls,
  ...statusCalls,
  ...stockNoticeCalls,
  ...unpaidOrderCalls,
  ...upgradeCalls,
  ...operationCalls,
  ...partnerCalls,
  ...paymentCalls,
  ...invoiceCalls,
  ...invoiceRecipientCalls,
  ...authCalls,
  ...authEmailCalls,
  ...authSecurityCalls,
  ...authPasskeyCalls,
  ...authProviderCalls,
  ...probeCalls,
} as const;
