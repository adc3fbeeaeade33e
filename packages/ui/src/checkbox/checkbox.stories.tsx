import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { CheckboxGroup } from '../checkbox-group/checkbox-group.tsx';
import { Grid } from '../grid/grid.tsx';
import { RadioCards } from '../radio-cards/radio-cards.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Stack } from '../stack/stack.tsx';
import { Switch } from '../switch/switch.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { Checkbox } from './checkbox.tsx';

/** Selection controls side by side: Checkbox, RadioGroup, RadioCards and Switch. */
const meta = {
  title: 'Tests/Together/Checkbox, Radio, Switch',
  tags: ['!autodocs'],
  component: Checkbox,
  args: { label: 'Base administration' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const disks = [
  { value: 'nvme', label: 'NVMe' },
  { value: 'ssd', label: 'SSD' },
  { value: 'hdd', label: 'HDD', disabled: true },
];

/** The checkbox for all is mixed while only some are checked. */
export const GroupWithParent: Story = {
  render: () => <CheckboxGroup legend="Disk types" allLabel="All" options={disks} defaultValue={['ssd']} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole('checkbox', { name: 'All' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole('checkbox', { name: 'NVMe' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'HDD' })).not.toBeChecked();
  },
};

/** Returns the element that receives a click at a point, given as fractions of the element's box. */
function hit(element: Element, x = 0.5, y = 0.5): Element | null {
  const box = element.getBoundingClientRect();
  return document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
}

/** Clicking anywhere on an option toggles it; clicking a link in it follows the link. */
export const Clicks: Story = {
  args: {
    label: (
      <>
        I accept the <TextLink href="#terms">terms</TextLink>
      </>
    ),
    hint: <TextLink href="#changes">What changed</TextLink>,
  },
  render: (args) => (
    <Stack gap={24}>
      <Checkbox {...args} />
      <Switch {...args} />
      <RadioGroup legend="Period" name="clicks" options={[{ value: '1', label: args.label, hint: args.hint }]} />
      <RadioCards legend="Plan" name="cards" options={[{ value: '1', title: 'NVMe 3', description: args.label }]} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const role of ['checkbox', 'switch', 'radio'] as const)
      for (const control of canvas.getAllByRole(role)) await expect(hit(control)).toBe(control);
    for (const link of canvas.getAllByRole('link'))
      for (const y of [0.1, 0.9]) await expect(hit(link, 0.5, y)).toBe(link);
    // Next to the box, the touch area belongs to the label.
    const box = canvas.getByRole('checkbox');
    await expect(hit(box, 0.5, -0.4)).toBe(box.closest('label'));
    await userEvent.click(canvas.getAllByText(/I accept the/)[0] ?? box);
    await expect(box).toBeChecked();
  },
};

/** All states, with long Russian labels. */
export const Matrix: Story = {
  parameters: pictured('forced-colors'),
  render: () => (
    <Grid columns={{ base: 1, md: 3 }} gap={32}>
      <Stack gap={8}>
        <Checkbox
          label={
            <>
              I accept the <TextLink href="#terms">terms of service</TextLink>
            </>
          }
          defaultChecked
        />
        <Checkbox label="Base administration" hint="We keep the system up to date." />
        <Checkbox label="Some of them" indeterminate />
        <Checkbox label="Not now" disabled />
        <Checkbox label="Always" disabled defaultChecked />
        <Checkbox
          label="Я принимаю условия договора и согласие на обработку персональных данных"
          error="Без согласия заказ оформить нельзя."
        />
      </Stack>
      <Stack gap={24}>
        <RadioGroup
          legend="Pay for"
          name="period"
          defaultValue="1"
          options={[
            { value: '1', label: '1 month' },
            { value: '12', label: '12 months', hint: '10 % less' },
            { value: '24', label: '24 months', disabled: true },
          ]}
        />
        <RadioGroup
          inline
          legend="Язык"
          name="language"
          error="Выберите язык."
          options={[
            { value: 'en', label: 'English' },
            { value: 'ru', label: 'Русский' },
          ]}
        />
        <CheckboxGroup legend="Disk types" hint="Any of these." options={disks} defaultValue={['nvme']} />
      </Stack>
      <Stack gap={8}>
        <Switch label="Renew by itself" defaultChecked />
        <Switch label="Private network" hint="Between your servers in one place." />
        <Switch label="Off for good" disabled />
        <Switch label="Уведомлять о плановых работах за сутки" />
      </Stack>
    </Grid>
  ),
};
