import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/world-map.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { docs } from './world-map.docs.tsx';
import { WorldMap } from './world-map.tsx';

const points = [
  { id: 'de', label: 'Frankfurt', lon: 8.68, lat: 50.11, value: '14 ms', side: 'above', away: 8 },
  { id: 'nl', label: 'Amsterdam', lon: 4.9, lat: 52.37, value: '18 ms', side: 'start', away: 2 },
  { id: 'ch', label: 'Zürich', lon: 8.54, lat: 47.37, value: '16 ms', side: 'below', away: 6 },
  { id: 'es', label: 'Madrid', lon: -3.7, lat: 40.42, value: '38 ms', side: 'start' },
  { id: 'ua', label: 'Kyiv', lon: 30.52, lat: 50.45, value: '41 ms', state: 'off' },
  { id: 'ru', label: 'Moscow', lon: 37.62, lat: 55.75, value: '49 ms' },
  { id: 'us', label: 'New York', lon: -74, lat: 40.71, value: '92 ms', side: 'start' },
  { id: 'hk', label: 'Hong Kong', lon: 114.17, lat: 22.32, value: '190 ms' },
] as const;

const meta = {
  title: 'Data pictures/WorldMap',
  component: WorldMap,
  args: { label: 'Our eight locations and the time to each', points },
} satisfies Meta<typeof WorldMap>;
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };
type Story = StoryObj<typeof meta>;

/** Variants and states for the visual tests. */
export const Matrix: Story = { parameters: pictured() };

/** Routes between points in the direction of travel. The selected place is highlighted. */
export const Routes: Story = {
  args: {
    selected: 'de',
    routes: [
      { from: 'us', to: 'de' },
      { from: 'de', to: 'hk' },
    ],
  },
};

/** With `onSelect`, places are buttons. */
export const Choosing: Story = {
  args: { selected: 'de', onSelect: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Madrid 38 ms' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('es');
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
