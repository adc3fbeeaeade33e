import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Flag } from '../flag/flag.tsx';
import { Price } from '../price/price.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { RadioCards } from './radio-cards.tsx';

const meta: Meta<typeof RadioCards> = { title: 'Choices/RadioCards', component: RadioCards };
export default meta;

/** Plans with a price and a recommendation. The total follows the choice. */
export const PlanWithTotal: StoryObj = {
  render: function Example() {
    const plans = [
      { value: 'nvme-1', title: 'NVMe 1', cents: 450, description: '1 vCPU, 1 GB RAM, 20 GB NVMe' },
      { value: 'nvme-3', title: 'NVMe 3', cents: 1200, description: '2 vCPU, 4 GB RAM, 60 GB NVMe', badge: 'Popular' },
      { value: 'nvme-6', title: 'NVMe 6', cents: 4800, description: '8 vCPU, 32 GB RAM, 480 GB NVMe' },
    ];
    const [plan, setPlan] = useState('nvme-3');
    const total = plans.find(({ value }) => value === plan)?.cents ?? 0;
    return (
      <Stack gap={16}>
        <RadioCards
          legend="Plan"
          name="plan"
          columns={{ base: 1, md: 3 }}
          value={plan}
          onValueChange={setPlan}
          options={plans.map(({ cents, ...option }) => ({
            ...option,
            price: <Price amount={{ cents }} currency={{ short: 'EUR' }} locale="en" mono />,
          }))}
        />
        <p role="status">
          Total per month: <Price amount={{ cents: total }} currency={{ short: 'EUR' }} locale="en" />
        </p>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /NVMe 6/ }));
    await expect(canvas.getByRole('status')).toHaveTextContent('€48');
  },
};

/** Many short options are `compact`: one line each, with a flag and a figure. */
export const LocationWithLatency: StoryObj = {
  render: () => (
    <RadioCards
      legend="Location"
      name="location"
      compact
      fit="medium"
      defaultValue="DE"
      hint="Latency from your browser"
      options={[
        { value: 'DE', title: 'Frankfurt', leading: <Flag country="DE" />, price: '14 ms' },
        { value: 'NL', title: 'Amsterdam', leading: <Flag country="NL" />, price: '19 ms' },
        { value: 'US', title: 'New York', leading: <Flag country="US" />, price: '92 ms' },
        { value: 'SG', title: 'Singapore', leading: <Flag country="SG" />, price: '168 ms' },
      ]}
    />
  ),
};

/** The fields of an option are in `reveals`, and shown while it’s selected, also without JavaScript. */
export const PaymentMethodWithFields: StoryObj = {
  render: () => (
    <RadioCards
      legend="Payment method"
      name="method"
      defaultValue="card"
      options={[
        { value: 'card', title: 'Saved card', description: 'Visa ending in 4242' },
        {
          value: 'invoice',
          title: 'Invoice',
          description: 'Due in 14 days',
          reveals: <TextField label="Purchase order number" name="purchase-order" requirement="optional" />,
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Invoice' }));
    await expect(canvas.getByRole('textbox', { name: /Purchase order number/ })).toBeVisible();
  },
};

/** An option that isn’t available says why, instead of disappearing. */
export const UnavailableOption: StoryObj = {
  render: () => (
    <RadioCards
      legend="Operating system"
      name="system"
      defaultValue="debian"
      options={[
        { value: 'debian', title: 'Debian 13', price: 'Free' },
        { value: 'windows', title: 'Windows Server 2025', price: '€18', disabledReason: 'Needs at least 2 GB RAM' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const windows = canvas.getByRole('radio', { name: /Windows/ });
    await expect(windows).toBeDisabled();
    await expect(windows).toHaveAccessibleDescription('Needs at least 2 GB RAM');
  },
};
