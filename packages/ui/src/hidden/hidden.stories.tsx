import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Example as Sample } from '../../examples/hidden.tsx';
import { Hidden } from './hidden.tsx';

const meta: Meta<typeof Hidden> = { title: 'Layout/Hidden', component: Hidden };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** One of the two is always visible and accessible. */
export const ByWidth: StoryObj = {
  render: () => (
    <>
      <Hidden below="md">Wide</Hidden>
      <Hidden above="md">Narrow</Hidden>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const wide = window.matchMedia('(min-width: 768px)').matches;
    await expect(canvas.getByText(wide ? 'Wide' : 'Narrow')).toBeVisible();
    await expect(canvas.getByText(wide ? 'Narrow' : 'Wide')).not.toBeVisible();
  },
};

/** On screens with scripts, the second and third are there, and the first is only printed. */
export const ByMedia: StoryObj = {
  render: () => (
    <>
      <Hidden screen>On paper</Hidden>
      <Hidden print>On screens</Hidden>
      <Hidden withoutScript>With scripts</Hidden>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('On paper')).not.toBeVisible();
    await expect(canvas.getByText('On screens')).toBeVisible();
    await expect(canvas.getByText('With scripts')).toBeVisible();
  },
};
