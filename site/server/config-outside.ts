/** A row of the README's table. */
interface Row {
  name: string;
  default: string | null;
  unit: string;
  meaning: string;
}

const provider = (id: string, name: string, site: string, what = 'Address of the site'): Row[] => [
  { name: `OAUTH_${id}_ID`, default: null, unit: 'text', meaning: `Our client id at ${name}; without it no ${name}.` },
  { name: `OAUTH_${id}_SECRET`, default: null, unit: 'text', meaning: `Our client secret at ${name}.` },
  { name: `OAUTH_${id}_URL`, default: site, unit: 'address', meaning: `${what} to use as ${name}.` },
];

/** Who helps from outside. The backend reads these; it knows what they may be, and says so. */
export const outsideRows: readonly Row[] = [
  ...provider('GITHUB', 'GitHub', 'https://github.com'),
  {
    name: 'OAUTH_GITHUB_API_URL',
    default: 'https://api.github.com',
    unit: 'address',
    meaning: 'Address of its API.',
  },
  ...provider('VK', 'VK', 'https://id.vk.com'),
  ...provider('GOOGLE', 'Google', 'https://accounts.google.com', 'OpenID issuer'),
  {
    name: 'OAUTH_OIDC',
    default: null,
    unit: 'JSON list',
    meaning:
      'Further OpenID providers: `[{"id":"…","name":"…","issuer":"https://…","client_id":"…","client_secret":"…"}]`. A demo without any provider has pretend ones.',
  },
  {
    name: 'CAPTCHA_KIND',
    default: null,
    unit: 'kind',
    meaning:
      '`recaptcha`, `hcaptcha`, `turnstile`, or `pow` (proof of work, without anybody else). Default: no captcha.',
  },
  { name: 'CAPTCHA_SITE_KEY', default: null, unit: 'text', meaning: 'Public key of the captcha.' },
  { name: 'CAPTCHA_SECRET', default: null, unit: 'text', meaning: 'Secret key of the captcha.' },
  {
    name: 'CAPTCHA_VERIFY_URL',
    default: null,
    unit: 'address',
    meaning: 'Where tokens are verified. Default: that of the kind.',
  },
  {
    name: 'CAPTCHA_FORMS',
    default: 'reset',
    unit: 'forms, by comma',
    meaning: 'Forms that ask for the captcha: `reset`, `signup`.',
  },
];

type Environment = Readonly<Record<string, string | undefined>>;

/** The variables of `outsideRows` that are set, for the backend. */
export const outsideOf = (env: Environment): Environment =>
  Object.fromEntries(outsideRows.map(({ name }) => [name, env[name]]));

const captchaHosts = {
  recaptcha: [
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
    'https://recaptcha.google.com/recaptcha/',
  ],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  turnstile: ['https://challenges.cloudflare.com'],
};

/** What the pages' policy must allow beyond our own host, because it is configured. */
export interface OutsideSources {
  /** Providers without TLS, to which forms of ours may lead; those with TLS may be led to anyway. */
  readonly forms: readonly string[];
  /** Hosts of the captcha: its script, its frames and its styles. */
  readonly captcha: readonly string[];
}

/** Reads them from the environment. */
export function outsideSources(env: Environment): OutsideSources {
  const addresses = outsideRows.filter(({ name }) => /^OAUTH_.*(_URL|OIDC)$/.test(name)).map(({ name }) => env[name]);
  const forms = addresses.flatMap((text) => text?.match(/http:\/\/[\w.:[\]-]+/g) ?? []);
  const kind = env['CAPTCHA_KIND'];
  const isOutside = kind === 'recaptcha' || kind === 'hcaptcha' || kind === 'turnstile';
  return { forms: [...new Set(forms)], captcha: isOutside ? captchaHosts[kind] : [] };
}
