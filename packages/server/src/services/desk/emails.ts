import { defineMessages } from '@formatjs/intl';
import { dayInWords } from '@hoster/domain';
import { translator } from '../../i18n/translate.ts';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { pageLink, type Recipient, sendEmail, spokenAmount } from '../../billing/index.ts';
import type { ServiceRow } from '../../sales/index.ts';

const texts = defineMessages({
  extendedSubject: { id: 'services.desk.email.extended-subject', defaultMessage: 'We’ve extended {name}' },
  extended: {
    id: 'services.desk.email.extended',
    defaultMessage:
      'We’ve extended {name} by {days, plural, one {# day} other {# days}}, free of charge. Its term now ends on {day}.',
  },
  movedSubject: { id: 'services.desk.email.moved-subject', defaultMessage: 'The term of {name} ends on {day}' },
  moved: {
    id: 'services.desk.email.moved',
    defaultMessage: 'We’ve changed the end of the term of {name}. It now ends on {day}.',
  },
  suspendedSubject: { id: 'services.desk.email.suspended-subject', defaultMessage: '{name} is suspended' },
  suspended: {
    id: 'services.desk.email.suspended',
    defaultMessage: 'Our team has suspended {name}: “{reason}”',
  },
  contact: {
    id: 'services.desk.email.contact',
    defaultMessage: 'Contact support to get it running again:',
  },
  reactivatedSubject: { id: 'services.desk.email.reactivated-subject', defaultMessage: '{name} is running again' },
  reactivated: { id: 'services.desk.email.reactivated', defaultMessage: 'Our team has started {name} again.' },
  priceSubject: { id: 'services.desk.email.price-subject', defaultMessage: 'The price of {name} changes on {day}' },
  price: {
    id: 'services.desk.email.price',
    defaultMessage:
      'From {day}, {name} costs {price} per month, excluding VAT. Until then it costs {before}. Terms that you’ve already paid for don’t change.',
  },
  priceQuestions: {
    id: 'services.desk.email.price-questions',
    defaultMessage: 'If you don’t want to keep it, you can cancel it at the end of the term:',
  },
});

type Named = Pick<ServiceRow, 'id' | 'name'>;

const pageOf = (context: Context, { id }: Named): string => pageLink(context, `/my/services/${id}/`);

/** Email about days for free. */
export async function mailExtended(
  context: Context,
  tx: Db,
  to: Recipient,
  service: Named,
  { days, until }: { days: number; until: Date },
): Promise<void> {
  const t = translator(to.language);
  const { name } = service;
  const day = dayInWords(until, to.language, to.timeZone);
  await sendEmail(tx, to, 'service-extended', t(texts.extendedSubject, { name }), [
    t(texts.extended, { name, days, day }),
    pageOf(context, service),
  ]);
}

/** Email about another end of the term. */
export async function mailMoved(context: Context, tx: Db, to: Recipient, service: Named, until: Date): Promise<void> {
  const t = translator(to.language);
  const { name } = service;
  const day = dayInWords(until, to.language, to.timeZone);
  await sendEmail(tx, to, 'term-moved', t(texts.movedSubject, { name, day }), [
    t(texts.moved, { name, day }),
    pageOf(context, service),
  ]);
}

/** Email about a suspension by staff, with their words. */
export async function mailSuspendedByStaff(
  context: Context,
  tx: Db,
  to: Recipient,
  { name }: Named,
  reason: string,
): Promise<void> {
  const t = translator(to.language);
  await sendEmail(tx, to, 'suspended-by-staff', t(texts.suspendedSubject, { name }), [
    t(texts.suspended, { name, reason }),
    `${t(texts.contact)}\n${pageLink(context, '/my/tickets/new/')}`,
  ]);
}

/** Email about a service that staff have started again. */
export async function mailReactivated(context: Context, tx: Db, to: Recipient, service: Named): Promise<void> {
  const t = translator(to.language);
  const { name } = service;
  await sendEmail(tx, to, 'reactivated-by-staff', t(texts.reactivatedSubject, { name }), [
    t(texts.reactivated, { name }),
    pageOf(context, service),
  ]);
}

/** Email about another price, EUR cents net a month, from a day on. */
export async function mailPrice(
  context: Context,
  tx: Db,
  to: Recipient,
  service: Named & Pick<ServiceRow, 'priceCents'>,
  { from, priceCents }: { from: Date; priceCents: number },
): Promise<void> {
  const t = translator(to.language);
  const { name } = service;
  const day = dayInWords(from, to.language, to.timeZone);
  const inEuros = (cents: number): string => spokenAmount(cents, 'EUR', to.language);
  await sendEmail(tx, to, 'price-changed', t(texts.priceSubject, { name, day }), [
    t(texts.price, { name, day, price: inEuros(priceCents), before: inEuros(service.priceCents) }),
    `${t(texts.priceQuestions)}\n${pageOf(context, service)}`,
  ]);
}
