import { lazy, Suspense, type ComponentType } from 'react';
import { afterFirstIntent } from '../start/late.ts';
// Their script comes late, their looks must not: a page links the style sheets of what it imports at once.
import '../features/currency/currency-picker.css.ts';
import '../features/promo/promo-banner.css.ts';
import './footer/footer.css.ts';

type Load = () => Promise<ComponentType>;

const footer: Load = () => import('./footer/footer.tsx').then((module) => module.Footer);
const banner: Load = () => import('../features/promo/promo-banner.tsx').then((module) => module.PromoBanner);

/** Stays the server's HTML until the first intent; only then its script is loaded. */
const late = (load: Load): ComponentType => lazy(() => afterFirstIntent(async () => ({ default: await load() })));

// Rendering on the server cannot wait: there they are loaded with the layout.
const Footer = import.meta.env.SSR ? await footer() : late(footer);
const PromoBanner = import.meta.env.SSR ? await banner() : late(banner);

/** The footer, in a boundary that hydrates by itself. */
export const LateFooter = () => (
  <Suspense fallback={null}>
    <Footer />
  </Suspense>
);

/** The promo banner, likewise. */
export const LatePromoBanner = () => (
  <Suspense fallback={null}>
    <PromoBanner />
  </Suspense>
);
