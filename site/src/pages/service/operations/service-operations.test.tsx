import type { ServiceDetails, ServiceOperation } from '@hoster/contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { serviceQuery } from '../../../api/account.ts';
import { SiteFrame, siteVisit } from '../../../layout/testing/site-visit.tsx';
import { service as plain } from '../service.fixture.ts';
import { OperationHistory } from './operation-history.tsx';
import { isOperation, operationsAction } from './operations-action.ts';
import { ReverseDns } from './reverse-dns.tsx';
import { ServiceOperations } from './service-operations.tsx';
import { Snapshots } from './snapshots.tsx';

const server: ServiceDetails = {
  ...plain,
  operations: {
    power: 'on',
    available: [
      { kind: 'start', obstacle: 'power' },
      { kind: 'restart', obstacle: null },
      { kind: 'reinstall', obstacle: null },
      { kind: 'password', obstacle: null },
      { kind: 'reverse_dns', obstacle: null },
    ],
    current: null,
    history: [],
    addresses: [{ address: '192.0.2.7', reverse: 'mail.example.com' }],
    systems: [{ id: 2, name: 'Debian 13', takes_keys: true }],
    snapshots: null,
  },
};

const running: ServiceOperation = {
  id: 1,
  kind: 'restart',
  state: 'running',
  percent: 40,
  step: 'starting',
  reason: null,
  by: 'Mira',
  subject: null,
  created: '2027-11-01T12:00:00Z',
  finished: null,
};

function visit(status: number, answer: unknown = {}) {
  const calls: [string, unknown][] = [];
  const { app } = siteVisit(
    {
      answer: (path, init) => {
        if (init.method === 'GET') return new Response('[]', { headers: { 'content-type': 'application/json' } });
        calls.push([`${init.method} ${path}`, JSON.parse(init.body ?? 'null')]);
        return new Response(JSON.stringify(answer), { status, headers: { 'content-type': 'application/json' } });
      },
    },
    vi.fn(),
  );
  return { app, calls };
}

