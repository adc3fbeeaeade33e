import { lazy, Suspense, useEffect, useLayoutEffect, useState, type ComponentType } from 'react';
import { loadMessages } from '../i18n/catalogue.ts';
import { asLang } from '../i18n/languages.ts';
import { expectPart, partArrived } from '../start/late-parts.ts';
import { later } from '../start/late.ts';
// The scripts load late, the styles must not: a page links the style sheets of everything it imports statically.
import '../features/consent/consent-banner.css.ts';
import '../features/currency/currency-picker.css.ts';
import '../features/language/language-suggestion.css.ts';
import '../features/promo/promo-banner.css.ts';

type Load = () => Promise<ComponentType>;

const footer: Load = () => import('./footer/footer.tsx').then((module) => module.Footer);
const more: Load = () => import('./header/menus.ts').then((module) => module.MoreMenu);
const menu: Load = () => import('./header/menus.ts').then((module) => module.MenuPanel);
const banner: Load = () => import('../features/promo/promo-banner.tsx').then((module) => module.PromoBanner);

const consent: Load = () => import('../features/consent/consent-banner.tsx').then((module) => module.ConsentBanner);

const suggestion: Load = () =>
  import('../features/language/language-suggestion.tsx').then((module) => module.LanguageSuggestion);

/**
 * A part in a boundary that hydrates by itself. It stays the server's HTML until the page is at rest or the part is
 * wanted; only then its script is loaded.
 */
function late(load: Load): ComponentType {
  const Part = lazy(() =>
    later(async () => {
      const [Loaded] = await Promise.all([load(), loadMessages(asLang(document.documentElement.lang) ?? 'en', [])]);
      return { default: Loaded };
    }),
  );
  return inBoundary(Part);
}

const inBoundary = (Part: ComponentType): ComponentType =>
  function LatePart() {
    const [id] = useState(() => Symbol('part'));
    useLayoutEffect(() => expectPart(id), [id]);
    return (
      <Suspense fallback={null}>
        <Part />
        <Arrival id={id} />
      </Suspense>
    );
  };

/** Hydrates with its part. */
function Arrival({ id }: { id: symbol }) {
  useEffect(() => partArrived(id), [id]);
  return null;
}

// Rendering on the server cannot wait: there they are loaded with the layout.
export const LateMoreMenu = import.meta.env.SSR ? inBoundary(await more()) : late(more);
export const LateMenuPanel = import.meta.env.SSR ? inBoundary(await menu()) : late(menu);
export const LateFooter = import.meta.env.SSR ? inBoundary(await footer()) : late(footer);
export const LatePromoBanner = import.meta.env.SSR ? inBoundary(await banner()) : late(banner);
export const LateConsentBanner = import.meta.env.SSR ? inBoundary(await consent()) : late(consent);
export const LateLanguageSuggestion = import.meta.env.SSR ? inBoundary(await suggestion()) : late(suggestion);
