import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/city-map.tsx';
import { Stack } from '../stack/stack.tsx';
import { CityMap } from './city-map.tsx';

const meta: Meta<typeof CityMap> = { title: 'Data pictures/CityMap', component: CityMap };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const kilometres = (km: number) => `${(Math.round(km / 10) * 10).toLocaleString('en')} km`;

/** Measured and unknown times, places beyond the map, a wider map, long Russian text, and distances alone. */
export const Matrix: StoryObj = {
  parameters: pictured('high-contrast', 'forced-colors', 'rtl'),
  render: () => (
    <Stack gap={48}>
      <CityMap
        label="Distances from Helsinki to our locations"
        city={{ label: 'Helsinki', lat: 60.17, lon: 24.94 }}
        places={[
          { id: 'ams', label: 'Amsterdam', lat: 52.37, lon: 4.9, latency: '27 ms', side: 'start' },
          { id: 'fra', label: 'Frankfurt', lat: 50.11, lon: 8.68, latency: '24 ms', side: 'below' },
          { id: 'waw', label: 'Warsaw', lat: 52.23, lon: 21.01, latency: '19 ms', side: 'below' },
          { id: 'kyi', label: 'Kyiv', lat: 50.45, lon: 30.52 },
          { id: 'nyc', label: 'New York', lat: 40.71, lon: -74.01, latency: '104 ms' },
          { id: 'hkg', label: 'Hong Kong', lat: 22.32, lon: 114.17 },
        ]}
        formatDistance={kilometres}
        notMeasured="Not measured"
      />
      <CityMap
        label="Расстояния от Екатеринбурга"
        city={{ label: 'Екатеринбург', lat: 56.84, lon: 60.61 }}
        places={[
          { id: 'msk', label: 'Москва', lat: 55.75, lon: 37.62, latency: '31 мс', side: 'below' },
          { id: 'long', label: 'Петропавловск-Камчатский и окрестности', lat: 53.02, lon: 158.65 },
        ]}
        formatDistance={(km) => `${Math.round(km)} км`}
        notMeasured="Не измерено"
        span={120}
      />
      <CityMap
        label="Distances from Zurich"
        city={{ label: 'Zurich', lat: 47.38, lon: 8.54 }}
        places={[
          { id: 'par', label: 'Paris', lat: 48.86, lon: 2.35, side: 'start' },
          { id: 'waw', label: 'Warsaw', lat: 52.23, lon: 21.01 },
        ]}
        formatDistance={kilometres}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('figure');
    await expect(first).toHaveAccessibleName('Distances from Helsinki to our locations');
    await expect(within(canvasElement).getAllByText('Not measured')).toHaveLength(2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
