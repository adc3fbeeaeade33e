import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/hover-menu.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { docs } from './hover-menu.docs.tsx';
import { Button } from '../button/index.ts';
import { HoverMenu } from './hover-menu.tsx';

const meta: Meta<typeof HoverMenu> = { title: 'Navigation/HoverMenu', component: HoverMenu };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const panel = (
  <ul role="list" style={{ display: 'grid', gap: 8, padding: 8 }}>
    <li>Balance €500.00</li>
    <li>
      <a href="#services">Services</a>
    </li>
    <li>
      <a href="#security">Security and sign-in</a>
    </li>
  </ul>
);

/** Opens on hover. Tab moves to its links, Escape closes it. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <div style={{ minHeight: 240, display: 'flex', justifyContent: 'end' }}>
      <HoverMenu label="Account" trigger={(props) => <Button {...props}>demo</Button>}>
        {panel}
      </HoverMenu>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'demo' });
    await userEvent.hover(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.unhover(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Services' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
