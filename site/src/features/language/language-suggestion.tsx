import { languageSuggested } from '@hoster/domain/language';
import { Button } from '@hoster/ui/button';
import { Container } from '@hoster/ui/container';
import { TextLink } from '@hoster/ui/text-link';
import { useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../app-context.tsx';
import { LANGUAGE_COOKIE, localPath, type Lang } from '../../i18n/languages.ts';
import * as css from './language.css.ts';

const KEPT_DAYS = 365;

/** Each in its own language, whatever the page is in. */
const words: Record<Lang, { name: string; link: string; stay: string }> = {
  en: { name: 'Language suggestion', link: 'Read this page in English', stay: 'Stay with Russian' },
  ru: { name: 'Другой язык', link: 'Открыть эту страницу на\u00a0русском', stay: 'Остаться на\u00a0английском' },
};

/** A line that leads to this page in the language that the visitor prefers. Staying counts as picking this language. */
export function LanguageSuggestion() {
  const app = useApp();
  const { pathname, search } = useLocation();
  const [hidden, setHidden] = useState(false);
  const lang = languageSuggested({ path: pathname, cookie: app.facts.cookie, preferred: app.facts.prefers });
  if (hidden || lang === null) return null;

  function stay(event: MouseEvent): void {
    event.preventDefault();
    app.setCookie(LANGUAGE_COOKIE, app.lang, { days: KEPT_DAYS, shared: true });
    app.facts.cookie = app.lang;
    setHidden(true);
  }
  return (
    <section className={css.suggestion} lang={lang} aria-label={words[lang].name}>
      <Container className={css.line}>
        <TextLink
          href={localPath(lang, pathname) + search}
          hrefLang={lang}
          data-language={lang}
          data-keep-scroll
          className={css.suggested}
        >
          {words[lang].link}
        </TextLink>
        <form method="post" action="/preferences/" data-native>
          <input type="hidden" name="next" value={pathname + search} />
          <Button type="submit" name="language" value={app.lang} variant="quiet" size="small" onClick={stay}>
            {words[lang].stay}
          </Button>
        </form>
      </Container>
    </section>
  );
}
