import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Example as Sample } from '../../examples/columns.tsx';
import { Card } from '../card/card.tsx';
import { Column, Columns } from './columns.tsx';

const meta: Meta<typeof Columns> = { title: 'Layout/Columns', component: Columns };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Eight and four columns from 1024 px, stacked below that. */
export const TextAndAside: StoryObj = {
  render: () => (
    <Columns>
      <Column span={{ base: 12, lg: 8 }}>
        <Card>Text</Card>
      </Column>
      <Column span={{ base: 12, lg: 4 }}>
        <Card>Aside</Card>
      </Column>
    </Columns>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = canvas.getByText('Text').getBoundingClientRect();
    const aside = canvas.getByText('Aside').getBoundingClientRect();
    const beside = window.matchMedia('(min-width: 1024px)').matches;
    await expect(aside.top > text.top).toBe(!beside);
  },
};
