import { LinkButton } from '@hoster/ui/link-button';
import { SiteHeader, SiteHeaderHome, SiteHeaderTools } from '@hoster/ui/site-header';
import { useIntl } from 'react-intl';
import { LanguageLinks } from '../../features/language/language-links.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { headerWords } from '../nav/header-links.ts';
import { BrandLogo } from '../brand-logo.tsx';

/** The bar where somebody signs up, orders or pays: logo, help and language, and nothing else that leads away. */
export function FunnelHeader() {
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  return (
    <SiteHeader>
      <SiteHeaderHome
        href={href('/')}
        aria-label={formatMessage({
          id: 'layout.logo',
          defaultMessage: '{brand}, home page',
          description: 'Name of the logo’s link',
        })}
      >
        <BrandLogo />
      </SiteHeaderHome>
      <SiteHeaderTools>
        <LinkButton href={href('/help/')} variant="quiet" size="small" target="_blank">
          {formatMessage(headerWords.help)}
        </LinkButton>
        <LanguageLinks codes />
      </SiteHeaderTools>
    </SiteHeader>
  );
}
