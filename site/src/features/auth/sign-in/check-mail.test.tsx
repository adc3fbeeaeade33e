import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInSite } from '../../../layout/testing/render-in-site.tsx';
import { CheckMail } from './check-mail.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));
const resend = () => screen.getByRole('button', { name: /^Resend/ });
const press = () => act(async () => resend().click());

test('offers to send the email again once the server would', async () => {
  const onResend = vi.fn(async () => undefined);
  renderInSite(<CheckMail email="ada@example.com" onResend={onResend} />);
  await press();
  expect(onResend, 'within three minutes').not.toHaveBeenCalled();
  expect(screen.queryByText(/sent it again/)).toBeNull();
  await seconds(20);
  expect(screen.getByRole('timer')).toHaveTextContent('2:40');
  await seconds(160);
  expect(screen.queryByRole('timer')).toBeNull();
  await press();
  expect(onResend).toHaveBeenCalledOnce();
  expect(screen.getByText(/^We’ve sent it again\./)).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('3:00');
  await press();
  expect(onResend).toHaveBeenCalledOnce();
});

test('says so when the email can’t be sent again, and can be asked again', async () => {
  const onResend = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
  renderInSite(<CheckMail email="ada@example.com" onResend={onResend} />);
  await seconds(180);
  await press();
  expect(screen.getByText(/^We couldn’t send it again/)).toBeVisible();
  expect(screen.queryByText(/We’ve sent it again/)).toBeNull();
  await press();
  expect(onResend).toHaveBeenCalledTimes(2);
});
