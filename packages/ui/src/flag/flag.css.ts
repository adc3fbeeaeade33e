import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';
import { countries } from './countries.ts';

export const root = style(
  component({
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
    borderRadius: '3px',
    backgroundColor: vars.color.surfaceSunken,
    backgroundSize: 'cover',
    backgroundPosition: 'center',
    // White stripes need a border on white.
    boxShadow: `inset 0 0 0 1px color-mix(in oklab, ${vars.color.text} 14%, transparent)`,
    verticalAlign: 'middle',
    fontFamily: vars.font.mono,
    fontSize: '10px',
    lineHeight: 1,
    color: vars.color.textMuted,
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
    selectors: Object.fromEntries(
      countries.map((country) => [
        `&[data-country="${country}"]`,
        // One file per flag: scripts and styles stay small, and `data:` URLs would need an exception in the content
        // security policy.
        { backgroundImage: `url(./files/${country.toLowerCase()}.svg?no-inline)` },
      ]),
    ),
  }),
);

export const size = styleVariants({
  small: component({ inlineSize: '18px', blockSize: '12px' }),
  medium: component({ inlineSize: '24px', blockSize: '16px' }),
  large: component({ inlineSize: '36px', blockSize: '24px', fontSize: vars.fontSize[12] }),
});
