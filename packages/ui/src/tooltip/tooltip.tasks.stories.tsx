import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Pencil, Printer, Trash2 } from '../icons/index.ts';
import { Inline } from '../inline/inline.tsx';
import { KeyHint } from '../key-hint/key-hint.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { Tooltip } from './tooltip.tsx';

const meta: Meta<typeof Tooltip> = { title: 'Overlays/Tooltip', component: Tooltip };
export default meta;

/** The names of icon buttons, for those who see. `kind="label"`, so that they aren’t announced twice. */
export const NamesOfIconButtons: StoryObj = {
  render: () => (
    <Inline gap={4}>
      <Tooltip content="Edit record" kind="label">
        {(trigger) => <IconButton {...trigger} label="Edit record" title="" icon={<Icon icon={Pencil} />} />}
      </Tooltip>
      <Tooltip content="Print invoice" kind="label">
        {(trigger) => <IconButton {...trigger} label="Print invoice" title="" icon={<Icon icon={Printer} />} />}
      </Tooltip>
      <Tooltip content="Delete record" kind="label">
        {(trigger) => <IconButton {...trigger} label="Delete record" title="" icon={<Icon icon={Trash2} />} />}
      </Tooltip>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toHaveTextContent('Edit record'));
    await expect(canvas.getByRole('button', { name: 'Edit record' })).not.toHaveAttribute('aria-describedby');
  },
};

/** What a button does, before it’s pressed. What is needed to decide belongs on the page, not in a tooltip. */
export const ConsequenceOfAnAction: StoryObj = {
  render: () => (
    <Tooltip content="The disk and the IP address are kept">
      {(trigger) => <Button {...trigger}>Stop server</Button>}
    </Tooltip>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Stop server' })).toHaveAccessibleDescription(
      'The disk and the IP address are kept',
    );
  },
};

/** The exact value of a rounded one. The trigger is a link or a button, so that the keyboard reaches it. */
export const ExactValue: StoryObj = {
  render: () => (
    <Tooltip content="30 November 2026, 14:02 UTC">
      {(trigger) => (
        <LinkButton {...trigger} href="#incident" variant="link">
          2 hours ago
        </LinkButton>
      )}
    </Tooltip>
  ),
};

/** The key of a command, beside its description. */
export const KeyOfACommand: StoryObj = {
  render: () => (
    <Tooltip
      side="bottom"
      content={
        <Inline gap={8}>
          Find servers and pages
          <KeyHint keys={['Ctrl', 'K']} label="Control K" />
        </Inline>
      }
    >
      {(trigger) => (
        <Button {...trigger} aria-keyshortcuts="Control+K">
          Search
        </Button>
      )}
    </Tooltip>
  ),
};
