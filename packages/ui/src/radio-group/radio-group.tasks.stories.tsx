import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { RadioGroup } from './radio-group.tsx';

const meta: Meta<typeof RadioGroup> = { title: 'Choices/RadioGroup', component: RadioGroup };
export default meta;

/** A few options with a hint each. Select the safest or most common one from the start. */
export const OneOfAFew: StoryObj = {
  render: () => (
    <RadioGroup
      legend="When the server is reinstalled"
      name="reinstall"
      defaultValue="keep"
      options={[
        { value: 'keep', label: 'Keep the backups', hint: 'They stay for seven days.' },
        { value: 'delete', label: 'Delete the backups', hint: 'This can’t be undone.' },
      ]}
    />
  ),
};

/** Without a default, ask for a choice when the form is sent. */
export const RequiredChoice: StoryObj = {
  render: function Example() {
    const [missing, setMissing] = useState(false);
    return (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(!new FormData(event.currentTarget).has('reason'));
        }}
      >
        <Stack gap={16} align="start">
          <RadioGroup
            legend="Why are you cancelling?"
            name="reason"
            required
            error={missing ? 'Choose a reason.' : undefined}
            options={[
              { value: 'unused', label: 'I no longer need the server' },
              { value: 'price', label: 'It’s too expensive' },
              { value: 'other', label: 'Another reason' },
            ]}
          />
          <Button type="submit" variant="danger">
            Cancel server
          </Button>
        </Stack>
      </form>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel server' }));
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose a reason.');
  },
};

/** Two or three short options fit on one line. */
export const SideBySide: StoryObj = {
  render: () => (
    <RadioGroup
      legend="Billing period"
      name="period"
      inline
      defaultValue="month"
      options={[
        { value: 'month', label: 'Monthly' },
        { value: 'quarter', label: 'Quarterly' },
        { value: 'year', label: 'Yearly' },
      ]}
    />
  ),
};

/** An option that needs more shows its field below the group. */
export const OtherWithAField: StoryObj = {
  render: function Example() {
    const [server, setServer] = useState('default');
    return (
      <Stack gap={16}>
        <RadioGroup
          legend="Name servers"
          name="name-servers"
          value={server}
          onValueChange={setServer}
          options={[
            { value: 'default', label: 'Name servers of Hoster' },
            { value: 'own', label: 'My own name servers' },
          ]}
        />
        {server === 'own' ? (
          <TextField label="First name server" name="ns1" mono placeholder="ns1.example.org" />
        ) : null}
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'My own name servers' }));
    await expect(canvas.getByRole('textbox', { name: 'First name server' })).toBeVisible();
  },
};
