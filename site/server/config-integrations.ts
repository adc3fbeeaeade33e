import type { ConsentPurpose } from '@hoster/domain/visitor/consent';

/** A row of the table in the README. */
interface Row {
  name: string;
  default: string | null;
  unit: string;
  meaning: string;
}

const provider = (id: string, name: string, site: string, what = 'Base URL'): Row[] => [
  {
    name: `OAUTH_${id}_ID`,
    default: null,
    unit: 'text',
    meaning: `${name} client ID. Sign-in with ${name} is off without it.`,
  },
  { name: `OAUTH_${id}_SECRET`, default: null, unit: 'text', meaning: `${name} client secret.` },
  { name: `OAUTH_${id}_URL`, default: site, unit: 'address', meaning: `${what} of ${name}.` },
];

/** Variables of external services. The backend reads and validates them. */
export const integrationRows: readonly Row[] = [
  {
    name: 'AUTH_TRUST_DAYS',
    default: '30',
    unit: 'days',
    meaning: 'How long a trusted browser isn’t asked for a 2FA code. `0` turns trusted browsers off.',
  },
  {
    name: 'AUTH_LOGIN_BY_CODE',
    default: 'offered',
    unit: 'mode',
    meaning:
      'Sign-in with an emailed code: `offered` instead of the password, `required` after the password, or `off`.',
  },
  {
    name: 'AUTH_EMAIL_VERIFICATION',
    default: 'link',
    unit: 'mode',
    meaning: 'How email addresses are confirmed: by `link` or by `code`.',
  },
  {
    name: 'AUTH_PASSWORD_RESET',
    default: 'link',
    unit: 'mode',
    meaning: 'How passwords are reset: by `link` or by `code`.',
  },
  { name: 'AUTH_SIGNUP', default: 'open', unit: 'mode', meaning: 'Whether sign-up is `open` or `closed`.' },
  {
    name: 'AUTH_SIGNUP_FIELDS',
    default: null,
    unit: 'comma-separated fields',
    meaning: 'What sign-up requires besides email and password: `username`, `phone`.',
  },
  ...provider('GITHUB', 'GitHub', 'https://github.com'),
  {
    name: 'OAUTH_GITHUB_API_URL',
    default: 'https://api.github.com',
    unit: 'address',
    meaning: 'Base URL of the GitHub API.',
  },
  ...provider('VK', 'VK', 'https://id.vk.com'),
  ...provider('GOOGLE', 'Google', 'https://accounts.google.com', 'OpenID issuer'),
  {
    name: 'OAUTH_OIDC',
    default: null,
    unit: 'JSON list',
    meaning:
      'Additional OpenID providers: `[{"id":"…","name":"…","issuer":"https://…","client_id":"…","client_secret":"…"}]`. A demo without providers uses mock ones.',
  },
  {
    name: 'CAPTCHA_KIND',
    default: null,
    unit: 'kind',
    meaning: '`recaptcha`, `hcaptcha`, `turnstile` or `pow` (proof of work, no external service). Default: no captcha.',
  },
  { name: 'CAPTCHA_SITE_KEY', default: null, unit: 'text', meaning: 'Captcha site key.' },
  { name: 'CAPTCHA_SECRET', default: null, unit: 'text', meaning: 'Captcha secret key.' },
  {
    name: 'CAPTCHA_VERIFY_URL',
    default: null,
    unit: 'address',
    meaning: 'Verification endpoint. Default: that of the captcha kind.',
  },
  {
    name: 'CAPTCHA_FORMS',
    default: 'reset,contact',
    unit: 'comma-separated forms',
    meaning: 'Forms with a captcha: `reset`, `signup`, `contact`.',
  },
  {
    name: 'CHAT_SRC',
    default: null,
    unit: 'address',
    meaning:
      'Script of a live chat for visitors without an account, loaded after consent. `/chat/widget.js` is the demo chat. Default: no chat.',
  },
  { name: 'CHAT_NAME', default: null, unit: 'text', meaning: 'Company that runs the chat, as visitors know it.' },
  {
    name: 'CHAT_SITE_ID',
    default: null,
    unit: 'text',
    meaning: 'Given to the chat’s script as `data-site-id`.',
  },
  {
    name: 'CHAT_HOSTS',
    default: null,
    unit: 'comma-separated hosts',
    meaning: 'Further hosts of the chat for frames, images and connections.',
  },
  {
    name: 'CHAT_COOKIES',
    default: null,
    unit: 'comma-separated names',
    meaning: 'Cookies of the chat, deleted when visitors withdraw their consent.',
  },
  {
    name: 'RENEWAL_REMIND_DAYS',
    default: '7,1',
    unit: 'comma-separated days',
    meaning:
      'How long before the end of a term, or before the deletion of a suspended service, customers are reminded.',
  },
  {
    name: 'RENEWAL_GRACE_DAYS',
    default: '3',
    unit: 'days',
    meaning: 'How long a service keeps running when its renewal can’t be paid. Trials are suspended at their end.',
  },
  {
    name: 'RENEWAL_KEEP_DAYS',
    default: '14',
    unit: 'days',
    meaning: 'How long a suspended service and its data are kept before they’re deleted.',
  },
  {
    name: 'STRIPE_SECRET_KEY',
    default: null,
    unit: 'text',
    meaning: 'Secret or restricted key of Stripe. Cards are not taken by Stripe without it.',
  },
  {
    name: 'STRIPE_WEBHOOK_SECRET',
    default: null,
    unit: 'text',
    meaning: 'Signing secret of the webhook at `/api/payments/stripe-webhook/`.',
  },
  {
    name: 'STRIPE_METHODS',
    default: 'card',
    unit: 'comma-separated methods',
    meaning: 'What Stripe takes: `card`, `paypal`. In a demo the embedded bank takes the rest.',
  },
  { name: 'STRIPE_API_URL', default: null, unit: 'address', meaning: 'Origin of the API. Default: Stripe’s own.' },
  {
    name: 'BTCPAY_URL',
    default: null,
    unit: 'address',
    meaning: 'Base URL of a BTCPay Server, which then takes coins.',
  },
  { name: 'BTCPAY_STORE_ID', default: null, unit: 'text', meaning: 'Store at the BTCPay Server.' },
  { name: 'BTCPAY_API_KEY', default: null, unit: 'text', meaning: 'Greenfield API key of the store.' },
  {
    name: 'BTCPAY_WEBHOOK_SECRET',
    default: null,
    unit: 'text',
    meaning: 'Secret of the webhook at `/api/payments/btcpay-webhook/`.',
  },
  {
    name: 'BTCPAY_COINS',
    default: 'BTC',
    unit: 'list',
    meaning: 'Coins that the store takes, of BTC, LTC, DOGE, DASH and XMR.',
  },
  {
    name: 'TRANSFER_IBAN',
    default: null,
    unit: 'IBAN',
    meaning:
      'Account to which customers send bank transfers in euros. Default: a simulated one in a demo; otherwise transfers are not offered.',
  },
  { name: 'TRANSFER_BIC', default: null, unit: 'BIC', meaning: 'BIC of the account’s bank.' },
  { name: 'TRANSFER_BENEFICIARY', default: null, unit: 'text', meaning: 'Holder of the account.' },
  { name: 'TRANSFER_BANK', default: null, unit: 'text', meaning: 'Name of the bank.' },
  {
    name: 'VIES_URL',
    default: null,
    unit: 'address',
    meaning:
      'Service that checks VAT IDs of EU companies, such as `https://ec.europa.eu/taxation_customs/vies/rest-api`. Default: a mock in a demo; otherwise IDs stay unchecked and VAT is charged.',
  },
  {
    name: 'SMTP_UNICODE',
    default: '0',
    unit: '0 or 1',
    meaning:
      'Whether the server at `SMTP_URL` has SMTPUTF8, so that addresses such as `имя@пример.рф` can be used. Domains such as `пример.рф` always can.',
  },
  {
    name: 'SUPPORT_EMAIL',
    default: null,
    unit: 'address',
    meaning:
      'Email address for reports of paid servers that can’t be set up, payment disputes and problems with help articles, unless the [company settings](#opening-for-business) name another. Default: problems with articles go to the main company, failed setups to the log and the staff list only.',
  },
  {
    name: 'TICKET_FILES_DIR',
    default: null,
    unit: 'folder',
    meaning: 'Folder for the files of tickets, shared by all processes. Default: the database keeps them.',
  },
  {
    name: 'CLAMD_HOST',
    default: null,
    unit: 'host',
    meaning: 'ClamAV daemon that scans the files of tickets, with a port if it isn’t 3310. Default: no scan.',
  },
  {
    name: 'SUPPORT_ADDRESS',
    default: null,
    unit: 'address',
    meaning:
      'Address that customers write to about tickets, such as `support@hoster.example`. Default: tickets aren’t answered by email. [Setup](docs/recipes/support-mail.md).',
  },
  {
    name: 'SUPPORT_OWN_ADDRESSES',
    default: null,
    unit: 'comma-separated addresses',
    meaning: 'Further addresses of our own, whose mail is ignored when it comes back.',
  },
  {
    name: 'SUPPORT_MESSAGE_DOMAIN',
    default: null,
    unit: 'domain',
    meaning: 'Domain of the Message-IDs of our email. Default: that of `SUPPORT_ADDRESS`.',
  },
  {
    name: 'SUPPORT_PLUS_ADDRESSES',
    default: '1',
    unit: '0 or 1',
    meaning:
      'Whether the mail server delivers `support+anything@`. Otherwise `t-…@` and `b-…@` are used and must reach the same mailbox.',
  },
  {
    name: 'SUPPORT_AUTHSERV_IDS',
    default: null,
    unit: 'comma-separated names',
    meaning: 'Names by which our own mail server signs `Authentication-Results`. Without one, no sender is verified.',
  },
  {
    name: 'SUPPORT_OWN_LISTS',
    default: null,
    unit: 'comma-separated List-Ids',
    meaning: 'List-Ids of our own groups, such as one behind `SUPPORT_ADDRESS`. Mail of other lists is ignored.',
  },
  {
    name: 'SUPPORT_IMAP_URL',
    default: null,
    unit: 'address',
    meaning:
      'Mailbox that email to support is fetched from, such as `imaps://user:password@mail.hoster.example/INBOX`.',
  },
  {
    name: 'SUPPORT_IMAP_DONE',
    default: null,
    unit: 'folder',
    meaning: 'Folder that stored email is moved to. Default: it stays where it is, marked as read.',
  },
  {
    name: 'SUPPORT_WEBHOOK_SECRET',
    default: null,
    unit: 'text',
    meaning:
      'Secret of the webhook for incoming email at `/my/api/support/inbound/`, at least 32 characters. Default: no webhook.',
  },
];

