import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/band.tsx';
import { Button } from '../button/button.tsx';
import { Text } from '../text/text.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { Band } from './band.tsx';

const meta: Meta<typeof Band> = { title: 'Pages/Band', component: Band, parameters: { layout: 'fullscreen' } };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Both layouts, all paddings, with and without title, note and line, with long and Russian text. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <>
      <Band title="Prices" titleId="one" note="Per month, excluding VAT." padding="large">
        <Text>Servers, storage and domains.</Text>
      </Band>
      <Band title="Data centres" titleId="two" ruled>
        <Text>Frankfurt, Amsterdam and Helsinki.</Text>
        <Text>Two more open in spring.</Text>
      </Band>
      <Band
        title="Часто задаваемые вопросы о дата-центрах"
        titleId="three"
        layout="side"
        padding="small"
        ruled
        note={<TextLink href="#all">Все вопросы</TextLink>}
      >
        <Text>
          Серверы стоят в Германии, Нидерландах и Финляндии. Каждый дата-центр подключён к двум независимым линиям
          питания.
        </Text>
      </Band>
      <Band title="Included" titleId="four" layout="side" padding="none">
        <Text>Backups, monitoring and IPv6.</Text>
      </Band>
      <Band title="Тарифы" titleId="five" padding="none" aside={<Button size="small">12 месяцев</Button>}>
        <Text>VPS 1, VPS 2 и VPS 3.</Text>
      </Band>
      <Band layout="side" padding="small" ruled>
        <Text>Text without a title stays in its column.</Text>
      </Band>
    </>
  ),
};

/** The title names the section. */
export const Landmark: StoryObj = {
  render: () => (
    <Band title="Data centres" titleId="locations">
      <Text>Frankfurt</Text>
    </Band>
  ),
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Data centres' });
    await expect(within(region).getByRole('heading', { level: 2 })).toHaveAttribute('id', 'locations');
  },
};
