import { useServiceHref } from './use-service-href.ts';

/** Returns a function that makes links to sign-in and account pages inside ready HTML lead where `useServiceHref` does. */
export function useServiceHtml(): (html: string) => string {
  const serviceHref = useServiceHref();
  return (html) =>
    html.replaceAll(
      /(<a [^>]*?href=")(\/(?:auth|my)\/)/g,
      (_all, before: string, path: string) => before + serviceHref(path),
    );
}
