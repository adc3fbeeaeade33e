import { legalPaths, legalSlugs } from '@hoster/domain/visitor/legal';

/** What surrounds a page. */
export type Shell = 'site' | 'account' | 'staff' | 'funnel';

/** One line of the route table. */
export interface PageEntry {
  /**
   * Address without language prefix. `:name` is one segment; a segment may begin with a text (`in-:slug`)
   * or with one of several (`{on|for|with}-:slug`, which also gives the parameter `prefix`).
   */
  path: string;
  /** Folder under `src/pages`. */
  page: string;
  /**
   * What surrounds the page: the site's header and footer by default, the tool of the account (`account`), or only logo,
   * help and language where somebody is signing up or paying (`funnel`).
   */
  shell?: Shell;
  /** Parameters that aren't in the address, where one page serves several addresses. */
  params?: Readonly<Record<string, string>>;
}

/** Each legal document has an address of its own, and all have the same page. */
const legal: readonly PageEntry[] = legalSlugs.map((slug) => ({
  path: legalPaths[slug],
  page: 'legal',
  params: { slug },
}));

/** Pages of the account, in its frame. */
const account: readonly PageEntry[] = [
  { path: '/my/', page: 'account' },
  { path: '/my/services/', page: 'account-services' },
  { path: '/my/services/:id/', page: 'service' },
  { path: '/my/services/:id/upgrade/', page: 'service-upgrade' },
  { path: '/my/services/:id/renew/', page: 'service-renew' },
  { path: '/my/services/:id/console/', page: 'service-console' },
  { path: '/my/billing/', page: 'account-billing' },
  { path: '/my/invoices/', page: 'invoices' },
  { path: '/my/earlier-invoices/', page: 'earlier-invoices' },
  { path: '/my/tickets/', page: 'tickets' },
  { path: '/my/tickets/new/', page: 'new-ticket' },
  { path: '/my/tickets/:id/', page: 'ticket' },
  { path: '/my/notifications/', page: 'notifications' },
  { path: '/my/projects/', page: 'projects' },
  { path: '/my/partner/', page: 'partner' },
  { path: '/my/settings/', page: 'account-settings' },
  { path: '/my/security/', page: 'security' },
  { path: '/my/security/totp/', page: 'security-totp' },
  { path: '/my/security/passkey/', page: 'security-passkey' },
  { path: '/my/security/recovery-codes/', page: 'security-recovery-codes' },
  { path: '/my/security/confirm/', page: 'security-confirm' },
  { path: '/my/security/delete/', page: 'security-delete' },
  { path: '/my/security/tokens/', page: 'security-tokens' },
  { path: '/my/team/', page: 'team' },
];

/** Pages for staff. A backend at `API_ORIGIN` has this address itself. */
const staff: readonly PageEntry[] = [
  { path: '/admin/customers/', page: 'staff-customers' },
  { path: '/admin/customers/:id/', page: 'staff-customer' },
  { path: '/admin/', page: 'staff-queue' },
  { path: '/admin/setups/', page: 'staff-setups' },
  { path: '/admin/tickets/', page: 'staff-tickets' },
  { path: '/admin/tickets/answers/', page: 'staff-answers' },
  { path: '/admin/tickets/targets/', page: 'staff-targets' },
  { path: '/admin/tickets/:id/', page: 'staff-ticket' },
  { path: '/admin/mail/', page: 'staff-mails' },
  { path: '/admin/mail/:id/', page: 'staff-mail' },
  { path: '/admin/tasks/', page: 'staff-tasks' },
  { path: '/admin/tasks/:id/', page: 'staff-task' },
  { path: '/admin/finance/', page: 'staff-ledger' },
  { path: '/admin/finance/vat/', page: 'staff-vat' },
  { path: '/admin/finance/vat/datev/', page: 'staff-datev' },
  { path: '/admin/finance/refunds/', page: 'staff-refunds' },
  { path: '/admin/finance/reports/', page: 'staff-business' },
  { path: '/admin/finance/transfers/', page: 'staff-transfers' },
  { path: '/admin/finance/transfers/:id/', page: 'staff-transfer' },
  { path: '/admin/finance/statements/', page: 'staff-statements' },
  { path: '/admin/finance/statements/:id/', page: 'staff-statement' },
  { path: '/admin/services/', page: 'staff-services' },
  { path: '/admin/services/adopt/', page: 'staff-adoption' },
  { path: '/admin/services/:id/', page: 'staff-service' },
  { path: '/admin/orders/', page: 'staff-orders' },
  { path: '/admin/orders/new/', page: 'staff-new-order' },
  { path: '/admin/orders/:id/', page: 'staff-order' },
  { path: '/admin/offers/', page: 'staff-offers' },
  { path: '/admin/offers/new/', page: 'staff-new-offer' },
  { path: '/admin/offers/:id/', page: 'staff-offer' },
  { path: '/admin/catalogue/', page: 'staff-catalogue' },
  { path: '/admin/catalogue/:table/', page: 'staff-catalogue-table' },
  { path: '/admin/catalogue/:table/:row/', page: 'staff-catalogue-row' },
  { path: '/admin/content/news/', page: 'staff-news' },
  { path: '/admin/content/news/:slug/', page: 'staff-news-article' },
  { path: '/admin/content/reports/', page: 'staff-reports' },
  { path: '/admin/banner/', page: 'staff-banner' },
  { path: '/admin/clients/', page: 'staff-clients' },
  { path: '/admin/emails/', page: 'staff-emails' },
  { path: '/admin/emails/:kind/', page: 'staff-email' },
  { path: '/admin/incidents/', page: 'staff-incidents' },
  { path: '/admin/incidents/:id/', page: 'staff-incident' },
  { path: '/admin/promo-codes/', page: 'staff-promo-codes' },
  { path: '/admin/promo-codes/:id/', page: 'staff-promo-code' },
  { path: '/admin/address-pools/', page: 'staff-pools' },
  { path: '/admin/address-pools/:id/', page: 'staff-pool' },
  { path: '/admin/imports/', page: 'staff-imports' },
  { path: '/admin/imports/:id/', page: 'staff-import' },
  { path: '/admin/settings/', page: 'staff-settings' },
  { path: '/admin/staff/', page: 'staff-people' },
  { path: '/admin/audit/', page: 'staff-audit' },
];

