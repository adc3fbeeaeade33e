import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/comparison-table.tsx';
import { Badge } from '../badge/badge.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { Price } from '../price/price.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { ComparisonTable, type ComparedSubject } from './comparison-table.tsx';
import { docs } from './comparison-table.docs.tsx';

const meta: Meta<typeof ComparisonTable> = { title: 'Tables and lists/ComparisonTable', component: ComparisonTable };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const subject = (id: string, title: string, cents: number): ComparedSubject => ({
  id,
  title,
  price: (
    <Price
      amount={{ cents }}
      currency={{ short: 'EUR' }}
      locale="en"
      period="/month"
      periodLabel="per month"
      size="medium"
    />
  ),
  action: (
    <LinkButton size="small" href={`#${id}`}>
      Order {title}
    </LinkButton>
  ),
});

/** Three plans with two groups of features. The recommended plan has a badge and a background. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <ComparisonTable
      caption="NVMe plans compared"
      featureLabel="Feature"
      yesLabel="yes"
      noLabel="no"
      subjects={[
        subject('one', 'NVMe 1', 450),
        { ...subject('three', 'NVMe 3', 1200), highlighted: true, badge: <Badge tone="action">most chosen</Badge> },
        subject('nine', 'NVMe 9', 12_400),
      ]}
      groups={[
        {
          id: 'machine',
          title: 'Machine',
          features: [
            { id: 'cores', label: 'Cores', values: { one: '1', three: '2', nine: '16' } },
            {
              id: 'memory',
              label: 'Memory',
              hint: 'DDR5 with ECC',
              values: { one: '1 GB', three: '4 GB', nine: '64 GB' },
            },
          ],
        },
        {
          id: 'service',
          title: 'Обслуживание',
          features: [
            { id: 'backup', label: 'Ежедневные резервные копии', values: { one: false, three: true, nine: true } },
            { id: 'answer', label: 'First answer', values: { one: '4 h', three: '1 h', nine: '15 min' } },
          ],
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'NVMe plans compared' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Order NVMe 3' })).toBeVisible();
  },
};

/** If the columns don't fit, they scroll while the feature names stay in place. */
export const NamesStay: StoryObj = {
  render: () => (
    <ComparisonTable
      caption="NVMe plans compared"
      featureLabel="Feature"
      yesLabel="yes"
      noLabel="no"
      style={{ inlineSize: 360 }}
      subjects={[subject('one', 'NVMe 1', 450), subject('three', 'NVMe 3', 1200), subject('nine', 'NVMe 9', 12_400)]}
      groups={[
        { id: 'machine', features: [{ id: 'cores', label: 'Cores', values: { one: '1', three: '2', nine: '16' } }] },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region', { name: 'NVMe plans compared' });
    const name = canvas.getByRole('rowheader', { name: 'Cores' });
    const { left } = name.getBoundingClientRect();
    frame.scrollTo({ left: 80, behavior: 'instant' });
    await expect(frame.scrollLeft).toBeGreaterThan(0);
    await expect(name.getBoundingClientRect().left).toBe(left);
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
