import { style } from '@vanilla-extract/css';
import { numeric, vars, visuallyHidden, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

/** On the root; parts have the styles. */
export const size = { inherit: '', medium: style({}), large: style({}), huge: style({}) };
const sized = (name: 'medium' | 'large' | 'huge'): string => `${size[name]} > &`;

export const mono = style(component({ fontFamily: vars.font.mono, fontVariantLigatures: 'none' }));

/** Large prices use proportional figures, because nothing needs to align. */
const alone = { fontVariantNumeric: 'proportional-nums', fontWeight: vars.fontWeight.semibold } as const;

export const amount = style(
  component({
    ...numeric,
    whiteSpace: 'nowrap',
    // In right-to-left text, keeps the sign of a negative amount before its digits.
    unicodeBidi: 'plaintext',
    selectors: {
      [sized('medium')]: { fontSize: vars.fontSize[18], fontWeight: vars.fontWeight.semibold },
      [sized('large')]: {
        ...alone,
        fontSize: vars.fontSize[28],
        letterSpacing: vars.tracking.tight,
        lineHeight: vars.lineHeight.snug,
      },
      [sized('huge')]: {
        ...alone,
        fontSize: vars.fontSize[48],
        letterSpacing: vars.tracking.tighter,
        lineHeight: vars.lineHeight.tight,
      },
    },
  }),
);

export const aside = style(
  component({
    color: vars.color.textMuted,
    whiteSpace: 'nowrap',
    selectors: {
      [`${sized('medium')}, ${sized('large')}`]: { fontSize: vars.fontSize[14] },
      [sized('huge')]: { fontSize: vars.fontSize[16] },
      's&': { textDecorationLine: 'line-through', textDecorationThickness: '1px' },
    },
  }),
);

export const discount = style(
  component({
    padding: '0.1em 0.4em',
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.successSurface,
    color: vars.color.success,
    fontSize: vars.fontSize[14],
    fontWeight: vars.fontWeight.medium,
    whiteSpace: 'nowrap',
    unicodeBidi: 'plaintext',
    '@media': { [when.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const note = style(
  component({
    display: 'block',
    unicodeBidi: 'plaintext',
    textAlign: ['match-parent', '-webkit-match-parent'],
    color: vars.color.textMuted,
    fontFamily: vars.font.text,
    fontSize: vars.fontSize[12],
    lineHeight: vars.lineHeight.snug,
  }),
);
export const spoken = style(component(visuallyHidden));
