import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/countdown.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Countdown } from './countdown.tsx';

const clock = (left: number): string => `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
const words = (left: number): string => (left === 0 ? 'Time is up' : `${Math.ceil(left / 60)} min left`);
const noon = new Date('2026-11-21T12:00:00Z').getTime();
const still = (): number => noon;

const meta = { title: 'Feedback/Countdown', component: Countdown } satisfies Meta<typeof Countdown>;
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };
type Story = StoryObj<typeof meta>;

/** To a time, for a duration, with a custom format, and ended. */
export const Matrix: Story = {
  parameters: pictured(),
  args: { label: 'Time left', seconds: 0, format: clock },
  render: () => (
    <Stack gap={16}>
      <Text>
        Pay within <Countdown label="Time left to pay" seconds={899} format={clock} now={still} />.
      </Text>
      <Text>
        Окно оплаты закроется:{' '}
        <Countdown label="Время на оплату" until={new Date(noon + 26 * 60_000)} format={words} now={still} />
      </Text>
      <Text>
        <Countdown label="Осталось" until={new Date(noon - 1000)} format={words} now={still} />
      </Text>
    </Stack>
  ),
};

/** Announced only at given seconds, here at one second, with a custom format. */
export const Runs: Story = {
  args: {
    label: 'Time left to pay',
    seconds: 2,
    format: clock,
    announceAt: [1],
    announcement: () => 'One second left',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('One second left')).toBeInTheDocument();
    await expect(await canvas.findByText('0:00')).toBeVisible();
    await expect(canvas.getByRole('timer', { name: 'Time left to pay' })).toHaveTextContent('0:00');
  },
};
