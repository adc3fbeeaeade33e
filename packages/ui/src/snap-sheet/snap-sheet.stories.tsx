import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/snap-sheet.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { Button } from '../button/index.ts';
import { docs } from './snap-sheet.docs.tsx';
import { SnapSheet, type SnapSheetProps } from './snap-sheet.tsx';

const meta: Meta<typeof SnapSheet> = { title: 'Overlays/SnapSheet', component: SnapSheet };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const body = within(document.body);

function Example(props: Partial<SnapSheetProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Route</Button>
      <SnapSheet
        title="Route from Frankfurt to Kyiv"
        description="Four hops, 31 ms"
        closeLabel="Close"
        handleLabel="Panel height"
        snapPoints={['14rem', 0.6, 1]}
        footer={<Button variant="action">Choose this route</Button>}
        {...props}
        open={open}
        onClose={() => setOpen(false)}
      >
        {Array.from({ length: 16 }, (_, i) => (
          <p key={i}>Hop {i + 1}: the delay is measured from your browser, so it depends on your network.</p>
        ))}
      </SnapSheet>
    </>
  );
}

const open = async () => {
  await userEvent.click(body.getByRole('button', { name: 'Route' }));
  return body.findByRole('dialog');
};

/** At its second height. Header and footer stay visible while the body scrolls. */
export const Matrix: StoryObj = {
  parameters: pictured('forced-colors'),
  render: () => <Example defaultSnap={1} />,
  play: async () => {
    const sheet = await open();
    await waitFor(() => expect(sheet.offsetHeight).toBe(Math.round(window.innerHeight * 0.6)));
  },
};

/** The handle moves through the heights, from the largest to the smallest. */
export const Handle: StoryObj = {
  render: () => <Example />,
  play: async () => {
    const sheet = await open();
    const handle = body.getByRole('button', { name: 'Panel height' });
    await waitFor(() => expect(sheet.offsetHeight).toBe(224));
    await userEvent.click(handle);
    await waitFor(() => expect(sheet.offsetHeight).toBe(Math.round(window.innerHeight * 0.6)));
    await userEvent.click(handle);
    await waitFor(() => expect(handle).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.click(handle);
    await waitFor(() => expect(sheet.offsetHeight).toBe(224));
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
