'use client';
// Written from the examples in Storybook and the README alone, as another team would. Both apps use it.
import { Button } from '@hoster/ui/button';
import { Combobox } from '@hoster/ui/combobox';
import { Container } from '@hoster/ui/container';
import { Heading } from '@hoster/ui/heading';
import { Icon } from '@hoster/ui/icon';
import { IconButton } from '@hoster/ui/icon-button';
import { EllipsisVertical } from '@hoster/ui/icons';
import { Menu } from '@hoster/ui/menu';
import { Pagination } from '@hoster/ui/pagination';
import { Price } from '@hoster/ui/price';
import { RangeFilter } from '@hoster/ui/range-filter';
import { SideDialog } from '@hoster/ui/side-dialog';
import { Stack } from '@hoster/ui/stack';
import { Status } from '@hoster/ui/status';
import { Table } from '@hoster/ui/table';
import { useTableSelection } from '@hoster/ui/table-selection';
import { Tabs } from '@hoster/ui/tabs';
import { TextField } from '@hoster/ui/text-field';
import { createToaster } from '@hoster/ui/toaster';
import { Toasts } from '@hoster/ui/toasts';
import { useEffect, useState } from 'react';

const invoices = Array.from({ length: 12 }, (_, index) => ({
  id: `INV-${index + 1}`,
  cents: (index + 1) * 1050,
  country: index % 2 === 0 ? 'de' : 'nl',
  paid: index % 3 !== 0,
}));
const PAGE_SIZE = 4;
const toaster = createToaster();

export function Billing() {
  const [country, setCountry] = useState('');
  const [[from, to], setRange] = useState<readonly [number, number]>([0, 150]);
  const [page, setPage] = useState(1);
  const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set());
  const [noted, setNoted] = useState<string>();
  const [draft, setDraft] = useState('');
  useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), []);

  const found = invoices.filter(
    (invoice) =>
      (country === '' || invoice.country === country) && invoice.cents >= from * 100 && invoice.cents <= to * 100,
  );
  const pageCount = Math.max(Math.ceil(found.length / PAGE_SIZE), 1);
  const rows = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const { column, ...selection } = useTableSelection({
    rows,
    rowKey: ({ id }) => id,
    selected,
    onSelectedChange: setSelected,
    label: 'Select',
    allLabel: 'Select all invoices',
    rowLabel: ({ id }) => `Select ${id}`,
    countLabel: (count, all) => `${count} of ${all} selected`,
  });
  const startNote = (id: string) => {
    setDraft('');
    setNoted(id);
  };
  const list = (
    <Stack>
      <Combobox
        label="Country"
        placeholder="Any country"
        options={[
          { value: 'de', label: 'Germany', keywords: 'Deutschland' },
          { value: 'nl', label: 'Netherlands', keywords: 'Holland' },
        ]}
        value={country}
        onValueChange={(value) => {
          setCountry(value);
          setPage(1);
        }}
        emptyLabel="No such country"
        countLabel={(count) => (count === 1 ? '1 country' : `${count} countries`)}
        clearLabel="Clear country"
      />
      <RangeFilter
        legend="Amount"
        fromLabel="From"
        toLabel="To"
        defaultValue={[0, 150]}
        max={150}
        unit="€"
        valueText={(euros) => `${euros} euros`}
        onValueChange={(range) => {
          setRange(range);
          setPage(1);
        }}
        resetLabel="Any amount"
        swappedMessage="Minimum and maximum were swapped"
      />
      <Table
        {...selection}
        caption="Invoices"
        rows={rows}
        rowKey={({ id }) => id}
        empty="No invoice matches. Remove a filter to see more."
        columns={[
          column,
          { id: 'number', header: 'Number', rowHeader: true, cell: ({ id }) => id },
          {
            id: 'state',
            header: 'State',
            cell: ({ paid }) => <Status tone={paid ? 'success' : 'warning'}>{paid ? 'Paid' : 'Due'}</Status>,
          },
          {
            id: 'amount',
            header: 'Amount',
            align: 'end',
            cell: ({ cents }) => <Price amount={{ cents }} currency={{ short: 'EUR' }} locale="en" fixed />,
          },
          {
            id: 'actions',
            header: 'Actions',
            align: 'end',
            cell: ({ id }) => (
              <Menu
                trigger={(trigger) => (
                  <IconButton {...trigger} label={`Actions for ${id}`} icon={<Icon icon={EllipsisVertical} />} />
                )}
                groups={[
                  {
                    id: 'invoice',
                    items: [
                      { id: 'note', label: 'Add a note', onSelect: () => startNote(id) },
                      { id: 'send', label: 'Send by email', onSelect: () => toaster.success(`${id} was sent`) },
                    ],
                  },
                ]}
              />
            ),
          },
        ]}
      />
      <Pagination
        label="Pages of invoices"
        page={page}
        pageCount={pageCount}
        hrefFor={(one) => `?page=${one}`}
        onPageChange={setPage}
        pageLabel={(one) => `Page ${one} of ${pageCount}`}
        previousLabel="Previous"
        nextLabel="Next"
      />
    </Stack>
  );
  return (
    <Container element="main" paddingBlock="small">
      <Stack gap={24}>
        <Heading level={1}>Billing</Heading>
        <Tabs
          label="Billing"
          items={[
            { id: 'invoices', label: 'Invoices', content: list },
            { id: 'cards', label: 'Saved cards', content: 'No saved cards yet.' },
          ]}
        />
      </Stack>
      <SideDialog
        open={noted !== undefined}
        title={`Note on ${noted}`}
        closeLabel="Close"
        onClose={() => setNoted(undefined)}
        guard={{
          active: draft !== '',
          title: 'Discard your note?',
          leaveLabel: 'Discard note',
          stayLabel: 'Keep editing',
        }}
        footer={(close) => (
          <>
            <Button
              variant="action"
              onClick={() => {
                setNoted(undefined);
                toaster.success('Note saved');
              }}
            >
              Save
            </Button>
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
          </>
        )}
      >
        <TextField label="Note" value={draft} onChange={(event) => setDraft(event.currentTarget.value)} />
      </SideDialog>
      <Toasts
        toaster={toaster}
        label="Notifications"
        closeLabel="Close"
        toneLabels={{ success: 'Done', info: 'Note', warning: 'Warning', error: 'Error' }}
      />
    </Container>
  );
}
