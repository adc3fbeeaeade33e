import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ErrorPage } from '../pages/error/error-page.tsx';
import { ErrorHead } from '../seo/head.tsx';

/** Turns what a loader or a component threw into an error page. */
export function ErrorScreen() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <>
      <ErrorHead status={status} />
      <ErrorPage status={status} />
    </>
  );
}
