import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Example as Sample } from '../../examples/prose.tsx';
import { Prose } from './prose.tsx';

const meta: Meta<typeof Prose> = { title: 'Text/Prose', component: Prose };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Changes between two versions. `data-label` says to screen readers what sighted readers see. */
export const Changes: StoryObj = {
  render: () => (
    <Prose html='<p>We refund within <del data-label="removed:">10</del><ins data-label="added:">14</ins> days of your request.</p>' />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('insertion')).toHaveTextContent('14');
    await expect(canvas.getByRole('deletion')).toHaveTextContent('10');
  },
};

/** HTML from the server. Table cells get column names. */
export const FromServer: StoryObj = {
  render: () => (
    <Prose html="<h2>Ports</h2><table><thead><tr><th>Port</th><th>Use</th></tr></thead><tbody><tr><td>22</td><td>SSH</td></tr></tbody></table><ul><li>Open only what is used.</li></ul>" />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Ports' })).toBeVisible();
    await expect(canvas.getByText('22')).toHaveAttribute('data-label', 'Port');
  },
};
