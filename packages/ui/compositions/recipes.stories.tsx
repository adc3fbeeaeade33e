import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { GuardedForm } from '../examples/recipes/guarded-form.tsx';
import { ProductTable } from '../examples/recipes/product-table.tsx';
import { LongTable } from '../examples/recipes/long-table.tsx';
import { Wizard } from '../examples/recipes/wizard.tsx';
import { labels } from './invoices.tsx';
import { TextField } from '../src/text-field/text-field.tsx';

/** The code of these is on the page Start/Recipes. */
const meta: Meta = { title: 'Compositions/Recipes', tags: ['!autodocs'] };
export default meta;

/** Plans, sorted by the server or, here, by the address. */
export const Products: StoryObj = {
  render: () => (
    <ProductTable
      sort={{ by: 'price', direction: 'descending' }}
      products={[
        { id: 'nvme-1', name: 'NVMe 1', cores: 1, memory: 1, inStock: true, cents: 490 },
        { id: 'nvme-5', name: 'NVMe 5', cores: 8, memory: 16, inStock: false, cents: 4800 },
        { id: 'nvme-3', name: 'NVMe 3', cores: 2, memory: 4, inStock: true, cents: 1350 },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await expect(names).toEqual(['NVMe 5', 'NVMe 3', 'NVMe 1']);
    await expect(canvas.getByRole('link', { name: 'Price per month' })).toHaveAttribute('href', '?sort=price');
    await expect(canvas.getByRole('link', { name: 'Memory' })).toHaveAttribute('href', '?sort=memory');
  },
};

const save = fn((name: string) => Promise.resolve(name === 'db' ? 'Another server has this name.' : undefined));

/** A form in a side dialog: errors take focus, and Cancel asks before typed text is lost. */
export const FormInDialog: StoryObj = {
  render: () => <GuardedForm name="web" save={save} />,
  play: async ({ canvas }) => {
    const body = within(document.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    const field = await body.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'db');
    await userEvent.click(body.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(body.getByRole('alert')).toHaveFocus());
    await userEvent.click(body.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await body.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(body.queryByText('Discard your changes?')).toBeNull());
    await expect(field).toHaveValue('db');
    await userEvent.type(field, '-2');
    await userEvent.click(body.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await expect(save).toHaveBeenLastCalledWith('db-2');
  },
};

/** The heading of a step takes focus after Continue and Back. */
export const Steps: StoryObj = {
  render: () => (
    <Wizard
      onFinish={() => undefined}
      steps={[
        { id: 'plan', title: 'Plan', content: <TextField label="Name of the server" /> },
        { id: 'payment', title: 'Payment', content: <TextField label="Promo code" /> },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Plan' })).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('heading', { name: 'Payment' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('heading', { name: 'Plan' })).toHaveFocus();
  },
};

const entries = Array.from({ length: 10_000 }, (_, index) => ({
  id: index,
  time: `12:${String(Math.trunc(index / 60) % 60).padStart(2, '0')}:${String(index % 60).padStart(2, '0')}`,
  message: index % 7 === 0 ? `Backup ${index} finished` : `Health check ${index} passed`,
}));

/** Ten thousand rows, of which those in sight are rendered. */
export const TenThousandRows: StoryObj = {
  render: () => (
    <div style={{ blockSize: 400 }}>
      <LongTable entries={entries} labels={labels} />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001'));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    const frame = canvas.getByRole('region', { name: 'Log' });
    frame.scrollTo({ top: frame.scrollHeight, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByText('Health check 9999 passed')).toBeVisible());
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter by message' }), 'backup');
    await waitFor(() => expect(canvas.getByText('1429 entries')).toBeVisible());
  },
};
