import type { OAuthProvider } from '../providers/config.ts';

/** Client credentials at the demo providers. They protect nothing: visitors choose who they are. */
export const standInClient = { id: 'hoster-demo', secret: 'hoster-demo' } as const;

/** The pretend providers, each speaking as the real one does. */
export const standInSites = { github: 'GitHub', vk: 'VK', google: 'Google' } as const;
export type StandInSite = keyof typeof standInSites;

/**
 * The configuration under which our own sign-in uses the stand-ins.
 * @param origin where visitors find them
 * @param backchannel where this process finds itself
 */
export function standInProviders(origin: string, backchannel: string): OAuthProvider[] {
  const client = { clientId: standInClient.id, clientSecret: standInClient.secret, backchannel };
  return [
    { kind: 'github', id: 'github', name: 'GitHub', site: `${origin}/idp/github`, ...client },
    { kind: 'vk', id: 'vk', name: 'VK', site: `${origin}/idp/vk`, ...client },
    { kind: 'openid', id: 'google', name: 'Google', site: `${origin}/idp/google`, ...client },
  ];
}
