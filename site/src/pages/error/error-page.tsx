import type { ReactNode } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { errorKind, type ErrorStatus } from '../../seo/error-kind.ts';
import { PageMain, useMainElement } from '../../app/page-main.tsx';
import { lazyPart } from '../../app/lazy-part.ts';
import { Part } from '../../app/part.tsx';
import { authLinks } from '../../features/auth/session/auth-links.ts';
import { action } from '../../parts/form/plain-controls.css.ts';
import * as css from './error-page.css.ts';
import type { Unsent } from '../../app/router/unsent-fields.ts';
import { errorTexts, errorTitles } from '../../seo/error-words.ts';

const helpSearch = defineMessage({
  id: 'errors.search',
  defaultMessage: 'Search help',
  description: 'Label of the search field of the 404 page',
});

const linkWords = defineMessages({
  home: { id: 'errors.home', defaultMessage: 'Home page', description: 'Link of the error pages' },
  help: { id: 'errors.all-help', defaultMessage: 'Help', description: 'Link of the error pages' },
  vps: { id: 'errors.vps', defaultMessage: 'VPS plans', description: 'Link of the error pages' },
  contacts: { id: 'errors.contacts', defaultMessage: 'Contacts', description: 'Link of the error pages' },
  overview: {
    id: 'errors.overview',
    defaultMessage: 'Overview',
    description: 'Link of the error pages of the account',
  },
  services: {
    id: 'errors.services',
    defaultMessage: 'Services',
    description: 'Link of the error pages of the account',
  },
  tickets: { id: 'errors.tickets', defaultMessage: 'Tickets', description: 'Link of the error pages of the account' },
});

const siteLinks = [
  { to: '/', label: linkWords.home },
  { to: '/help/', label: linkWords.help },
  { to: '/virtual-private-servers/', label: linkWords.vps },
  { to: '/contacts/', label: linkWords.contacts },
];
const accountLinks = [
  { to: '/my/', label: linkWords.overview },
  { to: '/my/services/', label: linkWords.services },
  { to: '/my/tickets/', label: linkWords.tickets },
  { to: '/help/', label: linkWords.help },
];

const UnsentForm = lazyPart(() => import('./unsent-form.tsx').then((module) => module.UnsentForm));

/** `unsent`: the form that led here and wasn't accepted, which can be sent again. */
interface ErrorPageProps {
  status: ErrorStatus;
  unsent: Unsent | null;
}

/** The page for addresses that lead nowhere (404), too many or refused requests, an unavailable backend (503), failures (500), and a tab that is offline or out of date. */
export function ErrorPage({ status, unsent }: ErrorPageProps) {
  const href = useLocalPath();
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const isFramed = useMainElement().element === 'div';
  const kind = errorKind(status, pathname);
  const isUnknown = kind === 'not-found' || kind === 'unknown-help';
  return (
    <PageMain className={isFramed ? css.framed : css.page}>
      <h1 className={css.title}>
        {typeof status === 'number' ? <span className={css.status}>{status} </span> : null}
        <FormattedMessage {...errorTitles[kind]} />
      </h1>
      <p className={css.text}>
        <FormattedMessage
          {...errorTexts[kind]}
          values={{ all: (text: ReactNode) => <a href={href('/help/')}>{text}</a> }}
        />
      </p>
      {unsent ? (
        <Part>
          <UnsentForm unsent={unsent} isSignedOut={kind === 'signed-out'} />
        </Part>
      ) : null}
      {isUnknown ? (
        <form method="get" action={href('/help/')} role="search" className={css.search}>
          <input
            type="search"
            name="search"
            autoComplete="off"
            className={css.field}
            aria-label={formatMessage(helpSearch)}
            placeholder={formatMessage(helpSearch)}
          />
          <button type="submit" className={action}>
            <FormattedMessage
              id="errors.search.submit"
              defaultMessage="Search"
              description="Button of the help search"
            />
          </button>
        </form>
      ) : null}
      <p className={css.links}>
        {kind === 'signed-out' ? (
          // Beside a form that waits for it, in another tab.
          <a
            href={authLinks(unsent ? null : pathname + search).login}
            target={unsent ? '_blank' : undefined}
            className={action}
          >
            <FormattedMessage id="errors.sign-in" defaultMessage="Sign in" description="Link of the 401 page" />
          </a>
        ) : null}
        {isUnknown || kind === 'refused' || kind === 'signed-out' || unsent ? null : (
          // A full load, because a script that failed once isn’t requested again. Offline, it would show nothing.
          <a href={pathname + search} data-native={kind === 'offline' ? undefined : true} className={action}>
            <FormattedMessage id="errors.retry" defaultMessage="Try again" description="Loads the page anew" />
          </a>
        )}
        {(isFramed ? accountLinks : siteLinks).map(({ to, label }) => (
          <a key={to} href={href(to)}>
            <FormattedMessage {...label} />
          </a>
        ))}
      </p>
    </PageMain>
  );
}
