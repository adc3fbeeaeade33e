import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/progress-bar.tsx';
import { Stack } from '../stack/stack.tsx';
import { ProgressBar } from './progress-bar.tsx';

const meta: Meta<typeof ProgressBar> = { title: 'Feedback/ProgressBar', component: ProgressBar };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** A progress bar with a text value. */
export const Installing: StoryObj = {
  render: () => <ProgressBar label="Installing Debian 13" value={40} valueLabel="40 %" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = canvas.getByRole('progressbar', { name: 'Installing Debian 13' });
    await expect(bar).toHaveAttribute('aria-valuetext', '40 %');
  },
};

/** The result is announced. */
export const Ended: StoryObj = {
  render: () => (
    <Stack>
      <ProgressBar label="Installing" value={100} valueLabel="100 %" state="success" result="Installed in 48 seconds" />
      <ProgressBar
        label="Moving the site"
        value={60}
        valueLabel="60 %"
        state="danger"
        result="The old server does not answer"
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const said = canvas.getAllByRole('status').map((status) => status.textContent);
    await expect(said).toEqual(['Installed in 48 seconds', 'The old server does not answer']);
  },
};

/** Indeterminate, without a value. */
export const UnknownLength: StoryObj = {
  render: () => <ProgressBar label="Waiting for the data center" valueLabel="some minutes" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value');
  },
};

/** All states. Long labels wrap, and the value moves below if there isn't enough room. */
export const Matrix: StoryObj = {
  parameters: pictured('forced-colors'),
  render: () => (
    <Stack gap={24}>
      <ProgressBar label="Installing Debian 13" value={40} valueLabel="40 %" />
      <ProgressBar label="Installing" value={100} valueLabel="100 %" state="success" result="Installed in 48 seconds" />
      <ProgressBar
        label="Перенос сайта"
        value={60}
        valueLabel="60 %"
        state="danger"
        result="Старый сервер не отвечает"
      />
      <ProgressBar label="Waiting for the data center" valueLabel="some minutes" />
      <ProgressBar label="Nothing yet" value={0} valueLabel="0 %" />
      <ProgressBar
        label="Копирование резервной копии на новый сервер"
        value={2}
        max={5}
        valueLabel="две резервные копии из пяти, осталось около двенадцати минут"
      />
    </Stack>
  ),
};

/** Nothing overflows in a 160 px column, not even a long word. */
export const Narrow: StoryObj = {
  render: () => (
    <div style={{ inlineSize: 160 }}>
      <ProgressBar label="Installing" value={40} valueLabel="/var/lib/backups/2026-11-21/database.sql.zst" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('[data-component="progress-bar"]');
    await expect(bar?.scrollWidth).toBeLessThanOrEqual(160);
  },
};
