import { showPersonalDataPolicy } from '@hoster/domain/regional';
import { Container } from '@hoster/ui/container';
import { FormattedMessage, useIntl } from 'react-intl';
import { CurrencyPicker } from '../../features/currency/currency-picker.tsx';
import { LanguageLinks } from '../../features/language/language-links.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { useCountries } from '../../start/use-countries.ts';
import { useSite } from '../../start/use-site.ts';
import { NavGroups } from '../nav/nav-groups.tsx';
import { legalLinks } from '../nav/site-nav.ts';
import { useSiteNav } from '../nav/use-site-nav.ts';
import { BrandIcon } from './brand-icon.tsx';
import * as css from './footer.css.ts';
import { SellerNote } from './seller-note.tsx';
import { ThemePicker } from './theme-picker.tsx';

/** Links, payment marks, pickers and legal notes. */
export function Footer() {
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  const { config, features } = useSite();
  const countries = useCountries();
  const payment = features?.payment_icons ?? [];
  const social = config?.social_links ?? [];
  const navLabel = formatMessage({
    id: 'layout.footer-nav',
    defaultMessage: 'Footer',
    description: 'Name of the navigation in the footer',
  });
  const payLabel = formatMessage({
    id: 'layout.payment',
    defaultMessage: 'We accept',
    description: 'Name of the list of payment marks',
  });
  return (
    <footer className={css.root} data-theme="inverse">
      <Container>
        <nav aria-label={navLabel}>
          <NavGroups groups={useSiteNav()} level={2} className={css.groups} />
        </nav>
        <div className={css.line}>
          <LanguageLinks />
          <CurrencyPicker />
          <ThemePicker />
        </div>
        {payment.length + social.length > 0 ? (
          <div className={css.spread}>
            {payment.length > 0 ? (
              <ul role="list" className={css.marks} aria-label={payLabel}>
                {payment.map((key) => (
                  <li key={key}>
                    <BrandIcon brand={key} />
                  </li>
                ))}
              </ul>
            ) : null}
            {social.length > 0 ? (
              <ul role="list" className={css.marks}>
                {social.map(({ network, url }) => (
                  <li key={url}>
                    <a href={url} className={css.social} rel="me noopener">
                      <BrandIcon brand={network} />
                    </a>
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
        ) : null}
        <ul role="list" className={css.legal}>
          {legalLinks(showPersonalDataPolicy(countries)).map(({ to, label }) => (
            <li key={to}>
              <a href={href(to)} className={css.legalLink}>
                <FormattedMessage {...label} />
              </a>
            </li>
          ))}
        </ul>
        <SellerNote since={config?.company_since ?? null} countries={countries} />
      </Container>
    </footer>
  );
}
