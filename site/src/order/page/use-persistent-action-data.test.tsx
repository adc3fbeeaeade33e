import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Form, redirect, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { usePersistentActionData } from './use-persistent-action-data.ts';

function Page() {
  const answer = usePersistentActionData<string>();
  return (
    <Form method="post">
      <output>{answer ?? 'no answer'}</output>
      <button name="to" value="here">
        Order
      </button>
      <button name="to" value="next">
        Continue
      </button>
    </Form>
  );
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const shown = () => screen.getByRole('status').textContent;

function start() {
  const action = async ({ request }: { request: Request }) =>
    (await request.formData()).get('to') === 'here' ? 'refused' : redirect('/?stage=payment');
  const router = createMemoryRouter([{ path: '/', action, element: <Page /> }], {
    initialEntries: ['/?stage=payment'],
  });
  render(<RouterProvider router={router} />);
  return router;
}

test('forgets the answer when the next form leads to the same address', async () => {
  start();
  await press('Order');
  expect(shown()).toBe('refused');
  await press('Continue');
  expect(shown()).toBe('no answer');
});

test('keeps the answer while the configuration changes in the address', async () => {
  const router = start();
  await press('Order');
  await act(() => router.navigate('/?os=1&stage=payment', { replace: true }));
  expect(shown()).toBe('refused');
  await press('Continue');
  expect(shown()).toBe('no answer');
});
