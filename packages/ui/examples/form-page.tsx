import { Button } from '@hoster/ui/button';
import { FormPage } from '@hoster/ui/form-page';
import { Stack } from '@hoster/ui/stack';
import { TextField } from '@hoster/ui/text-field';

export function Example() {
  return (
    <FormPage title="Reset your password" intro="We’ll send you a link.">
      <form method="post">
        <Stack>
          <TextField label="Email" name="email" type="email" autoComplete="email" required />
          <Button type="submit" variant="action" stretched>
            Send the link
          </Button>
        </Stack>
      </form>
    </FormPage>
  );
}
