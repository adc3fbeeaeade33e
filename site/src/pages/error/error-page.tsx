import { FormattedMessage } from 'react-intl';

/** The page for addresses that lead nowhere (404) and for failures of the server (500). */
export function ErrorPage({ status }: { status: 404 | 500 }) {
  return (
    <main>
      <p>{status}</p>
      <h1>
        {status === 404 ? (
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
    </main>
  );
}
