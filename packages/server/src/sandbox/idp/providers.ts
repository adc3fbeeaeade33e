import type { OAuthProvider } from '../../identity/index.ts';

/** Client credentials at the demo providers. They protect nothing: visitors choose who they are. */
export const mockClient = { id: 'hoster-demo', secret: 'hoster-demo' } as const;

/** The demo providers, each with the protocol of the real one. */
export const mockSites = { github: 'GitHub', vk: 'VK', google: 'Google' } as const;
export type MockSite = keyof typeof mockSites;

/**
 * The configuration with which our own sign-in uses the mocks.
 * @param origin at which visitors reach them
 * @param backchannel at which this process reaches itself
 */
export function mockIdentityProviders(origin: string, backchannel: string): OAuthProvider[] {
  const client = { clientId: mockClient.id, clientSecret: mockClient.secret, backchannel };
  return [
    { kind: 'github', id: 'github', name: 'GitHub', site: `${origin}/idp/github`, ...client },
    { kind: 'vk', id: 'vk', name: 'VK', site: `${origin}/idp/vk`, ...client },
    { kind: 'openid', id: 'google', name: 'Google', site: `${origin}/idp/google`, ...client },
  ];
}

declare module '../../platform/settings.ts' {
  interface Settings {
    /** Whether the demo identity providers replace the real ones. */
    readonly hasMockIdentity: boolean;
  }
}
