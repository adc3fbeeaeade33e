import { CityMap } from '@hoster/ui/city-map';

export function Example() {
  return (
    <CityMap
      label="Distances from Helsinki to our locations"
      city={{ label: 'Helsinki', lat: 60.17, lon: 24.94 }}
      places={[
        { id: 'fra', label: 'Frankfurt', lat: 50.11, lon: 8.68, latency: '24 ms' },
        { id: 'nyc', label: 'New York', lat: 40.71, lon: -74.01 },
      ]}
      formatDistance={(km) => `${Math.round(km / 10) * 10} km`}
      notMeasured="Not measured"
    />
  );
}
