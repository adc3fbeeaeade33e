import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/side-popover.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { Button } from '../button/button.tsx';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { docs } from './side-popover.docs.tsx';
import { SidePopover } from './side-popover.tsx';

const meta: Meta<typeof SidePopover> = { title: 'Navigation/SidePopover', component: SidePopover };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const Menu = () => (
  <>
    <Button popoverTarget="site-menu">Menu</Button>
    <SidePopover id="site-menu" title="Main navigation" closeLabel="Close">
      <Disclosure name="group" summary="Services" open>
        <a href="#vps">Virtual servers on NVMe</a>
      </Disclosure>
      <Disclosure name="group" summary="Company">
        <a href="#contacts">Contacts and company details</a>
      </Disclosure>
    </SidePopover>
  </>
);

/** Opened by its button; a group inside opens without JavaScript, too. */
export const Matrix: StoryObj = {
  parameters: pictured('forced-colors', 'rtl'),
  render: () => <Menu />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(canvas.getByRole('dialog', { name: 'Main navigation' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus());
  },
};

/** The close button closes it. */
export const Closed: StoryObj = {
  ...Matrix,
  parameters: {},
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
