import { useIntl } from 'react-intl';
import { useLanguageLinks } from '../../i18n/use-language-links.ts';
import * as css from './language.css.ts';

/**
 * This page in the other languages, as plain links; the click handler of the document saves the choice. `codes` shows
 * EN and RU instead of the languages' names. Nothing where there's one language.
 */
export function LanguageLinks({ codes = false }: { codes?: boolean }) {
  const { formatMessage } = useIntl();
  const label = formatMessage({
    id: 'layout.language',
    defaultMessage: 'Language',
    description: 'Name of the language switcher',
  });
  const links = useLanguageLinks();
  if (links.length < 2) return null;
  return (
    <div role="group" className={css.links} aria-label={label}>
      {links.map(({ lang, href, name, current }) => (
        <a
          key={lang}
          href={href}
          hrefLang={lang}
          lang={lang}
          data-language={lang}
          data-keep-scroll
          className={css.link}
          aria-current={current ? 'true' : undefined}
          title={codes ? name : undefined}
        >
          {codes ? lang.toUpperCase() : name}
        </a>
      ))}
    </div>
  );
}
