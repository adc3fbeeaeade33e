import type { Finance, Ledger, RenewalCharges, Scope, Service } from '@hoster/contract';
import { parseEuros } from '@hoster/domain/money/money';
import { endsSoon, isRunning } from '@hoster/domain/order/service-state';

/** Something that the customer should do, the most urgent kind first. */
export type Task =
  | { kind: 'pay-order' | 'renewal-failed' | 'suspended' | 'setup-failed'; service: Service }
  | { kind: 'payment'; ref: string; state: 'failed' | 'awaiting' }
  | { kind: 'ends' | 'renew-by-hand'; service: Service; until: string }
  | { kind: 'uncovered'; amount: Ledger; until: string }
  | { kind: 'card'; id: number; card: string; expired: boolean }
  | { kind: 'tickets'; count: number }
  | { kind: 'profile' | 'two-factor' };

const scopes: Readonly<Record<Task['kind'], Scope>> = {
  'pay-order': 'orders',
  'renewal-failed': 'orders',
  suspended: 'orders',
  'setup-failed': 'read',
  payment: 'orders',
  ends: 'services',
  'renew-by-hand': 'orders',
  uncovered: 'billing',
  card: 'billing',
  tickets: 'read',
  profile: 'account',
  'two-factor': 'read',
};

/** What a role must allow for a task to be done. */
export const scopeOf = ({ kind }: Pick<Task, 'kind'>): Scope => scopes[kind];

type Money = Pick<Finance, 'balance' | 'saved_cards'> & {
  readonly open_payments: readonly Pick<Finance['open_payments'][number], 'ref' | 'purpose' | 'status'>[];
};

/** What the tasks are found in; unknown parts bring none. */
export interface TaskSources {
  services: readonly Service[];
  finance: Money | undefined;
  /** Automatic renewals of the next days. */
  soon: RenewalCharges['soon'];
  /** Unread answers of support. */
  unreadTickets: number;
  profileComplete: boolean;
  /** Whether the account has two-factor authentication; null while unknown. */
  hasTwoFactor: boolean | null;
  now: Date;
}

const ofState = {
  awaiting_payment: 'pay-order',
  failed_renew: 'renewal-failed',
  suspended: 'suspended',
  failed_setup: 'setup-failed',
} as const;

/** What the customer should do, the most urgent first. */
export function tasksOf(sources: TaskSources): Task[] {
  const { services, finance, soon, unreadTickets, profileComplete, hasTwoFactor, now } = sources;
  const troubled = Object.entries(ofState).flatMap(([state, kind]) =>
    services.filter(({ status }) => status === state).map((service) => ({ kind, service })),
  );
  return [
    ...troubled,
    ...failedPayments(finance),
    ...endingSoon(services, now),
    ...uncovered(soon, finance),
    ...expiringCard(services, finance),
    ...(unreadTickets > 0 ? [{ kind: 'tickets', count: unreadTickets } as const] : []),
    ...(profileComplete ? [] : [{ kind: 'profile' } as const]),
    ...(hasTwoFactor === false ? [{ kind: 'two-factor' } as const] : []),
  ];
}

/** Payments of orders are shown with their services. */
function failedPayments(finance: Money | undefined): Task[] {
  return (finance?.open_payments ?? []).flatMap(({ ref, purpose, status }): Task[] =>
    purpose === 'purchase' || (status !== 'failed' && status !== 'underpaid')
      ? []
      : [{ kind: 'payment', ref, state: status === 'failed' ? 'failed' : 'awaiting' }],
  );
}

function endingSoon(services: readonly Service[], now: Date): Task[] {
  return services.flatMap((service): Task[] => {
    const { paid_until: until, status, auto_renew: renews, auto_pay: pays } = service;
    if (until === null || status === 'suspended' || status === 'failed_renew' || !isRunning(status)) return [];
    if ((renews && pays) || !endsSoon(new Date(until), now)) return [];
    return [{ kind: renews ? 'renew-by-hand' : 'ends', service, until }];
  });
}

/** Automatic renewals that the balance doesn't cover, without a card to charge. */
function uncovered(soon: TaskSources['soon'], finance: Money | undefined): Task[] {
  if (!soon || !finance || finance.saved_cards.some(({ is_expired: isExpired }) => !isExpired)) return [];
  const [costs, balance] = [parseEuros(soon.amount), parseEuros(finance.balance)];
  return costs !== null && balance !== null && costs > balance
    ? [{ kind: 'uncovered', amount: soon.amount, until: soon.first }]
    : [];
}

/** The card for renewals expires soon, or no card is left that hasn't expired. */
function expiringCard(services: readonly Service[], finance: Money | undefined): Task[] {
  const cards = finance?.saved_cards ?? [];
  const renewing = cards.find(({ is_default: isDefault }) => isDefault);
  const card = renewing ?? cards.find(({ is_expired: isExpired }) => isExpired);
  if (!card || !services.some(({ auto_renew: renews, status }) => renews && isRunning(status))) return [];
  if (!card.is_expired && !card.expires_soon) return [];
  return [{ kind: 'card', id: card.id, card: `${card.brand} •••• ${card.last4}`, expired: card.is_expired === true }];
}
