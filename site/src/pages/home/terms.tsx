import { Band } from '@hoster/ui/band';
import { DataList } from '@hoster/ui/data-list';
import { Inline } from '@hoster/ui/inline';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { DisplayPrice } from '../../parts/price/display-price.tsx';
import { BrandIcon } from '../../layout/footer/brand-icon.tsx';
import { useSite } from '../../app/visitor/use-site.ts';

const words = defineMessages({
  trial: { id: 'home.terms.trial', defaultMessage: 'VPS trial', description: 'Name of a fact' },
  promo: { id: 'home.terms.promo', defaultMessage: 'Welcome discount', description: 'Name of a fact' },
  partner: { id: 'home.terms.partner', defaultMessage: 'Partner program', description: 'Name of a fact' },
  pay: { id: 'home.terms.pay', defaultMessage: 'We accept', description: 'Name of a fact: ways to pay' },
});

/** Trial, discounts and ways to pay. Nothing while the shop's constants are not known. */
export function Terms() {
  const { formatMessage } = useIntl();
  const { config, features } = useSite();
  if (!config) return null;
  const { trial, promo } = config;
  const payment = features?.payment_icons ?? [];
  return (
    <Band
      layout="side"
      padding="large"
      titleId="terms"
      title={<FormattedMessage id="home.terms" defaultMessage="Trial and payment" description="Heading" />}
    >
      <DataList
        mono={false}
        items={[
          {
            term: formatMessage(words.trial),
            value: (
              <FormattedMessage
                id="home.terms.trial.text"
                defaultMessage="{free, plural, one {# day} other {# days}} free, or {paid, plural, one {# day} other {# days}} with full features for {price}"
                description="The two kinds of trial"
                values={{
                  free: trial.vps_free_days,
                  paid: trial.vps_paid_days,
                  price: <DisplayPrice eur={trial.vps_paid_price} />,
                }}
              />
            ),
          },
          {
            term: formatMessage(words.promo),
            value: (
              <FormattedMessage
                id="home.terms.promo.text"
                defaultMessage="{percent}% off the first {months, plural, one {month} other {# months}} with a promo code we send by email"
                description="The welcome discount"
                values={{ percent: promo.discount_percent, months: promo.months }}
              />
            ),
          },
          {
            term: formatMessage(words.partner),
            value: (
              <FormattedMessage
                id="home.terms.partner.text"
                defaultMessage="Earn up to {percent}% of what your referrals spend"
                description="The partner program"
                values={{ percent: config.partner.cashback_percent_max }}
              />
            ),
          },
          ...(payment.length === 0
            ? []
            : [
                {
                  term: formatMessage(words.pay),
                  value: (
                    <Inline gap={20}>
                      {/* Text, so that the baseline of the row is in the middle of the marks and not below them. */}
                      {'\u00a0'}
                      {payment.map((key) => (
                        <BrandIcon key={key} brand={key} />
                      ))}
                    </Inline>
                  ),
                },
              ]),
        ]}
      />
    </Band>
  );
}
