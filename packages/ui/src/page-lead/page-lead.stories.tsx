import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/page-lead.tsx';
import { Avatar } from '../avatar/avatar.tsx';
import { PageFact, PageFacts, PageLead } from './page-lead.tsx';

const meta: Meta<typeof PageLead> = {
  title: 'Pages/PageLead',
  component: PageLead,
  parameters: { layout: 'fullscreen' },
};
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** With two and four columns of facts, with a mark, without facts, with long and Russian text. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <>
      <article>
        <PageLead
          title="Virtual servers"
          facts={
            <PageFacts>
              <PageFact name="lowest price">€4.99</PageFact>
              <PageFact name="data centres">12</PageFact>
            </PageFacts>
          }
        >
          Fast NVMe storage and root access, ready in a minute.
        </PageLead>
      </article>
      <article>
        <PageLead
          title="Хостинг для интернет-магазинов"
          mark={<Avatar name="Магазин" size={48} />}
          facts={
            <PageFacts columns={4}>
              <PageFact name="минимальная цена">499 ₽</PageFact>
              <PageFact name="версия PHP">8.3</PageFact>
              <PageFact name="база данных">MariaDB 10.6 или новее</PageFact>
              <PageFact name="оперативная память">512 МБ</PageFact>
            </PageFacts>
          }
        >
          Установка в один клик, резервные копии каждый день и панель управления на русском языке.
        </PageLead>
      </article>
      <article>
        <PageLead title="Rechtsschutzversicherungsgesellschaften">One sentence about it.</PageLead>
      </article>
    </>
  ),
};

/** Each figure is read with its name. */
export const Facts: StoryObj = {
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Virtual servers');
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['lowest price', 'data centres']);
    await expect(canvas.getAllByRole('definition').map((value) => value.textContent)).toEqual(['€4.99', '12']);
  },
};
