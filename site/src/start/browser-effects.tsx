import { Head } from '../seo/head.tsx';

/** What happens beside the page in the browser: head tags. */
export function BrowserEffects() {
  return <Head />;
}
