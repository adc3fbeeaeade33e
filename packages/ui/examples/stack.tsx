import { Stack } from '@hoster/ui/stack';
import { TextField } from '@hoster/ui/text-field';

export function Example() {
  return (
    <Stack gap={{ base: 16, md: 24 }} width="narrow">
      <TextField label="First name" autoComplete="given-name" />
      <TextField label="Last name" autoComplete="family-name" />
    </Stack>
  );
}
