import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { when } from './media.ts';
import { contrastDark, contrastLight, dark, forced, inverse, light } from './palettes.ts';
import { scale } from './scale.ts';

const { color, ...rest } = vars;

const set = (
  selector: string,
  palette: typeof light,
  scheme: 'light' | 'dark' | 'light dark',
  media?: string,
): void => {
  const rule = { vars: assignVars(color, palette), colorScheme: scheme };
  globalStyle(selector, {
    '@layer': { [layers.theme]: media === undefined ? rule : { '@media': { [media]: rule } } },
  });
};

globalStyle(':root', { '@layer': { [layers.theme]: { vars: assignVars(rest, scale) } } });

set(':root, [data-theme="light"]', light, 'light');
set(':root:not([data-theme])', dark, 'dark', when.dark);
set('[data-theme="dark"]', dark, 'dark');
set('[data-theme="inverse"]', inverse, 'dark');

set('[data-theme="high-contrast"]', contrastLight, 'light');
set('[data-theme="high-contrast"]', contrastDark, 'dark', when.dark);
set(':root:not([data-theme]), [data-theme="light"]', contrastLight, 'light', when.moreContrast);
set(':root:not([data-theme])', contrastDark, 'dark', `${when.moreContrast} and ${when.dark}`);
set('[data-theme="dark"], [data-theme="inverse"]', contrastDark, 'dark', when.moreContrast);

// The attribute is repeated three times, so that these two override all themes above.
const always = ':root:root:root, [data-theme][data-theme][data-theme]';
set(always, forced, 'light dark', when.forcedColors);
set(always, contrastLight, 'light', when.print);

/** For a theme on any element: inherited colours are computed values, so they're set again where tokens change. */
globalStyle('[data-theme]', {
  '@layer': { [layers.base]: { color: color.text, backgroundColor: color.surface } },
});

/**
 * Forced colours use one colour for all text tokens, so disabled elements use the system's own. Important, so that the
 * lower layer wins. Doesn't apply to locked accordion headers and loading buttons.
 */
globalStyle(':disabled, [aria-disabled="true"]:not([aria-expanded], [data-loading])', {
  '@layer': { [layers.theme]: { '@media': { [when.forcedColors]: { color: 'GrayText !important' } } } },
});
