import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { DataList } from '../data-list/data-list.tsx';
import { Grid } from '../grid/grid.tsx';
import { Heading } from '../heading/heading.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { Price } from '../price/price.tsx';
import { Spread } from '../spread/spread.tsx';
import { Stack } from '../stack/stack.tsx';
import { Status } from '../status/status.tsx';
import { Text } from '../text/text.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Card, CardLink } from './card.tsx';

const meta: Meta<typeof Card> = { title: 'Containers/Card', component: Card };
export default meta;

/** A plan to order: name, price, specification and one action. */
export const PlanToOrder: StoryObj = {
  render: () => (
    <Card element="article" style={{ maxInlineSize: 360 }}>
      <Stack gap={16}>
        <Spread>
          <Heading level={3}>NVMe 3</Heading>
          <Badge tone="action">Most popular</Badge>
        </Spread>
        <Price
          size="large"
          amount={{ cents: 1200 }}
          currency={{ short: 'EUR' }}
          locale="en"
          period="/mo"
          periodLabel="a month"
        />
        <DataList
          items={[
            { term: 'CPU', value: '2 vCPU' },
            { term: 'RAM', value: '4 GB' },
            { term: 'Storage', value: '60 GB NVMe' },
          ]}
        />
        <LinkButton href="#order" variant="action" stretched>
          Order NVMe 3
        </LinkButton>
      </Stack>
    </Card>
  ),
};

/** Cards that lead to pages: the link is the title, and its target the whole card. */
export const LinksToPages: StoryObj = {
  render: () => (
    <Grid element="ul" columns={{ base: 1, md: 3 }} gap={16}>
      {[
        { href: '#vps', title: 'VPS', text: 'Virtual servers from €4.50 a month' },
        { href: '#dedicated', title: 'Dedicated servers', text: 'Your own hardware from €49 a month' },
        { href: '#backup', title: 'Backup storage', text: 'From 100 GB to 10 TB' },
      ].map(({ href, title, text }) => (
        <Card key={href} element="li">
          <Stack gap={4}>
            <Heading level={3} size={18}>
              <CardLink href={href}>{title}</CardLink>
            </Heading>
            <Text tone="muted">{text}</Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Backup storage' })).toHaveAttribute('href', '#backup');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** A server in an overview: the card is a link, and its buttons still work. */
export const RecordWithActions: StoryObj = {
  render: () => (
    <Card element="article" style={{ maxInlineSize: 420 }}>
      <Stack gap={12}>
        <Spread>
          <Heading level={3} size={18}>
            <CardLink href="#web-01">web-01</CardLink>
          </Heading>
          <Status tone="success">Running</Status>
        </Spread>
        <Text tone="muted" mono>
          203.0.113.10
        </Text>
        <Spread>
          <Text size={14}>Renews on 1 December</Text>
          <Button size="small">Restart</Button>
        </Spread>
      </Stack>
    </Card>
  ),
};

/** A form as a card: `element="form"`, without another element around it. */
export const FormInACard: StoryObj = {
  render: () => (
    <Card element="form" aria-label="Promo code" style={{ maxInlineSize: 420 }}>
      <Stack gap={16} align="start">
        <TextField label="Promo code" name="code" mono autoCapitalize="characters" />
        <Button type="submit">Apply code</Button>
      </Stack>
    </Card>
  ),
};
