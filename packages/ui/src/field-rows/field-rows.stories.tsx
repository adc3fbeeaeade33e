import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/field-rows.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { Price } from '../price/price.tsx';
import { FieldRow, FieldRows } from './field-rows.tsx';

const meta: Meta<typeof FieldRows> = { title: 'Forms/FieldRows', component: FieldRows };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const price = (decimal: string) => (
  <Price amount={{ decimal }} currency={{ short: 'EUR' }} locale="en" mono period="/mo" periodLabel="per month" />
);

/** Number fields and checkboxes, with hint and error, long and Russian text. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <FieldRows error="Choose at most four services.">
      <FieldRow aside={price('2.5')}>
        <NumberField
          label="Additional IPv4 addresses"
          hint="Up to eight per server"
          defaultValue={2}
          min={0}
          max={8}
          increaseLabel="One more"
          decreaseLabel="One less"
        />
      </FieldRow>
      <FieldRow aside={price('4')}>
        <Checkbox label="Резервное копирование на отдельный сервер в другом центре обработки данных" defaultChecked />
      </FieldRow>
      <FieldRow aside="free">
        <Checkbox label="Monitoring" error="Not available in this location" />
      </FieldRow>
    </FieldRows>
  ),
};

/** The price is at the end of the field's row if there is room. */
export const PriceAtTheEnd: StoryObj = {
  ...Matrix,
  parameters: {},
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [box, text] = [canvas.getByLabelText(/Monitoring/), canvas.getByText('free')].map((element) =>
      element.getBoundingClientRect(),
    );
    await expect(text?.left).toBeGreaterThan(box?.right ?? 0);
  },
};
