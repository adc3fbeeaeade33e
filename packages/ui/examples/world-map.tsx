import { WorldMap } from '@hoster/ui/world-map';

export function Example() {
  return (
    <WorldMap
      label="Our locations and the time to each"
      points={[
        { id: 'fra', label: 'Frankfurt', lon: 8.7, lat: 50.1, value: '4 ms' },
        { id: 'nyc', label: 'New York', lon: -74, lat: 40.7, value: '84 ms' },
        { id: 'hkg', label: 'Hong Kong', lon: 114.2, lat: 22.3, value: '182 ms' },
      ]}
      routes={[{ from: 'fra', to: 'nyc' }]}
    />
  );
}
