import { Text } from '@hoster/ui/text';
import { useMemo } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { AuthProblem } from '../../features/auth/form/auth-errors.ts';
import { CurrentPassword, NewPassword, PasswordOwner } from '../../features/auth/form/password-fields.tsx';
import { Saved } from '../../parts/form/saved.tsx';
import { Section } from '@hoster/ui/section';
import { SecurityForm } from '../../features/auth/identity-check/security-form.tsx';

const words = defineMessages({
  title: { id: 'security.password.title', defaultMessage: 'Password' },
  none: {
    id: 'security.password.none',
    defaultMessage: 'You don’t have a password yet. Set one to sign in with your email.',
    description: 'The account has no password yet',
  },
  about: {
    id: 'security.password.about',
    defaultMessage: 'Changing your password signs you out of all other sessions.',
    description: 'What changing the password does',
  },
  saved: {
    id: 'security.password.saved',
    defaultMessage: 'Password saved. All other sessions have been signed out.',
    description: 'After the password was changed',
  },
  current: {
    id: 'security.password.current',
    defaultMessage: 'Current password',
    description: 'Field of the form that changes the password',
  },
  new: { id: 'auth.new-password.label', defaultMessage: 'New password', description: 'Field of a new password' },
  change: {
    id: 'security.password.change',
    defaultMessage: 'Change password',
    description: 'Button that changes the password',
  },
  set: {
    id: 'security.password.set',
    defaultMessage: 'Set password',
    description: 'Button that sets the first password of an account',
  },
  busy: {
    id: 'auth.new-password.busy',
    defaultMessage: 'Saving…',
    description: 'Button that sets a new password while it is under way',
  },
});

interface PasswordSectionProps {
  /** Username under which a password manager saves the account. */
  username: string;
  hasPassword: boolean;
  problems: readonly AuthProblem[];
  saved: boolean;
}

/** Changes the password, or sets the first one. */
export function PasswordSection({ username, hasPassword, problems, saved }: PasswordSectionProps) {
  const { formatMessage } = useIntl();
  const current = formatMessage(words.current);
  const label = formatMessage(words.new);
  const fields = useMemo(
    () => ({
      current_password: { id: 'current-password', label: current },
      new_password: { id: 'new-password', label },
    }),
    [current, label],
  );
  return (
    <Section id="password" title={formatMessage(words.title)}>
      {saved && problems.length === 0 ? <Saved>{formatMessage(words.saved)}</Saved> : null}
      <Text tone="muted">{formatMessage(hasPassword ? words.about : words.none)}</Text>
      <SecurityForm
        intent="password"
        fields={fields}
        problems={problems}
        submitLabel={formatMessage(hasPassword ? words.change : words.set)}
        busyLabel={formatMessage(words.busy)}
      >
        {(errorOf) => (
          <>
            <PasswordOwner value={username} />
            {hasPassword ? (
              <CurrentPassword
                id={fields.current_password.id}
                name="current_password"
                label={current}
                error={errorOf('current_password')}
              />
            ) : null}
            <NewPassword
              id={fields.new_password.id}
              name="new_password"
              label={label}
              error={errorOf('new_password')}
            />
          </>
        )}
      </SecurityForm>
    </Section>
  );
}
