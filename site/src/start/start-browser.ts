import type { createBrowserRouter } from 'react-router-dom';
import type { AppContext } from '../app-context.tsx';
import { handleLinks } from './links.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Everything the browser does once at start. */
export function startBrowser(_app: AppContext, router: Router): void {
  handleLinks(router);
}
