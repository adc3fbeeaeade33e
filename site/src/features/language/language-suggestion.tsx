import { languageSuggested } from '@hoster/domain/visitor/language';
import { Button } from '@hoster/ui/button';
import { Container } from '@hoster/ui/container';
import { TextLink } from '@hoster/ui/text-link';
import { useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../app/app-context.tsx';
import { useLanguages } from '../../app/visitor/languages.ts';
import { LANGUAGE_COOKIE, localPath, type Lang } from '../../i18n/languages.ts';
import * as css from './language.css.ts';

const COOKIE_DAYS = 365;

interface Words {
  name: string;
  link: string;
  /** By the language of the page. */
  stay: Readonly<Record<string, string>>;
}

/** Each in its own language, whatever the page is in. */
const words: { readonly [Suggested in Lang]: Words & { stay: Readonly<Record<Exclude<Lang, Suggested>, string>> } } = {
  en: { name: 'Language suggestion', link: 'Read this page in English', stay: { ru: 'Stay with Russian' } },
  ru: {
    name: 'Другой язык',
    link: 'Открыть эту страницу на\u00a0русском',
    stay: { en: 'Остаться на\u00a0английском' },
  },
};

/** A link to this page in the visitor's preferred language. Dismissing it counts as choosing the current language. */
export function LanguageSuggestion() {
  const app = useApp();
  const { pathname, search } = useLocation();
  const offered = useLanguages();
  const [hidden, setHidden] = useState(false);
  const lang = languageSuggested({ path: pathname, cookie: app.facts.cookie, preferred: app.facts.prefers, offered });
  if (hidden || lang === null) return null;
  const { name, link, stay: stayIn }: Words = words[lang];

  function stay(event: MouseEvent): void {
    event.preventDefault();
    app.setCookie(LANGUAGE_COOKIE, app.lang, { days: COOKIE_DAYS, shared: true });
    app.facts.cookie = app.lang;
    setHidden(true);
  }
  return (
    <section className={css.suggestion} lang={lang} aria-label={name}>
      <Container className={css.line}>
        <TextLink
          href={localPath(lang, pathname) + search}
          hrefLang={lang}
          data-language={lang}
          data-keep-scroll
          className={css.suggested}
        >
          {link}
        </TextLink>
        <form method="post" action="/preferences/" data-native>
          <input type="hidden" name="next" value={pathname + search} />
          <Button type="submit" name="language" value={app.lang} variant="quiet" size="small" onClick={stay}>
            {stayIn[app.lang]}
          </Button>
        </form>
      </Container>
    </section>
  );
}
