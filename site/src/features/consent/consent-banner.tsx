import { consentTo, noConsent, type Consent } from '@hoster/domain/visitor/consent';
import { Button } from '@hoster/ui/button';
import { Container } from '@hoster/ui/container';
import { LinkButton } from '@hoster/ui/link-button';
import { useEffect, useState, type ComponentType, type MouseEvent, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../app/app-context.tsx';
import { loadMessages } from '../../i18n/catalogue.ts';
import { withoutPrefix } from '../../i18n/languages.ts';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import * as css from './consent-banner.css.ts';
import { consentWords as words } from './consent-words.ts';
import { consentOf, watchConsent } from '../../app/visitor/consent.ts';
import { saveConsent } from '../../app/visitor/save-consent.ts';

interface ConsentBannerProps {
  /** Whether it's a sheet at the bottom of the window where there is room, rather than a bar above the content. */
  isSheet?: boolean;
}

/**
 * Asks for consent to optional cookies. Without script the form goes to `/cookies/`, which redirects back here.
 */
export function ConsentBanner({ isSheet = false }: ConsentBannerProps) {
  const app = useApp();
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  const { pathname, search } = useLocation();
  const [asked, setAsked] = useState(app.facts.consentAsked);
  const [choices, setChoices] = useState<{ Fields: ComponentType } | null>(null);
  // Consent was given elsewhere: in the chat, or on the cookies page.
  useEffect(() => watchConsent(() => setAsked(app.facts.consentAsked)), [app]);

  if (asked || app.facts.consentAsked || withoutPrefix(pathname) === '/cookies/') return null;

  function submit(event: SyntheticEvent<HTMLFormElement, SubmitEvent>): void {
    event.preventDefault();
    const button = event.nativeEvent.submitter;
    const choice = button instanceof HTMLButtonElement ? button.value : '';
    saveConsent(app, chosen(choice, new FormData(event.currentTarget)));
    // The focused button disappears, so the content after it gets the focus.
    const main = document.getElementById('main');
    if (main) {
      main.tabIndex = -1;
      main.focus({ preventScroll: true });
    }
    setAsked(true);
  }
  const chosen = (choice: string, form: FormData): Consent =>
    choice === 'all' ? consentTo(app.facts.consentPurposes) : choice === 'chosen' ? consentOf(form) : noConsent;

  function choose(event: MouseEvent<HTMLAnchorElement>): void {
    event.preventDefault();
    if (choices) {
      setChoices(null);
      return;
    }
    Promise.all([import('./consent-choices.tsx'), loadMessages(app.lang, ['cookies'])]).then(
      ([{ ConsentChoices }]) => setChoices({ Fields: ConsentChoices }),
      // Without its script, the cookies page can be used.
      () => location.assign(href('/cookies/')),
    );
  }

  const next = pathname + search;
  return (
    <section className={isSheet ? css.sheet : css.root} aria-label={formatMessage(words.title)}>
      <Container>
        <form method="post" action={href('/cookies/')} className={css.bar} onSubmit={submit}>
          <input type="hidden" name="next" value={next} />
          <p>
            <FormattedMessage {...words.text} />
          </p>
          <div className={css.buttons}>
            <Button type="submit" name="choice" value="none" className={css.one}>
              <FormattedMessage {...words.refuse} />
            </Button>
            <Button type="submit" name="choice" value="all" className={css.one}>
              <FormattedMessage {...words.accept} />
            </Button>
            <LinkButton
              href={`${href('/cookies/')}?${new URLSearchParams({ next })}`}
              aria-expanded={choices !== null}
              onClick={choose}
              className={css.one}
            >
              <FormattedMessage {...words.choose} />
            </LinkButton>
          </div>
          {choices && (
            <div className={css.choices}>
              <choices.Fields />
            </div>
          )}
        </form>
      </Container>
    </section>
  );
}
