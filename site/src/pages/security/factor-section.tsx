import type { AuthenticatorList } from '@hoster/contract';
import { Stack } from '@hoster/ui/stack';
import { ContentBlock } from '@hoster/ui/content-block';
import { Callout } from '@hoster/ui/callout';
import { LinkButton } from '@hoster/ui/link-button';
import { Skeleton } from '@hoster/ui/skeleton';
import { Status } from '@hoster/ui/status';
import { Text } from '@hoster/ui/text';
import { useIntl } from 'react-intl';
import { PartFailed } from '../../parts/section/part-failed.tsx';
import { Saved as SavedNotice } from '../../parts/form/saved.tsx';
import { Section } from '@hoster/ui/section';
import type { AuthProblem } from '../../features/auth/form/auth-errors.ts';
import { useProblemText } from '../../features/auth/form/use-problem-text.ts';
import { FactorOn } from './factor-on.tsx';
import { factorWords as words } from './factor-words.ts';
import type { Saved } from './load-security.ts';
import { useFactorsShown } from './use-factors-shown.ts';
import { useAuthConfig } from '../../features/auth/session/use-auth-config.ts';

interface FactorSectionProps {
  factors: AuthenticatorList['data'] | undefined;
  failed: boolean;
  /** Reason why it couldn't be turned off. */
  problems: readonly AuthProblem[];
  saved: Saved | null;
}

/** Two-factor authentication: off with a setup link, or on with its details, recovery codes and a form to turn it off. */
export function FactorSection({ factors, failed, problems, saved }: FactorSectionProps) {
  const { formatMessage } = useIntl();
  const problemText = useProblemText();
  const types = useAuthConfig()?.mfa?.supported_types;
  const isShown = useFactorsShown(factors);
  const hasApps = types?.includes('totp') ?? true;
  const app = factors?.find(({ type }) => type === 'totp');
  const codes = factors?.find((factor) => factor.type === 'recovery_codes');
  const hasPasskeys = factors?.some(({ type }) => type === 'webauthn') ?? false;
  const turnedOff = hasPasskeys ? words.removedApp : words.turnedOff;
  const message = saved === 'factor-off' ? turnedOff : saved === 'codes' ? words.kept : null;
  if (!isShown) return null;
  return (
    <Section
      id="two-factor"
      title={formatMessage(words.title)}
      aside={factors ? <FactorState on={app !== undefined || hasPasskeys} /> : null}
    >
      {message && problems.length === 0 ? <SavedNotice>{formatMessage(message)}</SavedNotice> : null}
      {problems.length > 0 ? (
        <Callout tone="danger" role="alert">
          {problems.map(problemText).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Callout>
      ) : null}
      {app || hasPasskeys ? (
        <FactorOn
          app={app}
          codes={codes}
          hasPasskeys={hasPasskeys}
          hasApps={hasApps}
          hasCodes={types?.includes('recovery_codes') ?? true}
        />
      ) : factors ? (
        <Stack align="start">
          <ContentBlock>
            <Text tone="muted">{formatMessage(words.about)}</Text>
          </ContentBlock>
          <LinkButton href="/my/security/totp/">{formatMessage(words.setUp)}</LinkButton>
        </Stack>
      ) : failed ? (
        <PartFailed title={formatMessage(words.failed)} href="/my/security/" />
      ) : (
        <Skeleton shape="block" height={160} />
      )}
    </Section>
  );
}

function FactorState({ on }: { on: boolean }) {
  const { formatMessage } = useIntl();
  return on ? (
    <Status tone="success">{formatMessage(words.on)}</Status>
  ) : (
    <Status tone="neutral">{formatMessage(words.off)}</Status>
  );
}
