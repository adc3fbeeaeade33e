import { showPersonalDataPolicy } from '@hoster/domain/visitor/regional';
import { FooterLine, FooterLink, FooterLinks, FooterMark, FooterMarks, SiteFooter } from '@hoster/ui/site-footer';
import { useIntl } from 'react-intl';
import { CurrencyPicker } from '../../features/currency/currency-picker.tsx';
import { LanguageLinks } from '../../features/language/language-links.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { useCountries } from '../../app/visitor/use-countries.ts';
import { useSite } from '../../app/visitor/use-site.ts';
import { NavGroups } from '../nav/nav-groups.tsx';
import { legalLinks } from '../nav/site-nav.ts';
import { useSiteNav } from '../nav/use-site-nav.ts';
import { BrandIcon } from './brand-icon.tsx';
import { SellerNote } from './seller-note.tsx';
import { ThemePicker } from '../../features/theme/theme-picker.tsx';

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
    <SiteFooter>
      <nav aria-label={navLabel}>
        <NavGroups groups={useSiteNav()} fit="page" />
      </nav>
      <FooterLine>
        <LanguageLinks />
        <CurrencyPicker />
        <ThemePicker />
      </FooterLine>
      {payment.length + social.length > 0 ? (
        <FooterLine spread>
          {payment.length > 0 ? (
            <FooterMarks aria-label={payLabel}>
              {payment.map((key) => (
                <FooterMark key={key}>
                  <BrandIcon brand={key} />
                </FooterMark>
              ))}
            </FooterMarks>
          ) : null}
          {social.length > 0 ? (
            <FooterMarks>
              {social.map(({ network, url }) => (
                <FooterMark key={url} href={url} rel="me noopener">
                  <BrandIcon brand={network} />
                </FooterMark>
              ))}
            </FooterMarks>
          ) : null}
        </FooterLine>
      ) : null}
      <FooterLinks>
        {legalLinks(showPersonalDataPolicy(countries)).map(({ to, label }) => (
          <FooterLink key={to} href={href(to)}>
            {formatMessage(label)}
          </FooterLink>
        ))}
      </FooterLinks>
      <SellerNote since={config?.company_since ?? null} countries={countries} />
    </SiteFooter>
  );
}
