import { RangeFilter } from '@hoster/ui/range-filter';

export function Example() {
  return (
    <RangeFilter
      legend="Price a month"
      fromLabel="From"
      toLabel="To"
      names={['price_from', 'price_to']}
      defaultValue={[20, 80]}
      max={200}
      counts={[2, 6, 14, 22, 17, 12, 8, 3]}
      countsLabel="Most servers cost between 50 and 100 euros"
      unit="€"
      valueText={(euros) => `${euros} euros`}
      resetLabel="Any price"
      swappedMessage="Minimum and maximum were swapped"
    />
  );
}
