import { z } from 'zod';
import { StartError } from '../../platform/index.ts';

/** Configuration of an identity provider. */
export interface OAuthProvider {
  /** Its protocol: OpenID Connect, or one of its own. */
  readonly kind: 'openid' | 'github' | 'vk';
  /** Its name in addresses and answers. */
  readonly id: string;
  /** Name shown on the button. */
  readonly name: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** OpenID: the issuer. Others: the site on which users give their consent. */
  readonly site: string;
  /** URL of the GitHub API. */
  readonly api?: string;
  /** Address at which this process reaches the hosts of `site` and `api`, if not at their public one. */
  readonly backchannel?: string;
  /** Whether the callback lies under `/oidc/`, as that of every provider without a name in allauth. */
  readonly isCustom?: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

const address = z.url({ protocol: /^https?$/ });
const oidcList = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]{1,40}$/),
    name: z.string().min(1),
    issuer: address,
    client_id: z.string().min(1),
    client_secret: z.string().min(1),
  }),
);

const known = [
  { kind: 'github', id: 'github', name: 'GitHub', site: 'https://github.com' },
  { kind: 'vk', id: 'vk', name: 'VK', site: 'https://id.vk.com' },
  { kind: 'openid', id: 'google', name: 'Google', site: 'https://accounts.google.com' },
] as const;

/**
 * Reads the identity providers from the environment: `OAUTH_<GITHUB|VK|GOOGLE>_ID`, `_SECRET` and `_URL`,
 * `OAUTH_GITHUB_API_URL`, and any further OpenID issuers from the JSON list `OAUTH_OIDC`.
 * @throws StartError that names the bad variable
 */
export function readProviders(env: Environment): OAuthProvider[] {
  const providers: OAuthProvider[] = [];
  for (const one of known) {
    const prefix = `OAUTH_${one.id.toUpperCase()}`;
    const clientId = env[`${prefix}_ID`] ?? '';
    const clientSecret = env[`${prefix}_SECRET`] ?? '';
    if (clientId === '' && clientSecret === '') continue;
    if (clientId === '') throw new StartError(`${prefix}_ID is missing although ${prefix}_SECRET is set.`);
    if (clientSecret === '') throw new StartError(`${prefix}_SECRET is missing although ${prefix}_ID is set.`);
    const site = readAddress(env, `${prefix}_URL`, one.site);
    const api = one.kind === 'github' && { api: readAddress(env, `${prefix}_API_URL`, 'https://api.github.com') };
    providers.push({ ...one, clientId, clientSecret, site, ...api });
  }
  return [...providers, ...readList(env['OAUTH_OIDC'] ?? '', new Set(known.map(({ id }) => id)))];
}

function readAddress(env: Environment, name: string, fallback: string): string {
  const value = env[name] || fallback;
  if (!address.safeParse(value).success) throw new StartError(`${name} must be a URL, but is "${value}".`);
  return value.replace(/\/$/, '');
}

function readList(text: string, taken: ReadonlySet<string>): OAuthProvider[] {
  if (text === '') return [];
  const shape = '[{"id":"…","name":"…","issuer":"https://…","client_id":"…","client_secret":"…"}]';
  // Its value is never shown: it contains secrets.
  const bad = (why: string) => new StartError(`OAUTH_OIDC must be a JSON list such as ${shape}: ${why}.`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw bad('it is no JSON');
  }
  const result = oidcList.safeParse(value);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw bad(`${issue?.path.join('.') || 'the list'} is not usable`);
  }
  const ids = new Set(taken);
  return result.data.map((one) => {
    if (ids.has(one.id)) throw bad(`the id ${one.id} is used twice`);
    ids.add(one.id);
    const { id, name, client_id: clientId, client_secret: clientSecret } = one;
    return { kind: 'openid', id, name, clientId, clientSecret, site: one.issuer, isCustom: true };
  });
}

declare module '../../platform/settings.ts' {
  interface Settings {
    readonly oauth: readonly OAuthProvider[];
  }
}
