import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { layers, up } from '../theme/index.ts';
import { fromWidth } from '../theme/media.ts';

/**
 * Adds a responsive class with a readable name: `h-gap-16`, `md:h-gap-24` from a breakpoint, and `@md:h-gap-24` from a
 * width of the nearest `Measured`.
 * Class names follow a pattern, because a lookup table would add script to every page, and inline styles would need an
 * exception in the content security policy.
 */
export const atom = (name: string, rule: Omit<GlobalStyleRule, '@layer'>): void => {
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
