import { PasswordField } from '@hoster/ui/password-field';

export function Example() {
  return (
    <PasswordField label="Password" name="password" autoComplete="current-password" showLabel="Show" hideLabel="Hide" />
  );
}
