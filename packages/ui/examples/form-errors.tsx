import { Button } from '@hoster/ui/button';
import { FormErrors } from '@hoster/ui/form-errors';
import { Stack } from '@hoster/ui/stack';
import { TextField } from '@hoster/ui/text-field';
import { type FormEvent, useState } from 'react';

export function Example() {
  const [missing, setMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(new FormData(event.currentTarget).get('name') === '');
    setAttempt(attempt + 1);
  };
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        <FormErrors
          title="One field needs your attention"
          errors={missing ? [{ fieldId: 'name', text: 'Enter your name.' }] : []}
          attempt={attempt}
        />
        <TextField id="name" name="name" label="Name" error={missing ? 'Enter your name.' : ''} />
        <Button type="submit">Send</Button>
      </Stack>
    </form>
  );
}
