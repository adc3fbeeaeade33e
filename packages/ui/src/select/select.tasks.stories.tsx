import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Select } from './select.tsx';

const meta: Meta<typeof Select> = { title: 'Fields/Select', component: Select };
export default meta;

/** Without a sensible default, start with a placeholder. `required` then asks for a choice before the form is sent. */
export const RequiredChoice: StoryObj = {
  render: () => (
    <form onSubmit={(event) => event.preventDefault()}>
      <Stack gap={16} align="start">
        <Select
          label="Location"
          name="location"
          required
          placeholder="Choose a location"
          messages={{ valueMissing: 'Choose a location.' }}
          options={[
            { value: 'fra', label: 'Frankfurt' },
            { value: 'ams', label: 'Amsterdam' },
            { value: 'nyc', label: 'New York' },
          ]}
        />
        <Button type="submit" variant="action">
          Continue
        </Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    const select = canvas.getByRole('combobox', { name: 'Location' });
    await expect(select).toHaveAccessibleDescription('Choose a location.');
    await userEvent.selectOptions(select, 'ams');
    await expect(select).not.toHaveAttribute('aria-invalid');
  },
};

/** Groups structure more than about seven options. What can’t be chosen now stays in the list, disabled. */
export const GroupedOptions: StoryObj = {
  render: () => (
    <Select
      label="Operating system"
      name="system"
      defaultValue="debian-13"
      options={[
        {
          label: 'Linux',
          options: [
            { value: 'debian-13', label: 'Debian 13' },
            { value: 'ubuntu-2604', label: 'Ubuntu 26.04 LTS' },
            { value: 'alma-10', label: 'AlmaLinux 10' },
          ],
        },
        {
          label: 'Windows',
          options: [{ value: 'windows-2025', label: 'Windows Server 2025 (from 2 GB RAM)', disabled: true }],
        },
      ]}
    />
  ),
};

/** One choice decides the options of the next. Reset the second when the first changes. */
export const DependentSelects: StoryObj = {
  render: function Example() {
    const cities = { de: ['Frankfurt', 'Nuremberg'], nl: ['Amsterdam', 'Rotterdam'] };
    const [country, setCountry] = useState<keyof typeof cities>('de');
    return (
      <Stack gap={16}>
        <Select
          label="Country"
          value={country}
          onChange={(event) => setCountry(event.currentTarget.value === 'nl' ? 'nl' : 'de')}
          options={[
            { value: 'de', label: 'Germany' },
            { value: 'nl', label: 'Netherlands' },
          ]}
        />
        <Select
          key={country}
          label="Data centre"
          name="city"
          options={cities[country].map((city) => ({ value: city, label: city }))}
        />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'nl');
    await expect(canvas.getByRole('combobox', { name: 'Data centre' })).toHaveDisplayValue('Amsterdam');
  },
};

/** A small select with a hidden label above a list, to filter or sort it. The number of results is announced. */
export const FilterOfAList: StoryObj = {
  render: function Example() {
    const tickets = [
      { id: 4817, state: 'open', subject: 'Server can’t be reached' },
      { id: 4816, state: 'open', subject: 'Change of the invoice address' },
      { id: 4803, state: 'closed', subject: 'More IPv4 addresses' },
    ];
    const [state, setState] = useState('open');
    const shown = tickets.filter((ticket) => state === 'all' || ticket.state === state);
    return (
      <Stack gap={16}>
        <Inline gap={12}>
          <Select
            label="State"
            labelHidden
            size="small"
            value={state}
            onChange={(event) => setState(event.currentTarget.value)}
            options={[
              { value: 'open', label: 'Open tickets' },
              { value: 'closed', label: 'Closed tickets' },
              { value: 'all', label: 'All tickets' },
            ]}
          />
          <Text role="status" tone="muted">
            {shown.length === 1 ? '1 ticket' : `${shown.length} tickets`}
          </Text>
        </Inline>
        {shown.map(({ id, subject }) => (
          <Text key={id}>{`${id}: ${subject}`}</Text>
        ))}
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 tickets');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'closed');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 ticket');
    await expect(canvas.getByText('4803: More IPv4 addresses')).toBeVisible();
  },
};
