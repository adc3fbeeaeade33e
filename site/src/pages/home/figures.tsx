import { Band } from '@hoster/ui/band';
import { TextLink } from '@hoster/ui/text-link';
import { FormattedMessage } from 'react-intl';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import * as css from './data-centers.css.ts';

/** Benefits, each with a figure. */
export function Figures() {
  const href = useLocalPath();
  return (
    <Band
      padding="none"
      className={css.why}
      titleId="why"
      title={<FormattedMessage id="home.why" defaultMessage="Why {brand}" description="Heading of the facts" />}
    >
      <ul role="list" className={css.facts}>
        <li className={css.fact}>
          <strong className={css.figure}>
            <FormattedMessage id="home.why.uptime.figure" defaultMessage="99.99%" description="Figure of a fact" />
          </strong>
          <FormattedMessage
            id="home.why.uptime"
            defaultMessage="uptime target for trading VPS, 99.9% for web hosting; <link>actual uptime</link>"
            description="Fact under 99.99%; the link leads to the status page"
            values={{ link: (words) => <TextLink href={href('/status/')}>{words}</TextLink> }}
          />
        </li>
        <li className={css.fact}>
          <strong className={css.figure}>
            <FormattedMessage id="home.gbps" defaultMessage="{speed} Gbps" values={{ speed: 250 }} />
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
            defaultMessage="support in English and Russian; first reply usually in 2–3 minutes"
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
    </Band>
  );
}
