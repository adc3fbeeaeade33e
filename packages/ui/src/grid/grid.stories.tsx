import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Example as Sample } from '../../examples/grid.tsx';
import { Card } from '../card/card.tsx';
import { Grid } from './grid.tsx';

const meta: Meta<typeof Grid> = { title: 'Layout/Grid', component: Grid };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** A list of cards: as many columns as fit. */
export const AsList: StoryObj = {
  render: () => (
    <Grid element="ul" fit="narrow">
      {['One', 'Two', 'Three'].map((word) => (
        <li key={word}>
          <Card>{word}</Card>
        </li>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    const [one, two = 0] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().width);
    // Approximate, because browsers round differently.
    await expect(one).toBeCloseTo(two, 1);
  },
};
