import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/fieldset.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Fieldset } from './fieldset.tsx';

const meta: Meta<typeof Fieldset> = { title: 'Forms/Fieldset', component: Fieldset };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** With a visible and a hidden legend, with an error, in Russian. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <Stack gap={32}>
      <Fieldset id="address" legend="Billing address">
        <Stack gap={16}>
          <TextField label="Street" />
          <TextField label="City" />
        </Stack>
      </Fieldset>
      <Fieldset id="drives" legend="Drives" legendHidden error="Choose at least one drive.">
        <NumberField label="960 GB SSD" increaseLabel="One more" decreaseLabel="One less" defaultValue={0} min={0} />
      </Fieldset>
      <Fieldset
        id="payer"
        legend="Данные плательщика для счетов и закрывающих документов"
        error={['Укажите страну.', 'Укажите город.']}
      >
        <TextField label="Страна" />
      </Fieldset>
    </Stack>
  ),
};

/** The error describes the group. */
export const WithError: StoryObj<typeof Fieldset> = {
  args: { id: 'disks', legend: 'Drives', error: ['Choose a drive.', 'At most four.'], children: 'Drives' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Drives' });
    await expect(group).toHaveAccessibleDescription('Choose a drive. At most four.');
  },
};
