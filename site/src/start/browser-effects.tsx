import { ScrollRestoration } from 'react-router-dom';
import { Head } from '../seo/head.tsx';

/** What happens beside the page: head tags, and the scroll position (top, anchor, or where one was). */
export function BrowserEffects() {
  return (
    <>
      <Head />
      <ScrollRestoration />
    </>
  );
}
