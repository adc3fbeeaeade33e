import { Container } from '@hoster/ui/container';
import { FormattedMessage } from 'react-intl';
import * as page from './page.css.ts';
import * as css from './world.css.ts';

/** Why here: facts, each with its figure. */
export function Figures() {
  return (
    <Container element="section" className={css.why} aria-labelledby="why">
      <h2 id="why" className={page.bandTitle}>
        <FormattedMessage id="home.why" defaultMessage="Why Hoster" description="Heading of the facts" />
      </h2>
      <ul role="list" className={css.facts}>
        <li className={css.fact}>
          <strong className={css.figure}>
            <FormattedMessage id="home.why.uptime.figure" defaultMessage="99.99%" description="Figure of a fact" />
          </strong>
          <FormattedMessage
            id="home.why.uptime"
            defaultMessage="uptime for trading VPS; 99.9% for web hosting"
            description="Fact under 99.99%"
          />
        </li>
        <li className={css.fact}>
          <strong className={css.figure}>
            <FormattedMessage
              id="home.gbps"
              defaultMessage="{speed} Gbps"
              description="Network speed"
              values={{ speed: 250 }}
            />
          </strong>
          <FormattedMessage
            id="home.why.ddos"
            defaultMessage="of hardware DDoS protection; up to 10 Gbps per VPS, always on"
            description="Fact under 250 Gbps"
          />
        </li>
        <li className={css.fact}>
          <strong className={css.figure}>24/7</strong>
          <FormattedMessage
            id="home.why.support"
            defaultMessage="support in English and Russian; first reply usually in under 5 minutes"
            description="Fact under 24/7"
          />
        </li>
        <li className={css.fact}>
          <strong className={css.figure}>0</strong>
          <FormattedMessage
            id="home.why.price"
            defaultMessage="hidden fees: you see the total and the renewal price before you pay"
            description="Fact under the figure 0"
          />
        </li>
      </ul>
    </Container>
  );
}
