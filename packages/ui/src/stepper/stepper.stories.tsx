import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../docs-page/modes.ts';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { Stack } from '../stack/stack.tsx';
import { Stepper } from './stepper.tsx';

/** Navigation components: Stepper, Breadcrumbs and Pagination. */
const meta: Meta = { title: 'Tests/Together/Stepper, Breadcrumbs, Pagination', tags: ['!autodocs'] };
export default meta;

const pagination = {
  hrefFor: (page: number) => `#page=${page}`,
  pageLabel: (page: number) => `Page ${page}`,
  previousLabel: 'Previous',
  nextLabel: 'Next',
};

/** Variants and states for the visual tests. */
export const Matrix: StoryObj = {
  parameters: pictured('forced-colors'),
  render: () => (
    <Stack gap={40}>
      <Stepper
        label="Stages of the order"
        stages={[
          { id: 'configuration', label: 'Configuration', href: '#configuration', state: 'done', stateLabel: 'done' },
          { id: 'account', label: 'Account', state: 'current', stateLabel: 'in progress' },
          { id: 'data', label: 'Personal data', state: 'todo', stateLabel: 'not started' },
          { id: 'payment', label: 'Payment', state: 'todo', stateLabel: 'not started' },
        ]}
      />
      <Stepper
        label="Этапы заказа"
        stages={[
          { id: 'configuration', label: 'Конфигурация сервера', href: '#1', state: 'done', stateLabel: 'готово' },
          { id: 'account', label: 'Аккаунт', href: '#2', state: 'done', stateLabel: 'готово' },
          { id: 'data', label: 'Личные данные', state: 'error', stateLabel: 'есть ошибки' },
          { id: 'payment', label: 'Оплата', state: 'todo', stateLabel: 'впереди' },
        ]}
      />
      <Breadcrumbs
        label="Breadcrumbs"
        items={[{ label: 'Home', href: '#' }, { label: 'VPS', href: '#vps' }, { label: 'NVMe 3' }]}
      />
      <Pagination label="Pages of services" page={1} pageCount={3} {...pagination} />
      <Pagination label="Pages of servers" page={50} pageCount={417} {...pagination} />
    </Stack>
  ),
};
