import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { ProgressBar } from './progress-bar.tsx';

const meta: Meta<typeof ProgressBar> = { title: 'Components/ProgressBar', component: ProgressBar };
export default meta;

/** A progress bar with its value in words. */
export const Installing: StoryObj = {
  render: () => <ProgressBar label="Installing Debian 13" value={40} valueLabel="40 %" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = canvas.getByRole('progressbar', { name: 'Installing Debian 13' });
    await expect(bar).toHaveAttribute('aria-valuetext', '40 %');
  },
};

/** How it ended is announced. */
export const Ended: StoryObj = {
  render: () => (
    <Stack>
      <ProgressBar label="Installing" value={100} valueLabel="100 %" state="success" result="Installed in 48 seconds" />
      <ProgressBar
        label="Перенос сайта"
        value={60}
        valueLabel="60 %"
        state="danger"
        result="Старый сервер не отвечает"
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const said = canvas.getAllByRole('status').map((status) => status.textContent);
    await expect(said).toEqual(['Installed in 48 seconds', 'Старый сервер не отвечает']);
  },
};

/** Nobody knows how long: it has no value. */
export const UnknownLength: StoryObj = {
  render: () => <ProgressBar label="Waiting for the data center" valueLabel="some minutes" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value');
  },
};
