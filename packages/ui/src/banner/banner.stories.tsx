import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Example as Sample } from '../../examples/banner.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { docs } from './banner.docs.tsx';
import { Banner } from './banner.tsx';

const meta: Meta<typeof Banner> = { title: 'Feedback/Banner', component: Banner };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const onDismiss = fn();

/** Planned work, with a link and a dismiss button. */
export const Dismissible: StoryObj = {
  render: () => (
    <Banner
      label="Announcement"
      tone="info"
      action={<TextLink href="#status">What is affected</TextLink>}
      onDismiss={onDismiss}
      dismissLabel="Dismiss"
    >
      Planned work in Frankfurt on 24 November, 02:00–03:00 UTC.
    </Banner>
  ),
  play: async ({ canvasElement }) => {
    onDismiss.mockClear();
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('complementary', { name: 'Announcement' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(onDismiss).toHaveBeenCalledOnce();
  },
};

/** Without a tone it has no icon, and without `onDismiss` no button. */
export const Plain: StoryObj = {
  render: () => <Banner label="Offer">The first three months cost 5 % less with the code from your email.</Banner>,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
