import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { when } from './media.ts';

/** What paper changes, over every component. Colours are those of light, high contrast: see themes.css.ts. */
const onPaper = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [layers.overrides]: { '@media': { [when.print]: rule } } } });

/** What lies over the page, and what only a screen can do. */
const overlays = ['toasts', 'skip-link', 'theme-picker', 'load-more'].map((name) => `[data-component="${name}"]`);
onPaper([...overlays, '[data-part="backdrop"]', '[popover]'].join(', '), { display: 'none' });

// Paper cannot be clicked: where a link of a text leads is written out.
const outward = '[href^="http"]';
onPaper(`[data-component="prose"] a${outward}::after, [data-component="text-link"]${outward}::after`, {
  content: '" (" attr(href) ")"',
  overflowWrap: 'anywhere',
  fontSize: '0.85em',
});

// Nothing scrolls on paper, and nothing stays in view.
onPaper('[data-component="table"], [data-component="comparison-table"], [data-component="code-block"] pre', {
  overflow: 'visible',
});
onPaper('[data-component="code-block"] pre', { whiteSpace: 'pre-wrap' });
onPaper('[data-component="table"] :is(th, td), [data-component="comparison-table"] th, [data-component="column"]', {
  position: 'static',
});
onPaper('[data-component="card"], [data-component="callout"], figure, tr', { breakInside: 'avoid' });
onPaper('h1, h2, h3, h4', { breakAfter: 'avoid' });
// Their values are grounds, which browsers do not print unless told to.
onPaper('[data-component="progress-bar"], [data-component="meter"], [data-part="area"], [data-component="badge"]', {
  printColorAdjust: 'exact',
});
