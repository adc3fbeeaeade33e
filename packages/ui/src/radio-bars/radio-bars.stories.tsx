import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/radio-bars.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { Stack } from '../stack/stack.tsx';
import { docs } from './radio-bars.docs.tsx';
import { RadioBars } from './radio-bars.tsx';

const plans = [
  { value: '1', label: 'NVMe 1', bars: [0.06, 0.03, 0.03] },
  { value: '2', label: 'NVMe 2', bars: [0.06, 0.06, 0.06] },
  { value: '3', label: 'NVMe 3', bars: [0.13, 0.13, 0.13] },
  { value: '4', label: 'NVMe 4', bars: [0.25, 0.25, 0.25] },
  { value: '5', label: 'NVMe 5', bars: [0.5, 0.5, 0.5] },
  { value: '6', label: 'NVMe 6', bars: [0.75, 0.75, 0.75] },
  { value: '7', label: 'NVMe 7', bars: [1, 1, 1] },
];

const terms = [
  { value: '1', label: '1', bars: [1] },
  { value: '3', label: '3', note: '−3%', bars: [0.97] },
  { value: '12', label: '12', note: '−10%', bars: [0.9] },
];

const meta = {
  title: 'Choices/RadioBars',
  component: RadioBars,
  args: {
    id: 'plan',
    legend: 'Plan',
    name: 'plan',
    options: plans,
    defaultValue: '3',
    series: ['vCPU', 'RAM', 'NVMe'],
    height: 'high',
  },
} satisfies Meta<typeof RadioBars>;
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };
type Story = StoryObj<typeof meta>;

/** Heights, series and notes, long and Russian text. */
export const Matrix: Story = {
  parameters: pictured('forced-colors'),
  render: (args) => (
    <Stack gap={32}>
      <RadioBars {...args} id="m-plan" name="m-plan" />
      <RadioBars id="m-term" name="m-term" legend="Term in months" options={terms} defaultValue="12" />
      <RadioBars
        id="m-long"
        name="m-long"
        legend="Срок аренды"
        error="Выберите срок."
        options={[
          { value: '1', label: 'Один месяц', bars: [1] },
          { value: '2', label: 'Двадцать четыре месяца', note: 'Скидка 15 %', bars: [0.85] },
        ]}
      />
    </Stack>
  ),
};

/** Click and arrow keys select. */
export const Selecting: Story = {
  args: { id: 'selecting', name: 'selecting' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('NVMe 5'));
    await expect(canvas.getByRole('radio', { name: 'NVMe 5' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'NVMe 6' })).toBeChecked();
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
