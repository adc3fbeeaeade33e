import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/popover.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { docs } from './popover.docs.tsx';
import { Button } from '../button/index.ts';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { Inline } from '../inline/inline.tsx';
import { Popover } from './popover.tsx';

const meta: Meta<typeof Popover> = { title: 'Overlays/Popover', component: Popover };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Stays inside the window, also near its edge. */
export const Matrix: StoryObj = {
  parameters: pictured('rtl'),
  render: () => (
    <div style={{ minHeight: 240, display: 'flex', justifyContent: 'end' }}>
      <Popover label="Tax" closeLabel="Закрыть" trigger={(props) => <Button {...props}>About the tax</Button>}>
        <p>НДС рассчитывается по стране из платёжных данных и показан отдельной строкой в счёте.</p>
      </Popover>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'About the tax' }));
    const box = canvas.getByRole('dialog', { name: 'Tax' }).getBoundingClientRect();
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(box.left).toBeGreaterThanOrEqual(0);
  },
};

/** The arrow points to the trigger on every side, also near the edge of the window. */
export const MatrixArrow: StoryObj = {
  parameters: pictured('rtl'),
  name: 'Matrix arrow',
  render: () => (
    <div style={{ display: 'grid', gap: 120, padding: '120px 8px', justifyItems: 'center' }}>
      {(['bottom', 'top', 'end', 'start'] as const).map((side) => (
        <div key={side} style={side === 'bottom' ? { justifySelf: 'end' } : undefined}>
          <Popover
            label={side}
            side={side}
            align="center"
            arrow
            open
            trigger={(props) => (
              <Button size="small" {...props}>
                {side}
              </Button>
            )}
          >
            НДС 21 %
          </Popover>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const offset = (popup: HTMLElement): number => {
      const button = canvasElement.querySelector(`[aria-controls="${popup.id}"]`)?.getBoundingClientRect();
      const tip = popup.querySelector('[data-part="arrow"]')?.getBoundingClientRect();
      if (!button || !tip) throw new Error('The popover has no arrow');
      const beside = /end|start/.test(popup.dataset['side'] ?? '');
      return beside
        ? tip.top + tip.height / 2 - button.top - button.height / 2
        : tip.left + tip.width / 2 - button.left - button.width / 2;
    };
    for (const popup of within(canvasElement).getAllByRole('dialog')) {
      await waitFor(() => expect(Math.abs(offset(popup))).toBeLessThan(1));
    }
  },
};

/** If there is no room next to the trigger, it opens below or above without covering it. */
export const NoRoomBeside: StoryObj = {
  render: () => (
    <div style={{ minHeight: 240, display: 'grid', justifyItems: 'center', alignContent: 'space-between' }}>
      {(['start', 'end'] as const).map((side) => (
        <Popover
          key={side}
          label={side}
          side={side}
          open
          trigger={(props) => <Button {...props}>About the tax: {side}</Button>}
        >
          <p>VAT by the country of the payment.</p>
        </Popover>
      ))}
    </div>
  ),
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);

/** With `modal`, the page is inert and doesn't scroll. */
export const Modal: StoryObj = {
  render: () => (
    <Inline gap={8} align="start" style={{ minHeight: 240 }}>
      <Popover label="Tax" closeLabel="Close" modal trigger={(props) => <Button {...props}>About the tax</Button>}>
        <p>VAT by the country of the payment.</p>
      </Popover>
      <Button>Elsewhere</Button>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'About the tax' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus());
    await expect(canvas.getByText('Elsewhere').closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(document.querySelector('[inert]')).toBeNull();
  },
};

/** Closes on a click outside. */
export const PressOutside: StoryObj = {
  render: () => (
    <>
      <Popover label="Share" trigger={(props) => <Button {...props}>Share</Button>}>
        <p>The link opens this configuration.</p>
      </Popover>
      <p>Elsewhere</p>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Share' })).toBeVisible());
    await userEvent.click(canvas.getByText('Elsewhere'));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

function DeleteButton() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete…</Button>
      <ConfirmDialog
        open={open}
        title="Delete web-01?"
        confirmLabel="Delete"
        cancelLabel="Keep"
        tone="danger"
        onConfirm={close}
        onCancel={close}
      />
    </>
  );
}

/** A dialog that is opened from inside belongs to the popover, which is hidden meanwhile. */
export const WithDialog: StoryObj = {
  name: 'With a dialog',
  render: () => (
    <Popover label="Actions" trigger={(props) => <Button {...props}>Actions</Button>}>
      <DeleteButton />
    </Popover>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete…' }));
    const question = await within(document.body).findByRole('alertdialog', { name: 'Delete web-01?' });
    await waitFor(() => expect(canvas.getByText('Delete…')).not.toBeVisible());
    await userEvent.click(within(question).getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete…' })).toHaveFocus());
  },
};
