import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActionState, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Grid } from '../grid/grid.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Copy } from '../icons/index.ts';
import { PasswordField } from '../password-field/password-field.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextField } from './text-field.tsx';

const meta: Meta<typeof TextField> = { title: 'Fields/TextField', component: TextField };
export default meta;

/** Show the server’s answer as `error`. The value stays, so that it can be corrected. */
export const ValidatedOnTheServer: StoryObj = {
  render: function Example() {
    const [name, setName] = useState('');
    const [error, save, saving] = useActionState(async () => {
      // Your request.
      await new Promise((done) => setTimeout(done, 400));
      return name === 'web-01' ? 'Another server has this hostname.' : '';
    }, '');
    return (
      <form action={save}>
        <Stack gap={16} align="start">
          <TextField
            label="Hostname"
            name="hostname"
            required
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={error}
          />
          <Button type="submit" variant="action" loading={saving} loadingLabel="Saving">
            Save hostname
          </Button>
        </Stack>
      </form>
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Hostname' });
    await userEvent.type(field, 'web-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Save hostname' }));
    await expect(await canvas.findByText('Another server has this hostname.')).toBeVisible();
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('web-01');
  },
};

/** A prefix or a unit is part of the box, not of the value. */
export const PrefixAndSuffix: StoryObj = {
  render: () => (
    <Grid columns={{ base: 1, md: 3 }} gap={24}>
      <TextField label="Website" name="website" leading="https://" defaultValue="example.org" />
      <TextField label="Subdomain" name="subdomain" trailing=".example.org" defaultValue="shop" />
      <TextField label="Top-up amount" name="amount" leading="€" inputMode="decimal" defaultValue="50" />
    </Grid>
  ),
};

/** For passwords, use PasswordField, which is a text field with a button to show what was typed. */
export const ShowPassword: StoryObj = {
  render: () => (
    <PasswordField
      label="Password"
      name="password"
      autoComplete="current-password"
      showLabel="Show password"
      hideLabel="Hide password"
    />
  ),
};

/** If most fields are required, mark the optional ones. */
export const Optional: StoryObj = {
  render: () => (
    <Stack gap={16}>
      <TextField label="Company" name="company" required autoComplete="organization" />
      <TextField label="VAT number" name="vat" requirement="optional" hint="For invoices without VAT in the EU" />
    </Stack>
  ),
};

/** With `maxLength`, the number of characters left is shown, and announced when few are left. */
export const CharacterCounter: StoryObj = {
  render: () => (
    <TextField
      label="Ticket subject"
      name="subject"
      maxLength={80}
      counterLabel={(left) => `${left} characters left`}
      defaultValue="Server can’t be reached"
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ticket subject' }), ' today');
    await expect(canvas.getByText('51 characters left')).toBeVisible();
  },
};

/** A value that can’t be changed is `readOnly`: it can still be focused and copied. Offer a button to copy it. */
export const ReadOnlyWithCopy: StoryObj = {
  render: () => (
    <TextField
      label="API address"
      readOnly
      mono
      value="https://api.example.org/v2/"
      trailing={
        <IconButton
          size="small"
          label="Copy API address"
          icon={<Icon icon={Copy} size={16} />}
          onClick={() => void navigator.clipboard.writeText('https://api.example.org/v2/')}
        />
      }
    />
  ),
};
