import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/card.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { docs } from './card.docs.tsx';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { DataList } from '../data-list/data-list.tsx';
import { Grid } from '../grid/grid.tsx';
import { Heading } from '../heading/heading.tsx';
import { Price } from '../price/price.tsx';
import { Spread } from '../spread/spread.tsx';
import { Stack } from '../stack/stack.tsx';
import { Card, CardLink } from './card.tsx';

const meta = { title: 'Containers/Card', component: Card } satisfies Meta<typeof Card>;
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };
type Story = StoryObj<typeof meta>;

const specification = [
  { term: 'Processor', value: '2 × 3.6 GHz' },
  { term: 'Memory', value: '4 GB' },
  { term: 'Disk', value: '60 GB NVMe' },
  { term: 'Traffic', value: 'unmetered', note: '1 Gbps port' },
];

/** Selected; with a CardLink and a button; with large padding and a long Russian title. */
export const Matrix: Story = {
  parameters: pictured(),
  render: () => (
    <Grid columns={{ base: 1, md: 3 }}>
      <Card element="article" selected>
        <Stack gap={12}>
          <Spread>
            <Heading level={3}>NVMe 3</Heading>
            <Badge tone="action">Most chosen</Badge>
          </Spread>
          <Price
            size="large"
            amount={{ cents: 1200 }}
            currency={{ short: 'EUR' }}
            locale="en"
            period="/month"
            periodLabel="per month"
          />
          <DataList items={specification} />
          <Button variant="action" stretched>
            Order NVMe 3
          </Button>
        </Stack>
      </Card>
      <Card element="article">
        <Stack gap={12}>
          <Heading level={3}>
            <CardLink href="#nvme-6">The whole card is this link</CardLink>
          </Heading>
          <DataList dense items={specification} />
          <Button>A button above it</Button>
        </Stack>
      </Card>
      <Card padding="large">
        <Heading level={3}>Виртуальные серверы с выделенным каналом для баз данных</Heading>
        <DataList layout="stacked" mono={false} items={specification} />
      </Card>
    </Grid>
  ),
};

/** The whole card is clickable, but the link's name is only its own text. Other interactive elements stay clickable. */
export const WholeLink: Story = {
  render: () => (
    <Card element="article" style={{ maxInlineSize: 320 }}>
      <Stack gap={12}>
        <Heading level={3}>
          <CardLink href="#nvme-6">NVMe 6</CardLink>
        </Heading>
        <DataList dense items={specification} />
        <Button>Compare</Button>
      </Stack>
    </Card>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'NVMe 6' });
    const card = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(card.right - 4, card.top + card.height / 2)).toBe(link);
    const button = canvas.getByRole('button', { name: 'Compare' });
    const { left, top, width, height } = button.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)?.closest('button')).toBe(button);
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);

/** Less padding in narrow windows. */
export const FluidPadding: Story = {
  args: { padding: 'fluid', children: 'Pay again' },
  play: async ({ canvas }) => {
    const wide = window.matchMedia('(min-width: 768px)').matches;
    await expect(getComputedStyle(canvas.getByText('Pay again')).paddingTop).toBe(wide ? '32px' : '20px');
  },
};
