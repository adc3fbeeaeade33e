import { Container } from '@hoster/ui/container';
import { FormattedMessage } from 'react-intl';
import * as page from './page.css.ts';
import * as css from './figures.css.ts';

/** Why here: facts, each with its figure. */
export function Figures() {
  return (
    <Container element="section" className={page.ruled} aria-labelledby="why">
      <h2 id="why" className={page.bandTitle}>
        <FormattedMessage id="home.why" defaultMessage="What stands behind it" description="Heading of the facts" />
      </h2>
      <ul role="list" className={css.grid}>
        <li className={css.fact}>
          <strong className={css.figure}>
            <FormattedMessage id="home.why.uptime.figure" defaultMessage="99.99%" description="Figure of a fact" />
          </strong>
          <FormattedMessage
            id="home.why.uptime"
            defaultMessage="uptime of the VPS for trading; 99.9% for web hosting"
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
            defaultMessage="of DDoS filtering in hardware; up to 10 Gbps for each VPS, on from the start"
            description="Fact under 250 Gbps"
          />
        </li>
        <li className={css.fact}>
          <strong className={css.figure}>24/7</strong>
          <FormattedMessage
            id="home.why.support"
            defaultMessage="support in English and Russian; the first answer usually comes in 2–3 minutes"
            description="Fact under 24/7"
          />
        </li>
        <li className={css.fact}>
          <strong className={css.figure}>1</strong>
          <FormattedMessage
            id="home.why.price"
            defaultMessage="price from the catalogue to the invoice; beside a discount stands what renewal costs"
            description="Fact under the figure 1"
          />
        </li>
      </ul>
    </Container>
  );
}
