import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { when } from './media.ts';

/** Print styles for all components. Colours are those of light high contrast, see themes.css.ts. */
const onPaper = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [layers.overrides]: { '@media': { [when.print]: rule } } } });

/** Overlays and interactive elements. */
const overlays = ['toasts', 'skip-link', 'theme-picker', 'load-more'].map((name) => `[data-component="${name}"]`);
onPaper([...overlays, '[data-part="backdrop"]', '[popover]'].join(', '), { display: 'none' });

// Prints the URLs of links in text.
const outward = '[href^="http"]';
onPaper(`[data-component="prose"] a${outward}::after, [data-component="text-link"]${outward}::after`, {
  content: '" (" attr(href) ")"',
  overflowWrap: 'anywhere',
  fontSize: '0.85em',
});

// Disables scrolling, clipping and sticky positioning.
onPaper('[data-component="table"], [data-component="comparison-table"], [data-component="code-block"] pre', {
  overflow: 'visible',
  contain: 'none',
});
onPaper('[data-component="code-block"] pre', { whiteSpace: 'pre-wrap' });
onPaper('[data-component="table"] :is(th, td), [data-component="comparison-table"] th, [data-component="column"]', {
  position: 'static',
});
onPaper('[data-component="card"], [data-component="callout"], figure, tr', { breakInside: 'avoid' });
onPaper('h1, h2, h3, h4', { breakAfter: 'avoid' });
// They use backgrounds, which browsers don't print by default.
onPaper('[data-component="progress-bar"], [data-component="meter"], [data-part="area"], [data-component="badge"]', {
  printColorAdjust: 'exact',
});
