import type { ServiceDetails } from '@hoster/contract';
import { Stack } from '@hoster/ui/stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { siteMessages, withSite } from '../../layout/testing/with-site.tsx';
import { service } from './service.fixture.ts';
import { StateNotice } from './state-notice.tsx';

/** The notice on the page of a service that doesn’t run as it should. */
const meta = {
  title: 'Compositions/Service notices',
  component: StateNotice,
  tags: ['!autodocs'],
  loaders: [siteMessages('account')],
  decorators: [withSite({ at: '/my/services/7/' })],
  args: { service },
} satisfies Meta<typeof StateNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

const renewal = {
  total: { amount: '16.07', currency: 'EUR' },
  card: null,
  payable: true,
  until: '2027-12-02T12:00:00Z',
  waiting: null,
  first: 'balance',
  grace_days: 3,
  suspends: null,
  deletes: '2027-01-06T12:00:00Z',
} satisfies ServiceDetails['renewal'];

const suspended = (cause: 'unpaid' | 'trial' | 'staff', reason: string): ServiceDetails => ({
  ...service,
  status: 'suspended',
  status_reason: reason,
  suspension: { cause, since: '2026-12-23T12:00:00Z', reason: null },
  renewal,
});

/** The cause comes from the server; what helps depends on it. */
export const Suspended: Story = {
  globals: { language: 'en' },
  render: () => (
    <Stack gap={16}>
      <StateNotice
        service={suspended(
          'unpaid',
          'We couldn’t renew this service: your balance was too low. Top up your balance or pay now, and it starts again.',
        )}
      />
      <StateNotice
        service={suspended(
          'trial',
          'The trial has ended, and the first term hasn’t been paid for. Top up your balance or pay now, and it starts again.',
        )}
      />
      <StateNotice
        service={suspended(
          'staff',
          'Our team has suspended this service. Contact support to find out why and how to get it running again.',
        )}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Pay now',
      'Top up balance',
      'Pay now',
      'Top up balance',
      'Contact support',
    ]);
  },
};

/** States of a service from the order to its end. */
export const States: Story = {
  render: () => (
    <Stack gap={16}>
      {(['awaiting_payment', 'pending_setup', 'failed_setup', 'failed_renew', 'canceled'] as const).map((status) => (
        <StateNotice key={status} service={{ ...service, status, payment_object_ref: 'pay_1' }} />
      ))}
    </Stack>
  ),
};
