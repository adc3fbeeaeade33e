import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DataList } from './data-list.tsx';

const meta: Meta<typeof DataList> = { title: 'Components/DataList', component: DataList };
export default meta;

/** Terms with their values, and a note under one. */
export const Specification: StoryObj = {
  render: () => (
    <DataList
      items={[
        { term: 'Memory', value: '4 GB' },
        { term: 'Price', value: '€6.50', note: 'renews at €8' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Memory').tagName).toBe('DT');
    await expect(canvas.getByText('renews at €8').closest('dd')).toHaveTextContent('€6.50');
  },
};

/** Long values stand under their terms. */
export const LongStacked: StoryObj = {
  render: () => (
    <div style={{ inlineSize: 260 }}>
      <DataList
        layout="stacked"
        items={[{ term: 'Операционная система', value: 'Debian 13 «Trixie», установка из проверенного образа' }]}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByText('Операционная система').closest('dl');
    await expect(list?.scrollWidth).toBe(list?.clientWidth);
  },
};
