import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured } from '../docs-page/modes.ts';
import { sampleTexts } from '../../../.storybook/sample-texts.ts';
import { Badge } from '../src/badge/badge.tsx';
import { Card } from '../src/card/card.tsx';
import { DataList } from '../src/data-list/data-list.tsx';
import { Grid } from '../src/grid/grid.tsx';
import { Heading } from '../src/heading/heading.tsx';
import { Inline } from '../src/inline/inline.tsx';
import { LinkButton } from '../src/link-button/link-button.tsx';
import { Price } from '../src/price/price.tsx';
import { Stack } from '../src/stack/stack.tsx';

const meta: Meta = { title: 'Compositions/Plan card', tags: ['!autodocs'] };
export default meta;

const plans = [
  { name: 'NVMe 1', cpu: 1, ram: 1, disk: 20, traffic: 2, cents: 490 },
  { name: 'NVMe 3', cpu: 2, ram: 4, disk: 80, traffic: 6, cents: 1350, popular: true },
  { name: 'NVMe 5', cpu: 8, ram: 16, disk: 320, traffic: 12, cents: 4800 },
];
const en = {
  locale: 'en',
  month: '/month',
  spoken: 'per month',
  popular: 'Most chosen',
  cpu: 'Processors',
  ram: 'Memory',
  disk: 'Disk',
  traffic: 'Traffic',
  gb: 'GB',
  tb: 'TB',
  order: (name: string) => `Order ${name}`,
};
const ru: typeof en = {
  locale: 'ru',
  month: 'в месяц',
  spoken: 'в месяц',
  popular: 'Выбирают чаще',
  cpu: 'Процессоры',
  ram: 'Память',
  disk: 'Диск',
  traffic: 'Трафик',
  gb: 'ГБ',
  tb: 'ТБ',
  order: (name: string) => `Заказать ${name}`,
};

/** Three plans side by side with aligned figures and a single action. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: (_args, context) => {
    const words = sampleTexts(context, { en, ru });
    return (
      <Grid fit="medium" element="ul">
        {plans.map(({ name, cpu, ram, disk, traffic, cents, popular = false }) => (
          <Card key={name} element="li" selected={popular}>
            <Stack gap={16}>
              <Inline gap={12}>
                <Heading level={3}>{name}</Heading>
                {popular ? <Badge tone="action">{words.popular}</Badge> : null}
              </Inline>
              <Price
                size="large"
                amount={{ cents }}
                currency={{ short: 'EUR' }}
                locale={words.locale}
                period={words.month}
                periodLabel={words.spoken}
              />
              <DataList
                dense
                items={[
                  { term: words.cpu, value: cpu },
                  { term: words.ram, value: `${ram} ${words.gb}` },
                  { term: words.disk, value: `${disk} ${words.gb} NVMe` },
                  { term: words.traffic, value: `${traffic} ${words.tb}` },
                ]}
              />
              <LinkButton href={`#${name}`} stretched variant={popular ? 'action' : 'secondary'}>
                {words.order(name)}
              </LinkButton>
            </Stack>
          </Card>
        ))}
      </Grid>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};
