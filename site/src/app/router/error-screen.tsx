import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ErrorPage } from '../../pages/error/error-page.tsx';
import { ErrorHead } from '../../seo/head.tsx';
import { TabError } from '../browser/tab-error.ts';

/** Error page for errors thrown by a loader or a component. */
export function ErrorScreen() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : error instanceof TabError ? error.kind : 500;
  useEffect(() => {
    if (status !== 'offline') return undefined;
    const load = () => window.location.reload();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [status]);
  return (
    <>
      <ErrorHead status={status} />
      <ErrorPage status={status} unsent={isRouteErrorResponse(error) ? error.data : null} />
    </>
  );
}
