import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleTexts } from '../../../.storybook/sample-texts.ts';
import { Grid } from '../src/grid/grid.tsx';
import { Histogram } from '../src/histogram/histogram.tsx';
import { ServerChassis } from '../src/server-chassis/server-chassis.tsx';
import { Sparkline } from '../src/sparkline/sparkline.tsx';
import { VolumeStack } from '../src/volume-stack/volume-stack.tsx';
import { WorldMap } from '../src/world-map/world-map.tsx';
import { FoundationPage, Part } from './page.tsx';

const meta: Meta = { title: 'Foundations/Data pictures', tags: ['!autodocs'] };
export default meta;

const nvme = { type: 'nvme', mark: '960G' } as const;
const points = [
  { id: 'de', lon: 8.68, lat: 50.11, value: 14, side: 'above', away: 8, en: 'Frankfurt', ru: 'Франкфурт' },
  { id: 'es', lon: -3.7, lat: 40.42, value: 38, side: 'start', en: 'Madrid', ru: 'Мадрид' },
  { id: 'us', lon: -74, lat: 40.71, value: 92, side: 'start', en: 'New York', ru: 'Нью-Йорк' },
  { id: 'hk', lon: 114.17, lat: 22.32, value: 190, side: 'end', en: 'Hong Kong', ru: 'Гонконг' },
] as const;

const en = {
  ms: 'ms',
  map: 'Four locations and the time to each: Frankfurt 14 ms, Madrid 38, New York 92, Hong Kong 190',
  chassis: '1 U server, 2 of 4 bays with NVMe disks of 960 GB',
  volumes: 'Two backups, 192 of 512 GB',
  monday: 'Monday',
  friday: 'Friday',
  gb: 'GB',
  histogram: 'Most servers cost 40 to 80 € a month',
  sparkline: 'Load of the last hour, from 12 to 48 %',
};
const ru: typeof en = {
  ms: 'мс',
  map: 'Четыре площадки и время до каждой: Франкфурт 14 мс, Мадрид 38, Нью-Йорк 92, Гонконг 190',
  chassis: 'Сервер 1 U, занято 2 из 4 отсеков, диски NVMe по 960 ГБ',
  volumes: 'Две копии, 192 из 512 ГБ',
  monday: 'Понедельник',
  friday: 'Пятница',
  gb: 'ГБ',
  histogram: 'Большинство серверов стоит от 40 до 80 € в месяц',
  sparkline: 'Нагрузка за час, от 12 до 48 %',
};

export const DataPictures: StoryObj = {
  render: (_args, context) => {
    const words = sampleTexts(context, { en, ru });
    const places = points.map(({ en, ru, value, ...point }) => ({
      ...point,
      label: sampleTexts(context, { en, ru }),
      value: `${value} ${words.ms}`,
    }));
    return (
      <FoundationPage
        title="Data pictures"
        lead="Data visualisations are SVGs rendered from props, also on the server, in three colours: ink, grey and lime. Each has a text alternative."
      >
        <Part
          title="Rules"
          words={
            <ul>
              <li>Describe the finding in the label, not the kind of picture: “14 ms to Frankfurt”, not “map”.</li>
              <li>
                Use ink for the main data, dataQuiet for the rest and lime for active or newest data. Don’t add other
                colours, gradients or legends.
              </li>
              <li>Add a table if readers may need individual figures.</li>
              <li>Don’t use photographs or illustrations.</li>
            </ul>
          }
        >
          {null}
        </Part>
        <Part title="World map" words={<p>Locations, connections and latencies measured in the visitor’s browser.</p>}>
          <WorldMap label={words.map} points={places} routes={[{ from: 'us', to: 'de' }]} />
        </Part>
        <Part
          title="Server chassis"
          words={<p>The server being configured: height in rack units, bays and selected disks.</p>}
        >
          <Grid columns={{ base: 1, md: 2 }}>
            <ServerChassis label={words.chassis} bays={4} disks={[nvme, nvme]} caption={words.chassis} />
          </Grid>
        </Part>
        <Part
          title="Volume stack"
          words={<p>The contents of a volume and its free space. The newest item is highlighted.</p>}
        >
          <Grid columns={{ base: 1, md: 3 }}>
            <VolumeStack
              label={words.volumes}
              capacity={512}
              volumes={[
                { id: '1', size: 128, label: words.monday, value: `128 ${words.gb}` },
                { id: '2', size: 64, label: words.friday, value: `64 ${words.gb}`, active: true },
              ]}
            />
          </Grid>
        </Part>
        <Part title="Histogram" words={<p>The number of items at each step, above a range filter.</p>}>
          <Grid columns={{ base: 1, md: 3 }}>
            <Histogram label={words.histogram} counts={[1, 4, 9, 14, 22, 18, 11, 8, 5, 3, 2, 0, 1]} range={[2, 7]} />
          </Grid>
        </Part>
        <Part title="Sparkline" words={<p>The history of a figure next to its current value, without axes.</p>}>
          <Sparkline label={words.sparkline} values={[12, 15, 14, 22, 19, 30, 27, 38, 48, 41, 44]} />
        </Part>
      </FoundationPage>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /960/ })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /48 %/ })).toBeVisible();
  },
};