type Environment = Readonly<Record<string, string | undefined>>;

/** The variables of `integrationRows` that are set, for the backend. */
export const integrationsOf = (env: Environment): Environment =>
  Object.fromEntries(integrationRows.map(({ name }) => [name, env[name]]));

const captchaHosts = {
  recaptcha: [
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
    'https://recaptcha.google.com/recaptcha/',
  ],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  turnstile: ['https://challenges.cloudflare.com'],
};

/** Configured hosts, besides our own, that the pages' policy must allow. */
export interface OutsideSources {
  /** Hosts that our forms may lead to: other hosts of the site, banks and sign-in providers. */
  readonly forms: readonly string[];
  /** Hosts to which browsers measure the latency. */
  readonly pings: readonly string[];
  /** Hosts of the captcha: its script, its frames and its styles. */
  readonly captcha: readonly string[];
  /** Hosts of the live chat. */
  readonly chat: readonly string[];
}

/** Reads the hosts from the environment, in addition to the `given` ones. */
export function integrationSources(
  env: Environment,
  given: Pick<OutsideSources, 'forms' | 'pings'> = { forms: [], pings: [] },
): OutsideSources {
  const usual = ['GITHUB', 'VK', 'GOOGLE']
    .filter((id) => env[`OAUTH_${id}_ID`])
    .map(
      (id) => env[`OAUTH_${id}_URL`] ?? integrationRows.find(({ name }) => name === `OAUTH_${id}_URL`)?.default ?? '',
    );
  const forms = [...usual, env['OAUTH_OIDC'] ?? '', ...paymentPages(env)].flatMap(
    (text) => text.match(/https?:\/\/[\w.:[\]-]+/g) ?? [],
  );
  const kind = env['CAPTCHA_KIND'];
  const isOutside = kind === 'recaptcha' || kind === 'hcaptcha' || kind === 'turnstile';
  return {
    forms: [...new Set([...given.forms, ...forms])],
    pings: given.pings,
    captcha: isOutside ? captchaHosts[kind] : [],
    chat: chatHosts(env),
  };
}