/** Pages of signing up, signing in, paying, and of links in emails, without anything that leads away. */
const funnel: readonly PageEntry[] = [
  { path: '/auth/login/', page: 'login' },
  { path: '/auth/signup/', page: 'signup' },
  { path: '/auth/password/reset/', page: 'password-reset' },
  { path: '/auth/password/reset/key/:code/', page: 'password-reset-key' },
  { path: '/auth/confirm-email/:code/', page: 'confirm-email' },
  { path: '/my/payment/', page: 'payment-result' },
  { path: '/invoice-recipients/:key/', page: 'invoice-recipient' },
  { path: '/leave-ticket/:key/', page: 'leave-ticket' },
  { path: '/my/team/join/:key/', page: 'team-join' },
  { path: '/admin/first-run/:key/', page: 'first-run' },
];

const inShell = (shell: Shell, entries: readonly PageEntry[]): PageEntry[] =>
  entries.map((entry) => ({ ...entry, shell }));

/**
 * All routes of the site. The first match wins. All but sign-in and account (`/auth/…`, `/my/…`) also exist under
 * `/ru`.
 */
export const routeTable: readonly PageEntry[] = [
  { path: '/', page: 'home' },
  { path: '/virtual-private-servers/', page: 'vps-list' },
  { path: '/virtual-private-servers/in-:slug/', page: 'vps-location' },
  { path: '/virtual-private-servers/{on|for|with}-:slug/', page: 'vps-landing' },
  { path: '/virtual-private-servers/:slug/', page: 'vps-plan' },
  { path: '/dedicated-servers/', page: 'dedicated-list' },
  { path: '/dedicated-servers/in-:slug/', page: 'dedicated-location' },
  { path: '/dedicated-servers/for-:slug/', page: 'dedicated-set' },
  { path: '/dedicated-servers/compare/', page: 'dedicated-compare' },
  { path: '/dedicated-servers/alerts/', page: 'dedicated-alerts' },
  { path: '/dedicated-servers/alerts/:key/', page: 'dedicated-alert' },
  { path: '/dedicated-servers/:slug/', page: 'dedicated-plan' },
  { path: '/web-hosting/', page: 'web-hosting-list' },
  { path: '/web-hosting/for-:slug/', page: 'web-hosting-cms' },
  { path: '/web-hosting/in-:slug/', page: 'web-hosting-location' },
  { path: '/web-hosting/:slug/', page: 'web-hosting-plan' },
  { path: '/back-in-stock/', page: 'stock-notices' },
  { path: '/back-in-stock/:key/', page: 'stock-notice' },
  { path: '/backups/', page: 'backups' },
  { path: '/vpn/', page: 'vpn' },
  { path: '/help/', page: 'help' },
  { path: '/help/tag/:slug/', page: 'help-tag' },
  { path: '/help/:slug/', page: 'help-article' },
  { path: '/news/', page: 'news' },
  { path: '/news/:slug/', page: 'news-article' },
  ...legal,
  { path: '/cookies/', page: 'cookies' },
  { path: '/api/', page: 'api' },
  { path: '/api/reference/:group/', page: 'api-group' },
  { path: '/contacts/', page: 'contacts' },
  { path: '/withdrawal/', page: 'withdrawal' },
  { path: '/services/', page: 'services' },
  { path: '/partners/', page: 'partners' },
  { path: '/status/', page: 'status' },
  { path: '/status/:incident/', page: 'status-incident' },
  ...inShell('funnel', funnel),
  ...inShell('account', account),
  // Addresses of forms: the log-out button, the button that leaves a customer's account, and the promo banner without script.
  { path: '/auth/logout/', page: 'logout' },
  { path: '/my/look/', page: 'look' },
  { path: '/promo/', page: 'promo' },
  ...inShell('staff', staff),
];
