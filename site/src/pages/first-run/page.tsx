import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextField } from '@hoster/ui/text-field';
import { useIntl } from 'react-intl';
import { useActionData, useNavigation } from 'react-router-dom';
import { AuthScreen } from '../../features/auth/form/auth-screen.tsx';
import type { FirstRunRefused } from './route.ts';
import { words } from './words.ts';

/** `/admin/first-run/:key/` */
export function Page() {
  const { formatMessage } = useIntl();
  const refused = useActionData<FirstRunRefused>();
  const isBusy = useNavigation().state === 'submitting';
  return (
    <AuthScreen title={formatMessage(words.title)} intro={formatMessage(words.lead)}>
      <form method="post" noValidate>
        <Stack gap={24}>
          {refused?.isSlowed ? (
            <Callout tone="danger" role="alert">
              {formatMessage(words.slowed)}
            </Callout>
          ) : null}
          <TextField
            name="email"
            type="email"
            label={formatMessage(words.email)}
            hint={formatMessage(words.emailHint)}
            defaultValue={refused?.email ?? ''}
            error={refused?.errors['email']}
            autoComplete="username"
            required
          />
          <Button type="submit" variant="action" loading={isBusy} loadingLabel={formatMessage(words.submit)}>
            {formatMessage(words.submit)}
          </Button>
          <Text size={14} tone="muted">
            {formatMessage(words.once)}
          </Text>
        </Stack>
      </form>
    </AuthScreen>
  );
}
