import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { pictured } from '../docs-page/modes.ts';
import { type Language, sampleTexts } from '../../../.storybook/sample-texts.ts';
import { Button } from '../src/button/button.tsx';
import { Card } from '../src/card/card.tsx';
import { CheckboxGroup } from '../src/checkbox-group/checkbox-group.tsx';
import { Heading } from '../src/heading/heading.tsx';
import { RangeFilter } from '../src/range-filter/range-filter.tsx';
import { Select } from '../src/select/select.tsx';
import { Spread } from '../src/spread/spread.tsx';
import { Stack } from '../src/stack/stack.tsx';
import { Text } from '../src/text/text.tsx';
import { filterWords } from './filter-words.ts';
import { fits, least, most, servers, stops } from './servers.ts';

const meta: Meta = { title: 'Compositions/Dedicated filter panel', tags: ['!autodocs'] };
export default meta;

const all = [least, most] as const;

function Filters({ language }: { language: Language }) {
  const words = filterWords[language];
  const [price, setPrice] = useState<readonly [number, number]>(all);
  const [disks, setDisks] = useState<readonly string[]>([]);
  const [country, setCountry] = useState('');
  const found = servers.filter((server) => fits(server, { price, disks, country }));
  const reset = () => {
    setPrice(all);
    setDisks([]);
    setCountry('');
  };
  return (
    <Card element="section" aria-labelledby="filters" style={{ maxInlineSize: 360 }}>
      <Stack gap={24}>
        <Spread>
          <Heading level={2} size={22} id="filters">
            {words.title}
          </Heading>
          <Button variant="quiet" size="small" onClick={reset}>
            {words.resetAll}
          </Button>
        </Spread>
        <RangeFilter
          legend={words.price}
          fromLabel={words.from}
          toLabel={words.to}
          value={[...price]}
          onValueChange={setPrice}
          stops={stops}
          counts={stops.map(
            (stop, index) => servers.filter(({ cost }) => cost >= stop && cost < (stops[index + 1] ?? Infinity)).length,
          )}
          countsLabel={words.mostCost}
          unit="€"
          valueText={words.euros}
          resetLabel={words.reset}
          swappedMessage={words.swapped}
          resultText={words.found(found.length)}
          decimalComma={language === 'ru'}
        />
        <CheckboxGroup
          legend={words.disks}
          options={['NVMe', 'SSD', 'HDD'].map((disk) => ({
            value: disk,
            label: (
              <>
                {disk}{' '}
                <Text element="span" size={14} tone="muted">
                  {words.found(servers.filter((server) => server.disk === disk).length)}
                </Text>
              </>
            ),
          }))}
          value={disks}
          onValueChange={setDisks}
        />
        <Select
          label={words.country}
          value={country}
          onChange={(event) => setCountry(event.target.value)}
          options={[
            { value: '', label: words.anywhere },
            { value: 'de', label: words.germany },
            { value: 'nl', label: words.netherlands },
          ]}
        />
        <Text element="div" role="status" data-testid="found" weight="semibold">
          {words.found(found.length)}
        </Text>
      </Stack>
    </Card>
  );
}

/** Filters for dedicated servers with real data. Each shows how many servers it leaves. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: (_args, context) => <Filters language={sampleTexts(context, { en: 'en', ru: 'ru' })} />,
};

/** Filters the list and resets all filters. */
export const Narrowing: StoryObj = {
  render: () => <Filters language="en" />,
  play: async ({ canvas }) => {
    const status = canvas.getByTestId('found');
    await expect(status).toHaveTextContent('12 servers');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^NVMe/ }));
    await expect(status).toHaveTextContent('5 servers');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'Germany');
    await expect(status).toHaveTextContent('3 servers');
    canvas.getByRole('slider', { name: 'To' }).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(status).toHaveTextContent('2 servers'));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset all' }));
    await expect(status).toHaveTextContent('12 servers');
  },
};
