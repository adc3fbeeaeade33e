import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { Example as Sample } from '../../examples/stat-tile.tsx';
import { Grid } from '../grid/grid.tsx';
import { Sparkline } from '../sparkline/sparkline.tsx';
import { docs } from './stat-tile.docs.tsx';
import { StatTile } from './stat-tile.tsx';

const meta: Meta<typeof StatTile> = { title: 'Data pictures/StatTile', component: StatTile };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const week = (label: string, values: readonly number[]) => <Sparkline label={label} values={values} />;

/** With all parts, without a chart, all directions and tones, zero, very large numbers, and long Russian texts. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <Grid columns={{ base: 1, sm: 2, lg: 3 }} gap={16}>
      <StatTile
        label="Open tickets"
        value="42"
        href="#tickets"
        chart={week('Open tickets, from 30 to 42', [30, 34, 31, 38, 35, 40, 42])}
        change={{ direction: 'up', label: '12 more than last week', tone: 'warning' }}
      />
      <StatTile
        label="First answer"
        value="14"
        unit="min"
        href="#answers"
        chart={week('Minutes to the first answer, from 22 to 14', [22, 20, 21, 18, 17, 15, 14])}
        change={{ direction: 'down', label: '8 minutes faster', tone: 'success' }}
      />
      <StatTile label="Incidents" value="0" change={{ direction: 'same', label: 'None for 12 days' }} />
      <StatTile label="Revenue" value="12 345 678 901.25" unit="€" />
      <StatTile
        label="Среднее время восстановления после аварии за последние семь дней"
        value="1 024"
        unit="мин"
        chart={week('От 10 до 1 024 минут', [10, 12, 900, 1024])}
        change={{ direction: 'up', label: 'в девяносто раз больше, чем неделей раньше', tone: 'danger' }}
      />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Open tickets' })).toHaveAttribute('href', '#tickets');
    await expect(canvas.getByText('8 minutes faster')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