/** Hosts that an order form may lead to: the payment providers' pages. */
function paymentPages(env: Environment): string[] {
  const stripe = env['STRIPE_SECRET_KEY'] ? [env['STRIPE_API_URL'] || 'https://checkout.stripe.com'] : [];
  return [...stripe, env['BTCPAY_URL'] ?? ''];
}

function chatHosts(env: Environment): string[] {
  const src = env['CHAT_SRC'] ?? '';
  const more = listOf(env['CHAT_HOSTS']).filter((host) => /^[\w.*-]+(:\d+)?$/.test(host));
  return URL.canParse(src) ? [new URL(src).origin, ...more.map((host) => `https://${host}`)] : [];
}

/** Names separated by commas. */
const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Cookies that a chat sets on our domain. */
export const chatCookiesOf = (env: Environment): string[] => listOf(env['CHAT_COOKIES']);

/** Purposes that require consent: attribution always, the rest where configured. */
export function consentPurposesOf(
  env: Environment,
  analytics: string | null,
  sources: OutsideSources,
): ConsentPurpose[] {
  return [
    'marketing',
    ...(analytics === null ? [] : (['analytics'] as const)),
    ...(sources.captcha.length > 0 ? (['captcha'] as const) : []),
    ...(env['CHAT_SRC'] ? (['chat'] as const) : []),
  ];
}
