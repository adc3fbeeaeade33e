import type { Location } from '@hoster/contract';
import { lazyPart } from '../../app/lazy-part.ts';
import { Part } from '../../app/part.tsx';

const CityBand = lazyPart(() => import('./city-band.tsx').then((module) => module.CityBand), ['city']);

/** `CityBand` with a script of its own: only the pages of countries show it. */
export const LazyCityBand = ({ locations }: { locations: readonly Location[] }) => (
  <Part>
    <CityBand locations={locations} />
  </Part>
);
