import type { AuthenticatorList } from '@hoster/contract';
import { ContentBlock } from '@hoster/ui/content-block';
import { ItemList } from '@hoster/ui/item-list';
import { LinkButton } from '@hoster/ui/link-button';
import { Section } from '@hoster/ui/section';
import { Skeleton } from '@hoster/ui/skeleton';
import { Text } from '@hoster/ui/text';
import { useIntl } from 'react-intl';
import type { AuthProblem } from '../../features/auth/form/auth-errors.ts';
import { ProblemList } from '../../features/auth/form/problem-list.tsx';
import { Saved as SavedNotice } from '../../parts/form/saved.tsx';
import { PartFailed } from '../../parts/section/part-failed.tsx';
import type { Saved } from './load-security.ts';
import { PasskeyRow } from './passkey-row.tsx';
import { passkeyWords as words } from './passkey-words.ts';
import { useAuthConfig } from '../../features/auth/session/use-auth-config.ts';

const noFields = {};
const saidOf = { 'passkey-added': words.added, 'passkey-renamed': words.renamed, 'passkey-removed': words.removed };
const isSaid = (saved: Saved | null): saved is keyof typeof saidOf => saved !== null && saved in saidOf;

interface PasskeysSectionProps {
  factors: AuthenticatorList['data'] | undefined;
  failed: boolean;
  /** Why the last change was refused. */
  problems: readonly AuthProblem[];
  saved: Saved | null;
}

/** Passkeys of the account. Nothing where the backend has none. */
export function PasskeysSection({ factors, failed, problems, saved }: PasskeysSectionProps) {
  const { formatMessage } = useIntl();
  const mfa = useAuthConfig()?.mfa;
  if (!mfa?.supported_types.includes('webauthn')) return null;
  const passkeys = factors?.filter((factor) => factor.type === 'webauthn');
  return (
    <Section id="passkeys" title={formatMessage(words.title)}>
      {problems.length > 0 ? (
        <ProblemList problems={problems} fields={noFields} />
      ) : isSaid(saved) ? (
        <SavedNotice>{formatMessage(saidOf[saved])}</SavedNotice>
      ) : null}
      {passkeys && passkeys.length > 0 ? (
        <ItemList>
          {passkeys.map((passkey) => (
            // Collapsed again, with its new name, after saving.
            <PasskeyRow key={`${passkey.id} ${passkey.name}`} passkey={passkey} />
          ))}
        </ItemList>
      ) : passkeys ? (
        <ContentBlock>
          <Text tone="muted">{formatMessage(mfa.passkey_login_enabled ? words.none : words.noneStep)}</Text>
        </ContentBlock>
      ) : failed ? (
        <PartFailed title={formatMessage(words.failed)} href="/my/security/" />
      ) : (
        <Skeleton lines={3} />
      )}
      {passkeys ? (
        <div>
          <LinkButton href="/my/security/passkey/">{formatMessage(words.add)}</LinkButton>
        </div>
      ) : null}
    </Section>
  );
}
