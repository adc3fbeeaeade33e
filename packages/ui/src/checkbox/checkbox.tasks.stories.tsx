import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { CheckboxGroup } from '../checkbox-group/checkbox-group.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { Checkbox } from './checkbox.tsx';

const meta: Meta<typeof Checkbox> = { title: 'Choices/Checkbox', component: Checkbox };
export default meta;

/** Required consent, with a link in the label. The error appears when the form is sent without it. */
export const AcceptTerms: StoryObj = {
  render: () => (
    <form onSubmit={(event) => event.preventDefault()}>
      <Stack gap={16} align="start">
        <Checkbox
          name="terms"
          required
          messages={{ valueMissing: 'Accept the terms to place the order.' }}
          label={
            <>
              I accept the <TextLink href="/terms/">terms of service</TextLink>
            </>
          }
        />
        <Button type="submit" variant="action">
          Place order
        </Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }));
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveAccessibleDescription('Accept the terms to place the order.');
    await userEvent.click(box);
    await expect(box).not.toHaveAttribute('aria-invalid');
  },
};

/** A setting with its consequence in the hint. For one that is saved when it’s pressed, use Switch. */
export const SettingWithHint: StoryObj = {
  render: () => (
    <Checkbox
      name="renew"
      defaultChecked
      label="Renew automatically"
      hint="We charge your balance three days before the end of the term."
    />
  ),
};

/** The fields that a checkbox asks for come right after it. */
export const RevealsFields: StoryObj = {
  render: function Example() {
    const [business, setBusiness] = useState(false);
    return (
      <Stack gap={16}>
        <Checkbox
          name="business"
          label="I order as a business"
          checked={business}
          onChange={(event) => setBusiness(event.currentTarget.checked)}
        />
        {business ? (
          <>
            <TextField label="Company" name="company" required autoComplete="organization" />
            <TextField label="VAT number" name="vat" requirement="optional" />
          </>
        ) : null}
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I order as a business' }));
    await expect(canvas.getByRole('textbox', { name: 'Company' })).toBeVisible();
  },
};

/** Several of a list, with one checkbox for all, are a CheckboxGroup. */
export const SeveralOfAList: StoryObj = {
  render: () => (
    <CheckboxGroup
      legend="Notify me about"
      name="notify"
      allLabel="Everything"
      defaultValue={['invoices']}
      options={[
        { value: 'invoices', label: 'Invoices and payments' },
        { value: 'maintenance', label: 'Planned maintenance' },
        { value: 'tickets', label: 'Answers to tickets' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Everything' }));
    await expect(canvas.getByRole('checkbox', { name: 'Planned maintenance' })).toBeChecked();
  },
};
