import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import * as css from './error-page.css.ts';

/** The page for addresses that lead nowhere (404) and for failures of the server (500). */
export function ErrorPage({ status }: { status: 404 | 500 }) {
  const href = useLocalPath();
  const { pathname, search } = useLocation();
  const missing = status === 404;
  return (
    <main id="main" className={css.page}>
      <h1 className={css.title}>
        <span className={css.status}>{status}</span>{' '}
        {missing ? (
          <FormattedMessage id="errors.not-found" defaultMessage="Page Not Found" description="Title of the 404 page" />
        ) : (
          // "Somthing" is the product's own spelling (specification, section 8).
          <FormattedMessage
            id="errors.server"
            defaultMessage="Oops! Somthing happened"
            description="Title of the 500 page; the spelling is the product's"
          />
        )}
      </h1>
      <p className={css.text}>
        {missing ? (
          <FormattedMessage
            id="errors.not-found.text"
            defaultMessage="There is nothing at this address. Your account and your orders are not affected."
            description="Text of the 404 page"
          />
        ) : (
          <FormattedMessage
            id="errors.server.text"
            defaultMessage="The page could not be put together; the failure has been recorded. Try again in a minute."
            description="Text of the 500 page"
          />
        )}
      </p>
      <p className={css.links}>
        {missing ? null : (
          // A full load: script that failed once is not asked again.
          <a href={pathname + search} data-native className={css.action}>
            <FormattedMessage id="errors.retry" defaultMessage="Try again" description="Loads the page anew" />
          </a>
        )}
        <a href={href('/')}>
          <FormattedMessage id="errors.home" defaultMessage="Home page" description="Link of the error pages" />
        </a>
        <a href={href('/virtual-private-servers/')}>
          <FormattedMessage id="errors.vps" defaultMessage="VPS plans" description="Link of the error pages" />
        </a>
        <a href={href('/contacts/')}>
          <FormattedMessage id="errors.contacts" defaultMessage="Contacts" description="Link of the error pages" />
        </a>
      </p>
    </main>
  );
}
