import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/radio-tiles.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { Fieldset } from '../fieldset/fieldset.tsx';
import { Flag } from '../flag/flag.tsx';
import { Price } from '../price/price.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { RadioTileList } from './radio-tile-list.tsx';
import { RadioTileRows } from './radio-tile-rows.tsx';
import { docs } from './radio-tiles.docs.tsx';
import { RadioTiles } from './radio-tiles.tsx';

const price = (decimal: string, locale = 'en') => (
  <Price amount={{ decimal }} currency={{ short: 'EUR' }} locale={locale} mono signed />
);

const places = [
  { value: 'de', title: 'Frankfurt', leading: <Flag country="DE" size="small" />, description: 'Germany' },
  { value: 'us', title: 'Dallas', leading: <Flag country="US" size="small" />, description: 'USA' },
  { value: 'ch', title: 'Zurich', leading: <Flag country="CH" size="small" />, price: price('1.35') },
  { value: 'hk', title: 'Hong Kong', leading: <Flag country="HK" size="small" />, conflict: 'No Windows here' },
  {
    value: 'es',
    title: 'Barcelona',
    leading: <Flag country="ES" size="small" />,
    description: 'Sold out',
    disabled: true,
  },
];

/** Keeps the selection, as a page does. */
function Stateful(props: Omit<ComponentProps<typeof RadioTiles>, 'onValueChange'>) {
  const [value, setValue] = useState(props.value);
  return <RadioTiles {...props} value={value} onValueChange={setValue} />;
}

const versions = (name: string, titles: readonly string[], conflict?: string) =>
  titles.map((title) => ({ value: `${name} ${title}`, title, conflict }));

function Systems({ name, selected }: { name: string; selected: string }) {
  const [value, setValue] = useState(selected);
  const state = { name, value, onValueChange: setValue };
  return (
    <Fieldset id={name} legend="Operating system">
      <RadioTileList {...state} layout="inline" options={[{ value: 'none', title: 'None' }]} />
      <RadioTileRows
        {...state}
        countLabel={(count) => `${count} versions`}
        rows={[
          { label: 'Debian', options: versions('Debian', ['11', '12', '13']) },
          { label: 'Ubuntu', options: versions('Ubuntu', ['22.04 LTS', '24.04 LTS', '26.04 LTS']) },
          { label: 'FreeBSD', options: versions('FreeBSD', ['14', '15'], 'Not with this panel') },
          {
            label: 'Windows Server',
            options: versions('Windows', ['2016', '2019', '2022 Standard', '2022 Datacenter', '2025']),
          },
        ]}
      />
    </Fieldset>
  );
}

const meta = {
  title: 'Choices/RadioTiles',
  component: RadioTiles,
  args: {
    id: 'place',
    legend: 'Location',
    name: 'place',
    options: places,
    value: 'de',
    onValueChange: () => undefined,
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof RadioTiles>;
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };
type Story = StoryObj<typeof meta>;

/** Layouts, rows and states, long and Russian text. */
export const Matrix: Story = {
  parameters: pictured('forced-colors'),
  render: () => (
    <Stack gap={32}>
      <Stateful id="m-place" name="m-place" legend="Location" options={places} value="de" />
      <Stateful
        id="m-term"
        name="m-term"
        legend="Срок аренды"
        layout="wide"
        value="12"
        error="Выберите срок."
        options={[
          { value: '1', title: '1 месяц', description: price('13.5', 'ru') },
          { value: '12', title: '12 месяцев', description: 'Скидка действует весь оплаченный срок', price: '−10 %' },
        ]}
      />
      <Stateful
        id="m-trial"
        name="m-trial"
        legend="Trial"
        layout="inline"
        value="own"
        options={[
          { value: 'none', title: 'No trial' },
          { value: 'free', title: '7 days free', description: 'Outgoing mail is blocked' },
          { value: 'own', title: 'Own image', reveals: true },
        ]}
        revealed={<TextField label="Image address" />}
      />
      <Systems name="m-system" selected="Debian 13" />
      <Systems name="m-system-open" selected="Windows 2025" />
    </Stack>
  ),
};

/** Click and arrow keys select. Disabled options are skipped, options with a conflict aren't. */
export const ByKeyboard: Story = {
  args: { id: 'by-keyboard', name: 'by-keyboard', value: 'ch' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Dallas'));
    await expect(canvas.getByRole('radio', { name: 'Dallas' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Hong Kong' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Frankfurt' })).toBeChecked();
  },
};

/** Content of an option, shown by CSS while the option is selected. */
export const Revealed: Story = {
  args: {
    id: 'image',
    name: 'image',
    legend: 'Image',
    value: 'wp',
    options: [
      { value: 'wp', title: 'WordPress' },
      { value: 'own', title: 'Own image', reveals: true },
    ],
    revealed: <TextField label="Image address" />,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Image address')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Own image'));
    await expect(canvas.getByText('Image address')).toBeVisible();
  },
};

/** One choice in rows: a row with more than four versions is collapsed. */
export const Rows: Story = {
  render: () => <Systems name="rows" selected="Debian 13" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('5 versions'));
    await userEvent.click(canvas.getByText('2019'));
    await expect(canvas.getByRole('radio', { name: 'Windows Server 2019' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Debian 13' })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'FreeBSD 14' })).toHaveAccessibleDescription('Not with this panel');
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
