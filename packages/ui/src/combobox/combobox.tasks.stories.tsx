import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Flag } from '../flag/flag.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Combobox } from './combobox.tsx';

const meta: Meta<typeof Combobox> = { title: 'Fields/Combobox', component: Combobox };
export default meta;

/** `keywords` find an option by other names, such as the local one. Flags come before the labels. */
export const CountryByOtherNames: StoryObj = {
  render: () => (
    <Combobox
      label="Country"
      name="country"
      autoComplete="country"
      placeholder="Choose a country"
      options={[
        { value: 'DE', label: 'Germany', keywords: 'Deutschland', leading: <Flag country="DE" size="small" /> },
        { value: 'NL', label: 'Netherlands', keywords: 'Holland', leading: <Flag country="NL" size="small" /> },
        { value: 'CH', label: 'Switzerland', keywords: 'Schweiz Suisse', leading: <Flag country="CH" size="small" /> },
      ]}
      emptyLabel="No such country"
      countLabel={(count) => (count === 1 ? '1 country' : `${count} countries`)}
      clearLabel="Clear country"
    />
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.type(field, 'holl{Enter}');
    await expect(field).toHaveValue('Netherlands');
  },
};

/** Groups, a second line, and options that are shown but can’t be chosen, with the reason. */
export const ServerByDetails: StoryObj = {
  render: () => (
    <Combobox
      label="Move the IP address to"
      name="server"
      placeholder="Choose a server"
      options={[
        {
          label: 'Frankfurt',
          options: [
            { value: 'web-01', label: 'web-01', description: 'NVMe 3, Debian 13' },
            { value: 'db-01', label: 'db-01', description: 'NVMe 6, Ubuntu 26.04 LTS' },
          ],
        },
        {
          label: 'Amsterdam',
          options: [{ value: 'web-02', label: 'web-02', disabledReason: 'In another data centre' }],
        },
      ]}
      emptyLabel="No such server"
      countLabel={(count) => (count === 1 ? '1 server' : `${count} servers`)}
    />
  ),
};

/** Bound to state, with your own checks when the value changes. An empty string is no choice. */
export const BoundToState: StoryObj = {
  render: function Example() {
    const [zone, setZone] = useState('Europe/Berlin');
    return (
      <Stack gap={16}>
        <Combobox
          label="Time zone"
          value={zone}
          onValueChange={setZone}
          options={['Europe/Amsterdam', 'Europe/Berlin', 'Europe/Kyiv', 'America/New_York'].map((name) => ({
            value: name,
            label: name.replace('_', ' '),
          }))}
          error={zone === '' ? 'Choose a time zone.' : undefined}
          emptyLabel="No such time zone"
          countLabel={(count) => (count === 1 ? '1 time zone' : `${count} time zones`)}
          clearLabel="Clear time zone"
        />
        <Text tone="muted">{zone === '' ? 'Reports have no time.' : `Reports are in the time of ${zone}.`}</Text>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear time zone' }));
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose a time zone.');
    await userEvent.type(canvas.getByRole('combobox'), 'kyi{Enter}');
    await expect(canvas.getByText('Reports are in the time of Europe/Kyiv.')).toBeVisible();
  },
};

/** `filter` decides what matches: here anywhere in a version number, not only at the start of a word. */
export const OwnFilter: StoryObj = {
  render: () => (
    <Combobox
      label="PHP version"
      name="php"
      placeholder="Choose a version"
      options={['8.5.1', '8.4.16', '8.3.29', '8.2.30'].map((version) => ({ value: version, label: `PHP ${version}` }))}
      filter={({ label }, text) => label.toLowerCase().includes(text.toLowerCase())}
      emptyLabel="No such version"
      countLabel={(count) => (count === 1 ? '1 version' : `${count} versions`)}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '.30');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('combobox')).toHaveValue('PHP 8.2.30');
  },
};

/** In a form, it’s required like any field, and sends the value, not the label. */
export const InAForm: StoryObj = {
  render: function Example() {
    const [sent, setSent] = useState('');
    return (
      <form action={(data) => setSent(JSON.stringify(Object.fromEntries(data)))}>
        <Stack gap={16} align="start">
          <Combobox
            label="Current registrar"
            name="registrar"
            required
            messages={{ valueMissing: 'Choose a registrar.' }}
            placeholder="Choose a registrar"
            options={[
              { value: 'ascio', label: 'Ascio Technologies' },
              { value: 'key', label: 'Key-Systems' },
              { value: 'tucows', label: 'Tucows Domains' },
            ]}
            emptyLabel="No such registrar"
            countLabel={(count) => (count === 1 ? '1 registrar' : `${count} registrars`)}
          />
          <Button type="submit" variant="action">
            Start transfer
          </Button>
          <Text role="status">{sent === '' ? null : `Sent: ${sent}`}</Text>
        </Stack>
      </form>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start transfer' }));
    const field = canvas.getByRole('combobox', { name: 'Current registrar' });
    await expect(field).toHaveAccessibleDescription('Choose a registrar.');
    await userEvent.type(field, 'tuc{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Start transfer' }));
    await expect(await canvas.findByText('Sent: {"registrar":"tucows"}')).toBeVisible();
  },
};
