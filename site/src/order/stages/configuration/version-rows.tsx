import { RadioTileRows, type RadioTileRowsProps } from '@hoster/ui/radio-tiles';
import { FormattedMessage } from 'react-intl';

/** Groups versions by their common name, in the order of the first of each. */
export function groupByName<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): { name: string; items: Item[] }[] {
  const found = new Map<string, Item[]>();
  for (const item of items) found.set(nameOf(item), [...(found.get(nameOf(item)) ?? []), item]);
  return [...found].map(([name, own]) => ({ name, items: own }));
}

/** One row per family, its versions or editions as options. */
export function VersionRows(props: Omit<RadioTileRowsProps, 'countLabel'>) {
  return (
    <RadioTileRows
      {...props}
      countLabel={(count) => (
        <FormattedMessage
          id="order.family.versions"
          defaultMessage="{count, plural, one {# version} other {# versions}}"
          description="Beside the name of a system whose versions are folded"
          values={{ count }}
        />
      )}
    />
  );
}
