import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CheckboxGroup } from '../checkbox-group/checkbox-group.tsx';
import { Grid } from '../grid/grid.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Stack } from '../stack/stack.tsx';
import { Switch } from '../switch/switch.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Components/Checkbox, Radio, Switch',
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

export const Matrix: Story = {
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
