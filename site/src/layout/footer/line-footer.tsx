import { showPersonalDataPolicy } from '@hoster/domain/visitor/regional';
import { Inline } from '@hoster/ui/inline';
import { TextLink } from '@hoster/ui/text-link';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { CurrencyPicker } from '../../features/currency/currency-picker.tsx';
import { LanguageLinks } from '../../features/language/language-links.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { useCountries } from '../../app/visitor/use-countries.ts';
import { useSupportPath } from '../../features/support/use-support-path.ts';
import { legalLinks } from '../nav/site-nav.ts';
import { words } from '../nav/words.ts';

/** Legal pages that somebody needs while they sign up, order or pay. */
const LEGAL = new Set(['/tos/', '/privacy/', '/personal-data-processing-policy/', '/cookies/', '/withdrawal/']);

/** The footer of the account and of the funnel: what the site’s footer has, in one line. */
export function LineFooter() {
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  const links: { to: string; label: MessageDescriptor }[] = [
    { to: '/help/', label: words.help },
    { to: '/status/', label: words.status },
    { to: useSupportPath(), label: words.support },
    ...legalLinks(showPersonalDataPolicy(useCountries())).filter(({ to }) => LEGAL.has(to)),
  ];
  return (
    <Inline justify="between" gap={16} rowGap={4}>
      <Inline gap={12} rowGap={8}>
        {links.map(({ to, label }) => (
          <TextLink key={to} href={href(to)} tone="quiet">
            {formatMessage(label)}
          </TextLink>
        ))}
      </Inline>
      <Inline gap={12} rowGap={8}>
        <LanguageLinks />
        <CurrencyPicker />
      </Inline>
    </Inline>
  );
}
