import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
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

const meta = { title: 'Components/TextField', component: TextField, args: { label: 'E-mail' } } satisfies Meta<
  typeof TextField
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is needed before typing stands above the box. */
export const WithHint: Story = { args: { hint: 'We send the invoice there.', type: 'email', autoComplete: 'email' } };

/** A Field gives label, hint and error to any control that the library does not have. */
export const OwnControl: Story = {
  render: () => (
    <Field label="Colour of the label" hint="For any control that the library does not have.">
      {(control) => <input type="color" {...control} />}
    </Field>
  ),
};

/** A message that is no error stands in `below`: a Status, with its own tone and sign. */
export const OtherTones: StoryObj = {
  render: () => (
    <Stack gap={16} align="start">
      <TextField
        label="Host name"
        defaultValue="web-01"
        aria-describedby="name-note"
        below={
          <Status tone="success" role="status" id="name-note">
            This name is free.
          </Status>
        }
      />
      <TextField
        label="Адрес сайта"
        defaultValue="example.org"
        aria-describedby="site-note"
        below={
          <Status tone="warning" role="status" id="site-note">
            Домен направлен на другой сервер.
          </Status>
        }
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Host name' });
    await expect(field).toHaveAccessibleDescription('This name is free.');
    await expect(field).not.toHaveAttribute('aria-invalid');
  },
};

/** With `messages` the field says what the browser finds wrong, in the page's own words and place. */
export const SaysWhatIsWrong: StoryObj = {
  render: () => (
    <form onSubmit={(event) => event.preventDefault()}>
      <Stack gap={16} align="start">
        <TextField label="Name" required messages={{ valueMissing: 'Введите имя' }} />
        <TextField
          label="E-mail"
          type="email"
          required
          messages={{ valueMissing: 'Enter your e-mail.', typeMismatch: 'An e-mail has an @ in it.' }}
        />
        <Button type="submit">Send</Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('Введите имя');
    const email = canvas.getByRole('textbox', { name: 'E-mail' });
    await userEvent.type(email, 'anna');
    await userEvent.tab();
    await expect(email).toHaveAccessibleDescription('An e-mail has an @ in it.');
    await userEvent.type(email, '@example.org');
    await expect(email).not.toHaveAttribute('aria-invalid');
  },
};

/** Variants and states, as the visual tests photograph them. */
export const Matrix: Story = {
  render: () => (
    <Grid columns={{ base: 1, md: 3 }} gap={24}>
      <TextField label="E-mail" hint="We send the invoice there." placeholder="you@example.org" />
      <TextField label="Host name" requirement="optional" defaultValue="web-01" mono trailing=".example.org" />
      <TextField label="E-mail of the company" defaultValue="anna@" error="Enter a valid email address." />
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

/** Every row of the keyboard table, played. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
