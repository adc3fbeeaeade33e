import type { Settings } from '../../platform/index.ts';
import type { AuthProvider } from '../auth/settings.ts';
import { githubProvider } from './github.ts';
import { openIdProvider } from './openid.ts';
import type { IdentityProvider } from './provider.ts';
import { vkProvider } from './vk.ts';

const makers = { openid: openIdProvider, github: githubProvider, vk: vkProvider };
const known = new WeakMap<Settings, readonly IdentityProvider[]>();

/** Clients of the configured providers: created once, since they cache what their issuers publish. */
export function identityProviders(settings: Settings): readonly IdentityProvider[] {
  let providers = known.get(settings);
  if (!providers) {
    providers = settings.oauth.map((one) => makers[one.kind](one));
    known.set(settings, providers);
  }
  return providers;
}

/** The providers as the auth answers list them. */
export function shownProviders(settings: Settings): readonly AuthProvider[] {
  return settings.auth.providers ?? identityProviders(settings).map(({ shown }) => shown);
}

/** One provider as the auth answers show it, also when it is no longer configured. */
export function shownProvider(settings: Settings, id: string): AuthProvider {
  return shownProviders(settings).find((provider) => provider.id === id) ?? { id, name: id, flows: [] };
}
