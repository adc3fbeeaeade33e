import { Container } from '@hoster/ui/container';
import { FormattedMessage } from 'react-intl';
import { DisplayPrice } from '../../features/currency/display-price.tsx';
import { BrandIcon } from '../../layout/footer/brand-icon.tsx';
import { useSite } from '../../start/use-site.ts';
import * as page from './page.css.ts';
import * as css from './terms.css.ts';

/** Trial, discounts and ways to pay. Nothing while the shop's constants are not known. */
export function Terms() {
  const { config, features } = useSite();
  if (!config) return null;
  const { trial, promo } = config;
  const payment = features?.payment_icons ?? [];
  return (
    <Container element="section" className={page.ruled} aria-labelledby="terms">
      <h2 id="terms" className={page.bandTitle}>
        <FormattedMessage id="home.terms" defaultMessage="Trial and payment" description="Heading" />
      </h2>
      <dl className={css.list}>
        <dt className={css.name}>
          <FormattedMessage id="home.terms.trial" defaultMessage="VPS trial" description="Name of a fact" />
        </dt>
        <dd className={css.fact}>
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
        </dd>
        <dt className={css.name}>
          <FormattedMessage id="home.terms.promo" defaultMessage="Welcome discount" description="Name of a fact" />
        </dt>
        <dd className={css.fact}>
          <FormattedMessage
            id="home.terms.promo.text"
            defaultMessage="{percent}% off the first {months, plural, one {month} other {# months}} with a promo code we send by email"
            description="The welcome discount"
            values={{ percent: promo.discount_percent, months: promo.months }}
          />
        </dd>
        <dt className={css.name}>
          <FormattedMessage id="home.terms.partner" defaultMessage="Partner program" description="Name of a fact" />
        </dt>
        <dd className={css.fact}>
          <FormattedMessage
            id="home.terms.partner.text"
            defaultMessage="Earn up to {percent}% of what your referrals spend"
            description="The partner program"
            values={{ percent: config.partner.cashback_percent_max }}
          />
        </dd>
        {payment.length > 0 ? (
          <>
            <dt className={css.name}>
              <FormattedMessage
                id="home.terms.pay"
                defaultMessage="We accept"
                description="Name of a fact: ways to pay"
              />
            </dt>
            <dd className={css.marks}>
              {payment.map((key) => (
                <BrandIcon key={key} brand={key} />
              ))}
            </dd>
          </>
        ) : null}
      </dl>
    </Container>
  );
}
