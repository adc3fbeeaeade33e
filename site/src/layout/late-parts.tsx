import type { ComponentType } from 'react';
import { footerWaits } from '../start/below-fold.tsx';
import { inBoundary, latePart, whole } from '../start/part-boundary.tsx';
// The scripts load late, the styles must not: a page links the style sheets of everything it imports statically.
import '../features/consent/consent-banner.css.ts';
import '../features/currency/currency-picker.css.ts';
import '../features/language/language.css.ts';
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
 * @param waits whether it waits until it's wanted
 */
function late(load: Load, waits?: () => boolean): ComponentType {
  const Part = latePart(load, [], waits);
  return inBoundary(() => Part);
}

// Rendering on the server cannot wait: there they are loaded with the layout.
export const LateMoreMenu = import.meta.env.SSR ? whole(await more()) : late(more);
export const LateMenuPanel = import.meta.env.SSR ? whole(await menu()) : late(menu);
export const LateFooter = import.meta.env.SSR ? whole(await footer()) : late(footer, footerWaits);
export const LatePromoBanner = import.meta.env.SSR ? whole(await banner()) : late(banner);
export const LateConsentBanner = import.meta.env.SSR ? whole(await consent()) : late(consent);
export const LateLanguageSuggestion = import.meta.env.SSR ? whole(await suggestion()) : late(suggestion);
