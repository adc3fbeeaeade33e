import { Callout } from '@hoster/ui/callout';
import { LinkButton } from '@hoster/ui/link-button';
import { Stack } from '@hoster/ui/stack';
import { FormattedMessage } from 'react-intl';
import type { authenticatorsQuery } from '../../api/security.ts';

type Factors = Awaited<ReturnType<NonNullable<ReturnType<typeof authenticatorsQuery>['queryFn']>>>;

/** For staff who were led here from their pages: those open with 2FA only. */
export function StaffNeedFactor({ factors }: { factors: Factors | undefined }) {
  const isOn = factors?.some(({ type }) => type !== 'recovery_codes') ?? false;
  return (
    <Callout tone={isOn ? 'success' : 'warning'} role="status">
      <Stack gap={12} align="start">
        <p>
          {isOn ? (
            <FormattedMessage
              id="security.staff.on"
              defaultMessage="Two-factor authentication is on. The staff area is open."
              description="For staff who turned on 2FA"
            />
          ) : (
            <FormattedMessage
              id="security.staff.needed"
              defaultMessage="The staff area is closed until you turn on two-factor authentication or add a passkey."
              description="For staff without 2FA"
            />
          )}
        </p>
        {isOn ? (
          <LinkButton href="/admin/">
            <FormattedMessage
              id="security.staff.open"
              defaultMessage="Open staff area"
              description="Button for staff who turned on 2FA"
            />
          </LinkButton>
        ) : (
          <LinkButton href="/my/security/totp/">
            <FormattedMessage
              id="security.staff.turn-on"
              defaultMessage="Turn on"
              description="Button for staff without 2FA"
            />
          </LinkButton>
        )}
      </Stack>
    </Callout>
  );
}
