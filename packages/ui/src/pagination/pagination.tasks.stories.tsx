import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Table } from '../table/table.tsx';
import { Pagination } from './pagination.tsx';

const meta: Meta<typeof Pagination> = { title: 'Navigation/Pagination', component: Pagination };
export default meta;

/** Below a list that the server renders: links to addresses, for search engines and without JavaScript. */
export const PagesOfTheServer: StoryObj = {
  render: () => (
    <Pagination
      label="Pages of articles"
      page={2}
      pageCount={7}
      hrefFor={(page) => (page === 1 ? '/help/' : `/help/?page=${page}`)}
      pageLabel={(page) => `Page ${page} of 7`}
      previousLabel="Previous"
      nextLabel="Next"
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/help/');
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/help/?page=3');
  },
};

/** Below a table in an application: `onPageChange` shows the page in place, and links still open in new tabs. */
export const PagesOfATable: StoryObj = {
  render: function Example() {
    const [page, setPage] = useState(1);
    const rows = Array.from({ length: 3 }, (_, index) => 2231 - (page - 1) * 3 - index);
    return (
      <Stack gap={16}>
        <Table
          caption="Invoices"
          rows={rows}
          rowKey={String}
          columns={[
            { id: 'number', header: 'Invoice', rowHeader: true, cell: (number) => number },
            { id: 'state', header: 'State', cell: () => 'Paid' },
          ]}
        />
        <Pagination
          label="Pages of invoices"
          page={page}
          pageCount={4}
          hrefFor={(one) => `?page=${one}`}
          onPageChange={setPage}
          pageLabel={(one) => `Page ${one} of 4`}
          previousLabel="Previous"
          nextLabel="Next"
          summary={`Page ${page} of 4`}
        />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Next' }));
    await expect(canvas.getByText('Page 2 of 4')).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: '2228' })).toBeVisible();
  },
};

/** In a very long list, a field goes to any page. It’s part of a form, so it works without JavaScript. */
export const GoToAPage: StoryObj = {
  render: () => (
    <Pagination
      label="Pages of events"
      page={17}
      pageCount={240}
      hrefFor={(page) => `?page=${page}`}
      pageLabel={(page) => `Page ${page} of 240`}
      previousLabel="Previous"
      nextLabel="Next"
      jump={{
        label: 'Go to page',
        goLabel: 'Go',
        errorLabel: 'Enter a number from 1 to 240.',
        name: 'page',
      }}
    />
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Go to page' });
    await userEvent.type(field, '500{Enter}');
    await expect(field).toHaveAccessibleDescription('Enter a number from 1 to 240.');
  },
};

/** If the number of pages isn’t known, such as in a log, there is always a next page. */
export const UnknownEnd: StoryObj = {
  render: () => (
    <Pagination
      label="Pages of the activity log"
      page={3}
      pageCount={3}
      openEnd
      hrefFor={(page) => `?page=${page}`}
      pageLabel={(page) => `Page ${page}`}
      previousLabel="Newer"
      nextLabel="Older"
    />
  ),
};
