import { TextField } from '@hoster/ui/text-field';

export function Example() {
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      autoComplete="email"
      hint="For invoices and warnings"
      required
      messages={{ valueMissing: 'Enter your email.', typeMismatch: 'An email address has an @ and a domain.' }}
    />
  );
}
