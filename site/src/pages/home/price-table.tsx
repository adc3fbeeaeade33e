import type { HomeContext } from '@hoster/contract';
import { vpnVisible } from '@hoster/domain/regional';
import { Container } from '@hoster/ui/container';
import { FormattedMessage, defineMessages } from 'react-intl';
import { hasAuthCookie, useApp } from '../../app-context.tsx';
import { DisplayPrice } from '../../features/currency/display-price.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { words as names } from '../../layout/nav/words.ts';
import { useAuth } from '../../start/use-auth.ts';
import { useCountries } from '../../start/use-countries.ts';
import * as page from './page.css.ts';
import * as css from './price-table.css.ts';

const facts = defineMessages({
  vps: {
    id: 'home.line.vps',
    defaultMessage: '1–16 vCPU, 1–32 GB RAM, 20–640 GB NVMe. KVM, root access.',
    description: 'What a VPS is, in figures',
  },
  hosting: {
    id: 'home.line.hosting',
    defaultMessage: 'From 1 to 20+ sites, PHP 5.6–8.5, email and SSL certificates. 99.9% uptime.',
    description: 'What web hosting is, in figures',
  },
  dedicated: {
    id: 'home.line.dedicated',
    defaultMessage: '4–48 cores, 32–512 GB RAM, Intel Xeon, AMD Ryzen, AMD EPYC.',
    description: 'What dedicated servers are, in figures',
  },
  backup: {
    id: 'home.line.backup',
    defaultMessage: '100 GB–20 TB over FTP, SFTP, rsync and WebDAV.',
    description: 'What backup storage is, in figures',
  },
  vpn: {
    id: 'home.line.vpn',
    defaultMessage: 'Single-hop or multi-hop, 5 devices. 7-day money-back guarantee.',
    description: 'What the VPN is, in figures',
  },
});

const LINES = [
  { price: 'vps', to: '/virtual-private-servers/', name: names.vps, text: facts.vps },
  { price: 'web_hosting', to: '/web-hosting/', name: names.hosting, text: facts.hosting },
  { price: 'dedicated', to: '/dedicated-servers/', name: names.dedicated, text: facts.dedicated },
  { price: 'backup', to: '/backups/', name: names.backup, text: facts.backup },
  { price: 'vpn', to: '/vpn/', name: names.vpn, text: facts.vpn },
] as const;

/** All that is sold, each line with its lowest price. A price that is not known is a dash. */
export function PriceTable({ prices }: { prices: HomeContext['min_prices'] | null }) {
  const app = useApp();
  const href = useLocalPath();
  const visitor = { ...useCountries(), signedIn: useAuth().status === 'settled', hasAuthCookie: hasAuthCookie(app) };
  const lines = vpnVisible(visitor) ? LINES : LINES.filter(({ price }) => price !== 'vpn');
  return (
    <Container element="section" id="prices" className={page.band} aria-labelledby="prices-title">
      <div>
        <h2 id="prices-title" className={page.bandTitle}>
          <FormattedMessage id="home.prices" defaultMessage="Pricing" description="Heading of the price table" />
        </h2>
        <p className={page.bandNote}>
          <FormattedMessage
            id="home.prices.note"
            defaultMessage="Lowest monthly price for each service, excluding VAT."
            description="Under the heading of the price table"
          />
        </p>
      </div>
      <table className={css.table}>
        <tbody>
          {lines.map(({ price, to, name, text }) => (
            <tr key={price} className={css.row}>
              <th scope="row" className={css.name}>
                <a href={href(to)} className={css.link}>
                  <FormattedMessage {...name} />
                </a>
              </th>
              <td className={css.text}>
                <FormattedMessage {...text} />
              </td>
              <td className={css.price}>
                <DisplayPrice eur={prices?.[price] ?? null} from monthly mono column />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Container>
  );
}
