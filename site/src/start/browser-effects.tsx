import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Head } from '../seo/head.tsx';
import { focusPage } from './focus-page.ts';
import { scrollTo } from './scroll.ts';

/** Side effects of navigation: head tags, scroll position and focus. */
export function BrowserEffects() {
  const { pathname, hash, key } = useLocation();
  const shown = useRef({ key, pathname });
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    if (before.key === key) return;
    scrollTo(hash);
    if (before.pathname !== pathname && !hash) focusPage();
  }, [key, pathname, hash]);
  return <Head />;
}
