import type { RentPeriod } from '@hoster/contract';
import { Band } from '@hoster/ui/band';
import { Grid } from '@hoster/ui/grid';
import { Heading } from '@hoster/ui/heading';
import { FormattedMessage } from 'react-intl';
import * as css from './page.css.ts';

/** From the order to the running server. @param periods of a VPS; the one with the largest discount is named */
export function Steps({ periods }: { periods: readonly RentPeriod[] }) {
  const [cheapest] = periods.toSorted((a, b) => b.discount_percent - a.discount_percent || a.months - b.months);
  return (
    <Band
      padding="large"
      titleId="steps"
      title={
        <FormattedMessage
          id="home.steps"
          defaultMessage="How it works"
          description="Heading of the steps of an order"
        />
      }
    >
      <Grid element="ol" role="list" columns={{ base: 1, sm: 2, xl: 4 }} gap={{ base: 16, md: 24 }}>
        <li className={css.step}>
          <Heading level={3} size={18} className={css.stepName}>
            <FormattedMessage id="home.step.1" defaultMessage="Configure" description="Step of an order" />
          </Heading>
          <div className={css.stepText}>
            <FormattedMessage
              id="home.step.1.text"
              defaultMessage="Choose a plan, data centre, operating system, control panel and term. The total updates as you go."
            />
          </div>
        </li>
        <li className={css.step}>
          <Heading level={3} size={18} className={css.stepName}>
            <FormattedMessage id="home.step.2" defaultMessage="Sign in" description="Step of an order" />
          </Heading>
          <div className={css.stepText}>
            <FormattedMessage
              id="home.step.2.text"
              defaultMessage="Or create an account during checkout. Your configuration is saved."
            />
          </div>
        </li>
        <li className={css.step}>
          <Heading level={3} size={18} className={css.stepName}>
            <FormattedMessage id="home.step.3" defaultMessage="Pay" description="Step of an order" />
          </Heading>
          <div className={css.stepText}>
            <FormattedMessage id="home.step.3.text" defaultMessage="Choose a payment method, or use your balance." />{' '}
            {cheapest && cheapest.discount_percent > 0 ? (
              <FormattedMessage
                id="home.step.3.terms"
                defaultMessage="Longer terms cost less: up to {percent, number}% off for {months, plural, one {# month} other {# months}}."
                description="After “Choose a payment method”: the largest discount for a term"
                values={{ percent: cheapest.discount_percent, months: cheapest.months }}
              />
            ) : null}
          </div>
        </li>
        <li className={css.step}>
          <Heading level={3} size={18} className={css.stepName}>
            <FormattedMessage id="home.step.4" defaultMessage="Connect as root" description="Step of an order" />
          </Heading>
          <div className={css.stepText}>
            <FormattedMessage
              id="home.step.4.text"
              defaultMessage="A VPS is usually ready in a minute: its IP address and login details appear in your account."
            />
          </div>
        </li>
      </Grid>
    </Band>
  );
}