async function show(service: ServiceDetails, status = 202, answer: unknown = {}) {
  const { app, calls } = visit(status, answer);
  app.queryClient.setQueryData(serviceQuery(app, service.id).queryKey, service);
  const routes = [
    {
      path: '/my/services/1/',
      element: (
        <>
          <ServiceOperations service={service} />
          <ReverseDns service={service} />
          <Snapshots service={service} />
          <OperationHistory history={service.operations.history} />
        </>
      ),
      action: async ({ request }: { request: Request }) => operationsAction(app, service.id, await request.formData()),
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/my/services/1/'] });
  render(
    <SiteFrame app={app}>
      <RouterProvider router={router} />
    </SiteFrame>,
  );
  await screen.findByRole('heading', { name: 'Activity' });
  return { calls, router };
}

test('offers what is possible now, and hides the rest', async () => {
  await show(server);
  expect(screen.getByRole('button', { name: 'Restart' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
  expect(screen.getByText('Reset password')).toBeInTheDocument();
});

test('shows the progress in a live region while an operation runs, and keeps the buttons, which wait', async () => {
  const { operations } = server;
  const available = operations.available.map((one) => ({ ...one, obstacle: 'running' as const }));
  await show({ ...server, operations: { ...operations, available, current: running } });
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('Restart: In progress');
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '40');
  const restart = screen.getByRole('button', { name: 'Restart' });
  expect(restart).toHaveAttribute('aria-disabled', 'true');
  expect(restart).toHaveAccessibleDescription('Another operation is in progress. Wait until it’s finished.');
});

test('asks before it restarts a server, and keeps the focus on the button', async () => {
  const { calls } = await show(server);
  const restart = screen.getByRole('button', { name: 'Restart' });
  await userEvent.click(restart);
  const question = screen.getByRole('alertdialog', { name: `Restart ${server.name}?` });
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(restart).toHaveFocus();
  expect(calls).toEqual([]);
  const submitted = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', submitted, { once: true });
  await userEvent.click(restart);
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Restart' }));
  expect(submitted).toHaveBeenCalledOnce();
  await waitFor(() => expect(restart).toHaveFocus());
});

test('shows nothing for a service without operations', async () => {
  await show(plain);
  expect(screen.queryByRole('heading', { name: /controls/i })).toBeNull();
});

test('shows the history with who asked for each operation, and why one failed', async () => {
  const failed = { ...running, state: 'failed', reason: 'Something went wrong.' } as const;
  await show({ ...server, operations: { ...server.operations, history: [failed] } });
  expect(screen.getByText(/Restart · Failed/)).toBeInTheDocument();
  expect(screen.getByText(/by Mira/)).toBeInTheDocument();
  expect(screen.getByText('Something went wrong.')).toBeInTheDocument();
});

const snapshot = { id: 4, name: 'before', size: 32 * 2 ** 30, created: '2027-11-01T12:00:00Z' };
const withSnapshots = (
  available: ServiceDetails['operations']['available'],
  snapshots: ServiceDetails['operations']['snapshots'],
): ServiceDetails => ({ ...server, operations: { ...server.operations, available, snapshots } });

test('offers to take, restore and delete a snapshot, and shows the space for them', async () => {
  const kinds = ['snapshot', 'snapshot_restore', 'snapshot_delete'] as const;
  const available = kinds.map((kind) => ({ kind, obstacle: null }));
  await show(withSnapshots(available, { space: 50 * 2 ** 30, used: snapshot.size, results: [snapshot] }));
  expect(screen.getByText('32 GB of 50 GB used')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Take snapshot' }), 'and not among the controls').toHaveLength(1);
  expect(screen.getByText('Restore: before')).toBeInTheDocument();
  expect(screen.getByText('Delete: before')).toBeInTheDocument();
});

test.each([
  [0, /without snapshot storage/],
  [32 * 2 ** 30, /no room for another snapshot/],
])('says why no snapshot can be taken with %i bytes', async (space, why) => {
  const snapshots = { space, used: space, results: space > 0 ? [snapshot] : [] };
  await show(
    withSnapshots(
      [
        { kind: 'snapshot', obstacle: 'space' },
        { kind: 'restart', obstacle: null },
      ],
      snapshots,
    ),
  );
  expect(screen.getByText(why)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Take snapshot' })).toBeNull();
});

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

test.each([
  [{ intent: 'operate', kind: 'restart' }, { kind: 'restart' }],
  [
    { intent: 'operate', kind: 'reinstall', system: '2', ssh_keys: '5', confirm: 'web-1' },
    { kind: 'reinstall', system: 2, ssh_keys: [5], confirm: 'web-1' },
  ],
  [
    { intent: 'operate', kind: 'snapshot', name: ' before ' },
    { kind: 'snapshot', name: 'before' },
  ],
  [
    { intent: 'operate', kind: 'snapshot_restore', snapshot: '4', confirm: 'web-1' },
    { kind: 'snapshot_restore', snapshot: 4, confirm: 'web-1' },
  ],
  [
    { intent: 'operate', kind: 'reverse_dns', address: '192.0.2.7', name: '' },
    { kind: 'reverse_dns', address: '192.0.2.7', name: null },
  ],
])('sends %o', async (fields, body) => {
  const { app, calls } = visit(202);
  expect(isOperation(form(fields))).toBe(true);
  const answer = await operationsAction(app, 7, form(fields));
  expect(calls).toEqual([['POST /my/api/services/7/operations/', body]]);
  const part = fields.kind.startsWith('snapshot')
    ? 'snapshots'
    : fields.kind === 'reverse_dns'
      ? 'reverse-dns'
      : 'operations';
  expect(answer instanceof Response && answer.headers.get('location')).toBe(`/my/services/7/#${part}`);
});

test('leads to the one-time address of the control panel', async () => {
  const { app } = visit(200, { url: 'https://panel.example/x', expires: '2027-11-01T12:00:00Z' });
  const answer = await operationsAction(app, 7, form({ intent: 'open', kind: 'login_link' }));
  expect(answer instanceof Response && answer.headers.get('location')).toBe('https://panel.example/x');
});

test.each([
  [400, { system: ['Choose an operating system.'] }, 'fields'],
  [409, { code: 'operation_running' }, 'busy'],
  [409, { code: 'operation_unavailable' }, 'unavailable'],
  [429, {}, 'too-often'],
  [502, {}, 'unreachable'],
])('keeps what was entered when the answer is %i %o', async (status, body, refused) => {
  const { app } = visit(status, body);
  const fields = { intent: 'operate', kind: 'reinstall', confirm: 'web' };
  const answer = await operationsAction(app, 7, form(fields));
  expect(answer).toMatchObject({
    data: { operation: { form: 'reinstall', refused, values: { confirm: ['web'] } } },
  });
});
