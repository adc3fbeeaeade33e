import type { AuthProvider, Settings } from '../../settings.ts';
import { githubProvider } from './github.ts';
import { openIdProvider } from './openid.ts';
import type { IdentityProvider } from './provider.ts';
import { vkProvider } from './vk.ts';

const makers = { openid: openIdProvider, github: githubProvider, vk: vkProvider };
const known = new WeakMap<Settings, readonly IdentityProvider[]>();

/** The configured providers, ready to be asked: made once, since they keep what their issuers publish. */
export function providersOf(settings: Settings): readonly IdentityProvider[] {
  let providers = known.get(settings);
  if (!providers) {
    providers = settings.oauth.map((one) => makers[one.kind](one));
    known.set(settings, providers);
  }
  return providers;
}

/** The providers as the auth answers list them. */
export function shownProviders(settings: Settings): readonly AuthProvider[] {
  return settings.auth.providers ?? providersOf(settings).map(({ shown }) => shown);
}

/** One provider as the auth answers show it, also when it is no longer configured. */
export function shownProvider(settings: Settings, id: string): AuthProvider {
  return shownProviders(settings).find((provider) => provider.id === id) ?? { id, name: id, flows: [] };
}
