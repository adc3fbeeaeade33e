import type { Scope } from '@hoster/contract';
import { Item, ItemList } from '@hoster/ui/item-list';
import { LinkButton } from '@hoster/ui/link-button';
import { Status } from '@hoster/ui/status';
import { Stack } from '@hoster/ui/stack';
import { Heading } from '@hoster/ui/heading';
import type { ReactNode } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { paymentHref } from '../../parts/payment-cell/payment-href.ts';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { Day } from '../../parts/service/day.tsx';
import { useAccess } from '../../app/visitor/use-may.ts';
import { scopeOf, type Task } from './tasks.ts';

const messages = defineMessages({
  title: { id: 'account.tasks.title', defaultMessage: 'To do', description: 'Heading of what the customer should do' },
  'pay-order': { id: 'account.tasks.pay-order', defaultMessage: '{name} isn’t paid for yet' },
  'renewal-failed': { id: 'account.tasks.renewal-failed', defaultMessage: 'We couldn’t renew {name}' },
  suspended: { id: 'account.tasks.suspended', defaultMessage: '{name} is suspended' },
  'setup-failed': { id: 'account.tasks.setup-failed', defaultMessage: 'The setup of {name} failed' },
  'payment-failed': { id: 'account.tasks.payment-failed', defaultMessage: 'A payment didn’t go through' },
  'payment-awaiting': { id: 'account.tasks.payment-awaiting', defaultMessage: 'A payment is too low' },
  ends: { id: 'account.tasks.ends', defaultMessage: '{name} ends on {day}' },
  'renew-by-hand': {
    id: 'account.tasks.renew-by-hand',
    defaultMessage: '{name} is paid until {day}, and auto-renewal is off',
  },
  uncovered: {
    id: 'account.tasks.uncovered',
    defaultMessage: 'Your balance doesn’t cover renewals of {amount} from {day}',
    description: 'There is no card to charge, either; amount: of all renewals in the next two weeks, day: of the first',
  },
  'card-expired': { id: 'account.tasks.card-expired', defaultMessage: 'Your card {card} has expired' },
  'card-expires': { id: 'account.tasks.card-expires', defaultMessage: 'Your card {card} expires soon' },
  tickets: {
    id: 'account.tasks.tickets',
    defaultMessage: '{count, plural, one {Support answered # ticket} other {Support answered # tickets}}',
  },
  profile: { id: 'account.tasks.profile', defaultMessage: 'Your personal data is incomplete' },
  'two-factor': { id: 'account.tasks.two-factor', defaultMessage: 'Two-factor authentication is off' },
});
const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

const actions = defineMessages({
  pay: { id: 'account.tasks.pay', defaultMessage: 'Pay' },
  open: { id: 'account.tasks.open', defaultMessage: 'Open service' },
  keep: { id: 'account.tasks.keep', defaultMessage: 'Keep service' },
  renew: { id: 'account.tasks.renew', defaultMessage: 'Renew' },
  topUp: { id: 'account.tasks.top-up', defaultMessage: 'Top up' },
  replace: { id: 'account.tasks.replace-card', defaultMessage: 'Replace card' },
  read: {
    id: 'account.tasks.read',
    defaultMessage: '{count, plural, one {Read answer} other {Read answers}}',
    description: 'Link to tickets that support has answered',
  },
  complete: { id: 'account.tasks.complete', defaultMessage: 'Complete it' },
  protect: { id: 'account.tasks.protect', defaultMessage: 'Turn on 2FA' },
});

interface Shown {
  key: string;
  tone: 'danger' | 'warning' | 'info';
  word: MessageDescriptor;
  values?: Record<string, ReactNode>;
  href: string;
  action: MessageDescriptor;
}

function shownOf(task: Task): Shown {
  switch (task.kind) {
    case 'pay-order':
    case 'setup-failed':
      return {
        key: `service-${task.service.id}`,
        tone: task.kind === 'pay-order' ? 'warning' : 'danger',
        word: words[task.kind],
        values: { name: task.service.name },
        href: `/my/services/${task.service.id}/`,
        action: task.kind === 'pay-order' ? actions.pay : actions.open,
      };
    case 'renewal-failed':
    case 'suspended':
      return {
        key: `service-${task.service.id}`,
        tone: 'danger',
        word: words[task.kind],
        values: { name: task.service.name },
        href: `/my/services/${task.service.id}/renew/`,
        action: actions.pay,
      };
    case 'payment':
      return {
        key: task.ref,
        tone: 'warning',
        word: words[`payment-${task.state}`],
        href: paymentHref(task.ref),
        action: actions.pay,
      };
    case 'ends':
    case 'renew-by-hand':
      return {
        key: `service-${task.service.id}`,
        tone: 'warning',
        word: words[task.kind],
        values: { name: task.service.name, day: <Day value={task.until} /> },
        href: `/my/services/${task.service.id}/${task.kind === 'ends' ? '' : 'renew/'}`,
        action: task.kind === 'ends' ? actions.keep : actions.renew,
      };
    case 'uncovered':
      return {
        key: 'uncovered',
        tone: 'warning',
        word: words.uncovered,
        values: { amount: <LedgerPrice value={task.amount} />, day: <Day value={task.until} /> },
        href: '/my/billing/?edit=top-up',
        action: actions.topUp,
      };
    case 'card':
      return {
        key: 'card',
        tone: task.expired ? 'danger' : 'warning',
        word: words[task.expired ? 'card-expired' : 'card-expires'],
        values: { card: task.card },
        href: `/my/billing/?replace=${task.id}`,
        action: actions.replace,
      };
    case 'tickets':
      return {
        key: 'tickets',
        tone: 'info',
        word: words.tickets,
        values: { count: task.count },
        href: '/my/tickets/',
        action: actions.read,
      };
    case 'profile':
      return {
        key: 'profile',
        tone: 'info',
        word: words.profile,
        href: '/my/settings/?edit=personal-info',
        action: actions.complete,
      };
    case 'two-factor':
      return {
        key: '2fa',
        tone: 'info',
        word: words['two-factor'],
        href: '/my/security/#factor',
        action: actions.protect,
      };
  }
}

/** A task, or for somebody whose role doesn't allow it what it's about. */
const shownFor = (task: Task, may: (scope: Scope) => boolean): Shown =>
  'service' in task && !may(scopeOf(task))
    ? { ...shownOf(task), href: `/my/services/${task.service.id}/`, action: actions.open }
    : shownOf(task);

/** What the customer should do. Nothing when there's nothing. */
export function TaskList({ tasks }: { tasks: readonly Task[] }) {
  const { formatMessage } = useIntl();
  const may = useAccess();
  if (tasks.length === 0) return null;
  return (
    <Stack element="section" gap={8} aria-labelledby="tasks">
      <Heading level={2} size={18} id="tasks">
        {formatMessage(words.title)}
      </Heading>
      <ItemList ruled>
        {tasks
          .map((task) => shownFor(task, may))
          .map(({ key, tone, word, values, href, action }) => (
            <Item
              key={key}
              actions={
                <LinkButton href={href} size="small">
                  {formatMessage(action, values)}
                </LinkButton>
              }
            >
              <Status tone={tone}>{formatMessage(word, values)}</Status>
            </Item>
          ))}
      </ItemList>
    </Stack>
  );
}
