import type { AuthenticatorList } from '@hoster/contract';
import { defineMessages, useIntl } from 'react-intl';
import { Contents } from '../../parts/section/contents.tsx';
import { useFactorsShown } from './use-factors-shown.ts';
import { useAuthConfig } from '../../features/auth/session/use-auth-config.ts';

const words = defineMessages({
  emails: { id: 'security.emails.title', defaultMessage: 'Email addresses' },
  password: { id: 'security.password.title', defaultMessage: 'Password' },
  factor: { id: 'security.factor.title', defaultMessage: 'Two-factor authentication' },
  passkeys: { id: 'security.passkeys.title', defaultMessage: 'Passkeys' },
  sessions: {
    id: 'security-log.sessions.title',
    defaultMessage: 'Active sessions',
    description: 'Section of the security page: browsers that are signed in',
  },
  providers: {
    id: 'security-log.providers.title',
    defaultMessage: 'Connected accounts',
    description: 'Section of the security page: accounts at GitHub, Google and the like',
  },
  keys: { id: 'security-log.keys.title', defaultMessage: 'SSH keys' },
  events: { id: 'security-log.events.title', defaultMessage: 'Activity log' },
  data: {
    id: 'security-log.data.title',
    defaultMessage: 'Your data',
    description: 'Section of the security page: data export and deletion of the account',
  },
});

const SECTIONS = [
  { id: 'emails', word: words.emails },
  { id: 'password', word: words.password },
  { id: 'passkeys', word: words.passkeys },
  { id: 'two-factor', word: words.factor },
  { id: 'sessions', word: words.sessions },
  { id: 'providers', word: words.providers },
  { id: 'ssh-keys', word: words.keys },
  { id: 'events', word: words.events },
  { id: 'data', word: words.data },
];

/** Links to the sections of the security page. */
export function SecurityContents({ factors }: { factors: AuthenticatorList['data'] | undefined }) {
  const { formatMessage } = useIntl();
  const config = useAuthConfig();
  const hasProviders = (config?.socialaccount?.providers ?? []).length > 0;
  const hasPasskeys = config?.mfa?.supported_types.includes('webauthn') ?? false;
  const hasFactors = useFactorsShown(factors);
  const absent = new Set([
    ...(hasProviders ? [] : ['providers']),
    ...(hasPasskeys ? [] : ['passkeys']),
    ...(hasFactors ? [] : ['two-factor']),
  ]);
  const shown = SECTIONS.filter(({ id }) => !absent.has(id));
  return <Contents sections={shown.map(({ id, word }) => ({ id, title: formatMessage(word) }))} />;
}
