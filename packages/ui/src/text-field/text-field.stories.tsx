import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/text-field.tsx';
import { Search } from '../icons/index.ts';
import { expect } from 'storybook/test';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { docs } from './text-field.docs.tsx';
import { Field } from '../field/field.tsx';
import { Grid } from '../grid/grid.tsx';
import { Icon } from '../icon/icon.tsx';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { Status } from '../status/status.tsx';
import { TextField } from './text-field.tsx';

const meta = { title: 'Fields/TextField', component: TextField, args: { label: 'Email' } } satisfies Meta<
  typeof TextField
>;
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };
type Story = StoryObj<typeof meta>;

/** Hints are above the box. */
export const WithHint: Story = { args: { hint: 'We send the invoice there.', type: 'email', autoComplete: 'email' } };

/** Field adds a label, hint and error to a custom control. */
export const OwnControl: Story = {
  render: () => (
    <Field label="Colour of the label" hint="For any control that the library does not have.">
      {(control) => <input type="color" {...control} />}
    </Field>
  ),
};

/** Messages that aren't errors are in `below`, as a Status with its own tone and icon. */
export const OtherTones: StoryObj = {
  render: () => (
    <Stack gap={16} align="start">
      <TextField
        label="Hostname"
        defaultValue="web-01"
        aria-describedby="name-note"
        below={
          <Status tone="success" role="status" id="name-note">
            This name is free.
          </Status>
        }
      />
      <TextField
        label="Address of the site"
        defaultValue="example.org"
        aria-describedby="site-note"
        below={
          <Status tone="warning" role="status" id="site-note">
            The domain points to another server.
          </Status>
        }
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Hostname' });
    await expect(field).toHaveAccessibleDescription('This name is free.');
    await expect(field).not.toHaveAttribute('aria-invalid');
  },
};

/** With `messages`, native validation errors use the page's own texts and layout. */
export const SaysWhatIsWrong: StoryObj = {
  render: () => (
    <form onSubmit={(event) => event.preventDefault()}>
      <Stack gap={16} align="start">
        <TextField label="Name" required messages={{ valueMissing: 'Enter your name' }} />
        <TextField
          label="Email"
          type="email"
          required
          messages={{ valueMissing: 'Enter your email.', typeMismatch: 'An email address has an @.' }}
        />
        <Button type="submit">Send</Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('Enter your name');
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'anna');
    await userEvent.tab();
    await expect(email).toHaveAccessibleDescription('An email address has an @.');
    await userEvent.type(email, '@example.org');
    await expect(email).not.toHaveAttribute('aria-invalid');
  },
};

/** Variants and states for the visual tests. */
export const Matrix: Story = {
  parameters: pictured(),
  render: () => (
    <Grid columns={{ base: 1, md: 3 }} gap={24}>
      <TextField label="Email" hint="We send the invoice there." placeholder="you@example.org" />
      <TextField label="Hostname" requirement="optional" defaultValue="web-01" mono trailing=".example.org" />
      <TextField label="Company email" defaultValue="anna@" error="Enter a valid email address." />
      <TextField label="Top-up" size="small" leading="€" defaultValue="50" inputMode="decimal" />
      <TextField label="Domain" size="large" leading="https://" defaultValue="example.org" />
      <TextField
        label="Search plans"
        labelHidden
        type="search"
        leading={<Icon icon={Search} size={18} />}
        placeholder="Search"
      />
      <TextField label="Account" disabled defaultValue="demo" />
      <TextField label="Address" readOnly mono defaultValue="185.12.64.9" />
      <TextField label="City" reserveMessage defaultValue="Berlin" />
      <TextField
        label="Полное наименование организации как в учредительных документах"
        requirement="необязательно"
        hint="Так оно появится в счёте и в акте."
        error={['Слишком длинно.', 'Уберите кавычки.']}
        defaultValue="Общество с ограниченной ответственностью «Очень длинное название для поля»"
      />
    </Grid>
  ),
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
