import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { RangeFilter } from './range-filter.tsx';
import type { Range } from './range-value.ts';

const meta: Meta<typeof RangeFilter> = { title: 'Forms/RangeFilter', component: RangeFilter };
export default meta;

const stops = [5, 8, 12, 20, 30, 50, 80, 120, 200, 320, 500];
const counts = [2, 6, 14, 22, 17, 19, 12, 8, 5, 3, 1];

function Example() {
  const [value, setValue] = useState<Range>([12, 200]);
  return (
    <div style={{ maxWidth: 320 }}>
      <RangeFilter
        legend="Цена в месяц"
        fromLabel="От"
        toLabel="До"
        value={value}
        onValueChange={setValue}
        stops={stops}
        counts={counts}
        countsLabel="Больше всего серверов от 20 до 50 евро"
        unit="€"
        valueText={(amount) => `${amount} евро`}
        decimalComma
        resetLabel="Сбросить"
        swappedMessage="Границы поменялись местами"
        resultText="97 серверов"
      />
    </div>
  );
}

export const Matrix: StoryObj = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const upper = canvas.getByRole('slider', { name: 'До' });
    upper.focus();
    await userEvent.keyboard('{Home}');
    await expect(upper).toHaveAttribute('aria-valuenow', '12');
    await expect(upper).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}');
    await expect(upper).toHaveAttribute('aria-valuetext', '200 евро');
  },
};
