/** What `html.ts` fetches, by English path. */
export const langs = ['en', 'ru'] as const;

const catalogue = '/virtual-private-servers/';
const plan = `${catalogue}nvme-3/`;

/** Where the notice about an unpaid order shows. */
export const unpaidPath = `${plan}?stage=payment`;

/** Answered with 200 to anybody: one of every type of page, and states of pages that have no address in the sitemaps. */
export const publicPaths = [
  '/',
  '/?currency=USD',
  catalogue,
  `${catalogue}in-germany/`,
  `${catalogue}on-windows/`,
  plan,
  `${catalogue}custom/`,
  `${plan}?image=7`,
  '/promo/',
  `${plan}?stage=account`,
  `${plan}?name=-bad_&stage=account`,
  '/auth/login/',
  '/auth/login/?error_process=login',
  '/auth/signup/',
  '/auth/password/reset/',
  '/services/',
  '/partners/?address=/vpn/&code=p7',
  '/partners/?address=https://example.com/&code=',
  '/contacts/',
  '/dedicated-servers/',
  '/dedicated-servers/in-germany/',
  '/dedicated-servers/for-amd-epyc/',
  '/dedicated-servers/epyc-7302p/',
  '/dedicated-servers/compare/?servers=epyc-7302p,epyc-7443p',
  '/dedicated-servers/alerts/',
  '/web-hosting/',
  '/web-hosting/for-wordpress/',
  '/web-hosting/in-germany/',
  '/web-hosting/basic/',
  '/backups/',
  '/vpn/',
  '/help/',
  '/help/?search=ssh',
  '/help/tag/ssh/',
  '/help/ssh-keys/',
  '/news/',
  '/news/nvme-plans/',
  '/tos/',
  '/privacy/',
  '/privacy/?compare=2026-01-15',
  '/cookies/',
  '/status/',
  '/status/1/',
  '/api/',
  '/api/reference/vps/',
];

/** Every stage of the orders of the other lines: the page decides what an anonymous visitor gets to see. */
export const orderPaths = [
  '/dedicated-servers/epyc-7302p/',
  '/web-hosting/basic/',
  '/web-hosting/start/?cms=magento&php=7.4&domain=no-domain',
  '/backups/',
  '/vpn/',
  '/vpn/?product=multi-hop',
].flatMap((path) => [
  path,
  ...['account', 'personal-data', 'payment'].map((stage) => `${path}${path.includes('?') ? '&' : '?'}stage=${stage}`),
]);

/** Answered with an error page. */
export const errorPaths: readonly (readonly [path: string, status: number])[] = [
  ['/no-such-page/', 404],
  ['/virtual-private-servers/no-such-plan/', 404],
  ['/auth/confirm-email/no-such-key/', 200],
  ['/auth/password/reset/key/no-such-key/', 200],
  ['/bank/pay/no-such-payment/', 404],
];

/** For the signed-in customer. */
export const accountPaths = [
  '/my/',
  '/my/invoices/',
  '/my/security/',
  '/my/security/totp/',
  '/my/security/recovery-codes/',
  '/my/security/delete/',
  '/my/security/confirm/',
  '/my/tickets/new/',
  unpaidPath,
  `${plan}?name=-bad_&stage=payment`,
];

/** For staff. */
export const staffPaths = ['/admin/'];
