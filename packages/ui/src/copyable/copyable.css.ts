import { style } from '@vanilla-extract/css';
import { vars, visuallyHidden } from '../theme/index.ts';
import { component, withScript } from '../theme/rules.ts';

export const root = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    maxInlineSize: '100%',
    minInlineSize: 0,
  }),
);
export const value = style(
  component({
    minInlineSize: 0,
    fontFamily: vars.font.mono,
    fontSize: '0.9375em',
    fontVariantLigatures: 'none',
    overflowWrap: 'anywhere',
    // One click selects the whole value, even if the clipboard isn't available.
    userSelect: 'all',
  }),
);
export const button = style([
  component({ flexShrink: 0, color: vars.color.textMuted }),
  // Hidden because it would do nothing; the text can be selected.
  withScript,
]);
export const spoken = style(component(visuallyHidden));
