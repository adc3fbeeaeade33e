import { TextField } from '@hoster/ui/text-field';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

interface FurtherFieldProps {
  id: string;
  name: string;
  /** What it asks for, as backends name it. @default the name */
  kind?: string;
  label: string;
  defaultValue: string | undefined;
  error: string[] | undefined;
}

/** A field that the backend wants from new users besides address and password. */
export function FurtherField({ name, kind = name, ...props }: FurtherFieldProps) {
  const { formatMessage } = useIntl();
  if (kind === 'phone') {
    return (
      <TextField
        {...props}
        name={name}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        hint={formatMessage({
          id: 'auth.signup.phoneHint',
          defaultMessage: 'With the country code, such as +31 20 123 4567.',
          description: 'Hint of the phone number in the sign-up form',
        })}
      />
    );
  }
  return (
    <TextField
      {...props}
      name={name}
      type={kind.startsWith('email') ? 'email' : 'text'}
      autoComplete={autoComplete[kind] ?? 'off'}
      autoCapitalize={kind.includes('name') && kind !== 'username' ? 'words' : 'none'}
      spellCheck={false}
      required
    />
  );
}

const autoComplete: Readonly<Record<string, string>> = {
  email: 'email',
  email2: 'email',
  first_name: 'given-name',
  last_name: 'family-name',
};

/** Labels of these fields; of those that no message is for, the backend's name in words. */
export function useFurtherLabel(): (name: string) => string {
  const { formatMessage } = useIntl();
  return useCallback(
    (name) => {
      const labels: Readonly<Record<string, string>> = {
        email: formatMessage({ id: 'auth.signup.email', defaultMessage: 'Email' }),
        username: formatMessage({
          id: 'auth.username',
          defaultMessage: 'Username',
          description: 'Field of a username',
        }),
        phone: formatMessage({
          id: 'auth.phone',
          defaultMessage: 'Phone number',
          description: 'Field of a phone number',
        }),
        email2: formatMessage({
          id: 'auth.signup.email2',
          defaultMessage: 'Repeat email',
          description: 'Field of the sign-up form',
        }),
        first_name: formatMessage({
          id: 'auth.signup.firstName',
          defaultMessage: 'First name',
          description: 'Field of the sign-up form',
        }),
        last_name: formatMessage({
          id: 'auth.signup.lastName',
          defaultMessage: 'Last name',
          description: 'Field of the sign-up form',
        }),
      };
      const words = name.replaceAll('_', ' ');
      return labels[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
    },
    [formatMessage],
  );
}
