import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { layers, up, vars } from '../theme/index.ts';
import { fromWidth } from '../theme/media.ts';

/**
 * All responsive classes, with readable names: `h-gap-16`, `md:h-gap-24` from a breakpoint, and `@md:h-gap-24` from a
 * width of the nearest `Measured`.
 * Class names follow a pattern, because a lookup table would add script to every page, and inline styles would need an
 * exception in the content security policy.
 */
const atom = (name: string, rule: Omit<GlobalStyleRule, '@layer'>): void => {
  globalStyle(`.h-${name}`, { '@layer': { [layers.atoms]: rule } });
  for (const [breakpoint, media] of Object.entries(up)) {
    globalStyle(`.${breakpoint}\\:h-${name}`, { '@layer': { [layers.atoms]: { '@media': { [media]: rule } } } });
  }
  for (const [breakpoint, width] of Object.entries(fromWidth)) {
    globalStyle(`.\\@${breakpoint}\\:h-${name}`, {
      '@layer': { [layers.atoms]: { '@container': { [width]: rule } } },
    });
  }
};

for (const [name, length] of Object.entries(vars.space)) atom(`gap-${name}`, { gap: length });

const positions = { start: 'flex-start', center: 'center', end: 'flex-end', baseline: 'baseline', stretch: 'stretch' };
for (const [name, value] of Object.entries(positions)) atom(`align-${name}`, { alignItems: value });

const spreads = { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' };
for (const [name, value] of Object.entries(spreads)) atom(`justify-${name}`, { justifyContent: value });

for (let count = 1; count <= 6; count += 1) {
  atom(`columns-${count}`, { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
}
for (let span = 1; span <= 12; span += 1) atom(`span-${span}`, { gridColumn: `span ${span}` });

atom('row', { flexDirection: 'row' });
atom('column', { flexDirection: 'column' });
