import { DataTable, initialView } from '@hoster/ui/data-table';
import { screen } from '@testing-library/react';
import { useIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { renderInSite } from '../../layout/testing/render-in-site.tsx';
import { service } from '../service/service.fixture.ts';
import { useTableLabels } from '../../parts/table/use-table-labels.ts';
import { serviceColumns } from './service-columns.tsx';
import { requestOf, viewIn } from './services-view.ts';

function Services({ rows }: { rows: (typeof service)[] }) {
  const columns = serviceColumns(useIntl(), { projects: [], locations: [] });
  return (
    <DataTable
      caption="Services"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      view={initialView(columns)}
      labels={useTableLabels()}
    />
  );
}

describe('a row', () => {
  const base = { ...service, paid_until: '2030-01-31T00:00:00Z' };

  test('doesn’t call a service that was cancelled before its term ended paid until that day', () => {
    renderInSite(
      <Services
        rows={[
          { ...base, id: 1, name: 'runs' },
          { ...base, id: 2, name: 'ended', status: 'canceled' },
        ]}
      />,
    );
    expect(screen.getByRole('row', { name: /runs/ })).toHaveTextContent('31 Jan 2030');
    expect(screen.getByRole('row', { name: /ended/ })).not.toHaveTextContent('2030');
  });

  test('says how the next term is paid for', () => {
    renderInSite(
      <Services
        rows={[
          { ...base, id: 1, name: 'charged' },
          { ...base, id: 2, name: 'by-hand', auto_pay: false },
          { ...base, id: 3, name: 'leaves', auto_renew: false },
        ]}
      />,
    );
    expect(screen.getByRole('row', { name: /charged/ })).toHaveTextContent('Renews automatically');
    expect(screen.getByRole('row', { name: /by-hand/ })).toHaveTextContent('Auto-renewal is off');
    expect(screen.getByRole('row', { name: /leaves/ })).toHaveTextContent('Ends then');
  });
});

test.each([
  ['', {}],
  ['?name=web&kind=vps&status=active&sort=-price', { search: 'web', kind: 'vps', status: 'active', sort: '-price' }],
  ['?project=3&location=7&cursor=2', { project: 3, location: 7, page: 2 }],
  ['?kind=toString&status=gone&project=-1&cursor=0&sort=colour&name=%20', {}],
])('asks the backend for what the address %s says, and leaves the rest out', (search, expected) => {
  expect(requestOf(viewIn(new URLSearchParams(search)))).toEqual(expected);
});
