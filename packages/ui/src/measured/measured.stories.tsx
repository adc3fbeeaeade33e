import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/measured.tsx';
import { Card } from '../card/card.tsx';
import { Grid } from '../grid/grid.tsx';
import { Stack } from '../stack/stack.tsx';
import { Measured } from './measured.tsx';

const meta: Meta<typeof Measured> = { title: 'Layout/Measured', component: Measured };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** The same content in a wide and a narrow container. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <Stack gap={32}>
      {[340, 250].map((width) => (
        <div key={width} style={{ inlineSize: width }}>
          <Measured aria-label={`${width} px`} role="group">
            <Grid columns={{ base: 1, '@sm': 3 }} gap={{ base: 4, '@sm': 12 }}>
              {['Один', 'Two', 'Three'].map((word) => (
                <Card key={word} padding="small">
                  {word}
                </Card>
              ))}
            </Grid>
          </Measured>
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const tops = (name: string) =>
      Array.from(
        canvas.getByRole('group', { name }).querySelectorAll('[data-component="card"]'),
        (card) => card.getBoundingClientRect().top,
      );
    await expect(new Set(tops('340 px')).size).toBe(1);
    await expect(new Set(tops('250 px')).size).toBe(3);
  },
};
