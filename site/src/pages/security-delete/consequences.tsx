import { List } from '@hoster/ui/list';
import { Split } from '@hoster/ui/split';
import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Section } from '@hoster/ui/section';

const words = defineMessages({
  erased: {
    id: 'security-log.delete.erased',
    defaultMessage: 'What will be deleted',
    description: 'Section of the page that deletes the account',
  },
  person: {
    id: 'security-log.delete.erased.person',
    defaultMessage: 'your name, postal address, phone and email addresses',
  },
  access: {
    id: 'security-log.delete.erased.access',
    defaultMessage: 'password, two-factor authentication, sessions, connected accounts and activity log',
  },
  keys: {
    id: 'security-log.delete.erased.keys',
    defaultMessage: 'SSH keys, saved cards, and login details for your past servers',
  },
  letters: {
    id: 'security-log.delete.erased.letters',
    defaultMessage: 'our emails to you, order comments, and how you found us',
  },
  unpaid: {
    id: 'security-log.delete.erased.unpaid',
    defaultMessage:
      'unpaid orders and top-ups: if you’ve sent a bank transfer or cryptocurrency, wait until it appears on your balance or pays for your order',
    description: 'Item of the list of what is deleted',
  },
  kept: {
    id: 'security-log.delete.kept',
    defaultMessage: 'What we must keep by law',
    description: 'Section of the page that deletes the account',
  },
  bookings: {
    id: 'security-log.delete.kept.bookings',
    defaultMessage: 'paid orders, payments and balance transactions, for accounting',
    description: 'Item of the list of what is kept',
  },
  invoices: {
    id: 'security-log.delete.kept.invoices',
    defaultMessage: 'the name, address and companies on your invoices, if you’ve ever paid',
    description: 'Item of the list of what is kept',
  },
});

/** Consequences of deletion, shown before the form. */
export function Consequences() {
  const { formatMessage } = useIntl();
  return (
    <Split gap={{ base: 40, lg: 64 }}>
      <Section id="erased" title={formatMessage(words.erased)}>
        <Items
          items={[words.person, words.access, words.keys, words.letters, words.unpaid].map((word) =>
            formatMessage(word),
          )}
        />
      </Section>
      <Section id="kept" title={formatMessage(words.kept)}>
        <Items items={[words.bookings, words.invoices].map((word) => formatMessage(word))} />
      </Section>
    </Split>
  );
}

const Items = ({ items }: { items: readonly ReactNode[] }) => (
  <List>
    {items.map((item, index) => (
      <li key={index}>{item}</li>
    ))}
  </List>
);
