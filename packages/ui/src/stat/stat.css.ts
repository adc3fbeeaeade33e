import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: vars.space[4],
    margin: 0,
  }),
);
export const ruled = style(
  component({ paddingBlockStart: vars.space[16], borderBlockStart: `1px solid ${vars.color.border}` }),
);
export const value = styleVariants({
  medium: component({
    margin: 0,
    fontSize: vars.fontSize[28],
    fontWeight: vars.fontWeight.semibold,
    letterSpacing: vars.tracking.tight,
    lineHeight: 1.15,
  }),
  large: component({
    margin: 0,
    fontSize: vars.fontSize[48],
    fontWeight: vars.fontWeight.semibold,
    letterSpacing: vars.tracking.tighter,
    lineHeight: 1.05,
  }),
});
export const unit = style(
  component({
    marginInlineStart: '0.2em',
    fontSize: '0.5em',
    fontWeight: vars.fontWeight.regular,
    letterSpacing: 0,
    color: vars.color.textMuted,
  }),
);
export const label = style(component({ fontSize: vars.fontSize[14], lineHeight: 1.4, color: vars.color.textMuted }));
