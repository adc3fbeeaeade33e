import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ErrorPage } from '../pages/error/error-page.tsx';

/** Turns what a loader or a component threw into the 404 or the 500 page. */
export function ErrorScreen() {
  const error = useRouteError();
  return <ErrorPage status={isRouteErrorResponse(error) && error.status === 404 ? 404 : 500} />;
}
