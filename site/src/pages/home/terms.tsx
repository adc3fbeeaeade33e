import { paymentIcons } from '@hoster/domain/regional';
import { Container } from '@hoster/ui/container';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { configQuery } from '../../api/site.ts';
import { useApp } from '../../app-context.tsx';
import { DisplayPrice } from '../../features/currency/display-price.tsx';
import { BrandIcon } from '../../layout/footer/brand-icon.tsx';
import { useCountries } from '../../start/use-countries.ts';
import * as page from './page.css.ts';
import * as css from './terms.css.ts';

/** Trial, discounts and ways to pay. Nothing while the shop's constants are not known. */
export function Terms() {
  const { data: config } = useQuery(configQuery(useApp()));
  const countries = useCountries();
  if (!config) return null;
  const { trial, promo } = config;
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
            defaultMessage="{free, plural, one {# day} other {# days}} free, or {paid, plural, one {# day} other {# days}} for {price} with nothing switched off"
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
            defaultMessage="{percent}% off the first {months, plural, one {month} other {# months}}, by a promo code that we mail to you"
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
            defaultMessage="up to {percent}% of what the customers you brought pay"
            description="The partner program"
            values={{ percent: config.partner.cashback_percent_max }}
          />
        </dd>
        <dt className={css.name}>
          <FormattedMessage id="home.terms.pay" defaultMessage="We accept" description="Name of a fact: ways to pay" />
        </dt>
        <dd className={css.marks}>
          {paymentIcons(countries).map((key) => (
            <BrandIcon key={key} brand={key} />
          ))}
        </dd>
      </dl>
    </Container>
  );
}
