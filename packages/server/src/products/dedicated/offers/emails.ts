import { defineMessages } from '@formatjs/intl';
import { dayInWords, localizePath } from '@hoster/domain';
import { pageLink, type Recipient, sendEmail, spokenAmount } from '../../../billing/index.ts';
import type { DsPlanRow } from '../../../catalogue/index.ts';
import { translator } from '../../../i18n/translate.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { Context } from '../../../platform/index.ts';
import { offerPath } from './offers.ts';
import type { DsOfferRow } from './tables.ts';

const texts = defineMessages({
  subject: { id: 'products.dedicated.offer.email.subject', defaultMessage: 'Our offer for you: {name}' },
  lead: {
    id: 'products.dedicated.offer.email.lead',
    defaultMessage: 'Our team has prepared an offer for you: {name}.',
  },
  price: { id: 'products.dedicated.offer.email.price', defaultMessage: 'Price: {price} per month, excluding VAT' },
  setup: { id: 'products.dedicated.offer.email.setup', defaultMessage: 'Setup fee: {price}, excluding VAT' },
  noSetup: { id: 'products.dedicated.offer.email.no-setup', defaultMessage: 'No setup fee' },
  order: {
    id: 'products.dedicated.offer.email.order',
    defaultMessage: 'The offer is valid until {day}. Sign in and order here:',
  },
});

/** Email with an offer and the page on which it's ordered. */
export async function mailOffer(
  context: Context,
  tx: Db,
  to: Recipient,
  {
    offer: { comment, expiresAt, id, label, priceCents, setupFeeCents },
    plan,
  }: {
    offer: Pick<DsOfferRow, 'comment' | 'expiresAt' | 'id' | 'label' | 'priceCents' | 'setupFeeCents'>;
    plan: Pick<DsPlanRow, 'name' | 'slug'>;
  },
): Promise<void> {
  const t = translator(to.language);
  const name = label ?? plan.name;
  const money = (cents: number) => spokenAmount(cents, 'EUR', to.language);
  // Its page has the same day.
  const day = dayInWords(expiresAt, to.language, 'UTC');
  const page = pageLink(context, localizePath(offerPath(plan.slug, id), to.language));
  await sendEmail(tx, to, 'dedicated-offer', t(texts.subject, { name }), [
    t(texts.lead, { name }),
    ...(comment === null ? [] : [comment]),
    [
      t(texts.price, { price: money(priceCents) }),
      setupFeeCents === 0 ? t(texts.noSetup) : t(texts.setup, { price: money(setupFeeCents) }),
    ].join('\n'),
    `${t(texts.order, { day })}\n${page}`,
  ]);
}
