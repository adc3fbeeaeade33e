import { RadioTiles } from '@hoster/ui/radio-tiles';
import { useState } from 'react';

export function Example() {
  const [location, setLocation] = useState('fra');
  return (
    <RadioTiles
      id="location"
      name="location"
      legend="Location"
      options={[
        { value: 'fra', title: 'Frankfurt' },
        { value: 'ams', title: 'Amsterdam' },
        { value: 'zrh', title: 'Zurich', description: 'Sold out until Friday', disabled: true },
      ]}
      value={location}
      onValueChange={setLocation}
    />
  );
}
