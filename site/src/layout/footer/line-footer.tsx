import { Inline } from '@hoster/ui/inline';
import { TextLink } from '@hoster/ui/text-link';
import { useIntl } from 'react-intl';
import { CurrencyPicker } from '../../features/currency/currency-picker.tsx';
import { LanguageLinks } from '../../features/language/language-links.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { words } from '../nav/words.ts';

/** The footer of the account and of the funnel: what the site’s footer has, in one line. */
export function LineFooter() {
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  const links = [
    { to: '/help/', label: words.help },
    { to: '/status/', label: words.status },
    { to: '/tos/', label: words.terms },
    { to: '/privacy/', label: words.privacy },
    { to: '/contacts/', label: words.contacts },
  ];
  return (
    <Inline justify="between" gap={24} rowGap={4}>
      <Inline gap={16} rowGap={0}>
        {links.map(({ to, label }) => (
          <TextLink key={to} href={href(to)} tone="quiet">
            {formatMessage(label)}
          </TextLink>
        ))}
      </Inline>
      <Inline gap={16} rowGap={0}>
        <LanguageLinks />
        <CurrencyPicker />
      </Inline>
    </Inline>
  );
}
