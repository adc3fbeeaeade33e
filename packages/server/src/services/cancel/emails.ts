import { defineMessages } from '@formatjs/intl';
import { translator } from '../../i18n/translate.ts';
import { dayInWords } from '@hoster/domain';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { pageLink, type Recipient, sendEmail, spokenAmount } from '../../billing/index.ts';
import type { LineWords } from '../product-lines/line-words.ts';
import type { ServiceRow } from '../../sales/index.ts';

const texts = defineMessages({
  refund: { id: 'services.email.cancelled.refund', defaultMessage: 'We’ve returned {amount} to your balance.' },
  unbuiltSubject: { id: 'services.email.cancelled.unbuilt-subject', defaultMessage: '{name} has been cancelled' },
  unbuilt: { id: 'services.email.cancelled.unbuilt', defaultMessage: 'Your order for {name} has been cancelled.' },
  nothingToPay: { id: 'services.email.cancelled.nothing-to-pay', defaultMessage: 'You won’t be charged for it.' },
  notYou: {
    id: 'services.email.cancelled.not-you',
    defaultMessage: 'If this wasn’t you, change your password and contact support.',
  },
});

type Named = Pick<ServiceRow, 'kind' | 'name'>;

const wordsOf = ({ serviceLines }: Context, { kind }: Named): LineWords => serviceLines[kind].words;

/** Email about a scheduled cancellation. */
export async function mailWillEnd(
  context: Context,
  tx: Db,
  to: Recipient,
  service: Named & Pick<ServiceRow, 'id'>,
  end: Date,
): Promise<void> {
  const t = translator(to.language);
  const words = wordsOf(context, service);
  const day = dayInWords(end, to.language, to.timeZone);
  await sendEmail(tx, to, 'cancellation-planned', t(words.willEndSubject, { name: service.name, day }), [
    t(words.willEnd, { name: service.name, day }),
    `${t(words.changedMind)}\n${pageLink(context, `/my/services/${service.id}/`)}`,
    t(texts.notYou),
  ]);
}

/** Email about an undone cancellation. */
export async function mailKept(context: Context, tx: Db, to: Recipient, service: Named): Promise<void> {
  const t = translator(to.language);
  const words = wordsOf(context, service);
  await sendEmail(tx, to, 'cancellation-undone', t(words.keptSubject, { name: service.name }), [
    t(words.kept, { name: service.name }),
  ]);
}

/**
 * Email about a cancelled service, with its refund (EUR cents) and the credit note for it. One that was never active
 * had no data.
 */
export async function mailEnded(
  context: Context,
  tx: Db,
  to: Recipient,
  service: Named & Pick<ServiceRow, 'activatedAt'>,
  refundCents: number,
  creditNote: string | null = null,
): Promise<void> {
  const t = translator(to.language);
  const { name, activatedAt } = service;
  const words = wordsOf(context, service);
  const refund = refundCents > 0 ? [t(texts.refund, { amount: spokenAmount(refundCents, 'EUR', to.language) })] : [];
  if (activatedAt === null) {
    const [money = t(texts.nothingToPay)] = refund;
    return sendEmail(
      tx,
      to,
      'order-cancelled',
      t(texts.unbuiltSubject, { name }),
      [`${t(texts.unbuilt, { name })} ${money}`, t(texts.notYou)],
      creditNote,
    );
  }
  await sendEmail(
    tx,
    to,
    'service-cancelled',
    t(words.endedSubject, { name }),
    [t(words.ended, { name }), ...refund, t(texts.notYou)],
    creditNote,
  );
}
