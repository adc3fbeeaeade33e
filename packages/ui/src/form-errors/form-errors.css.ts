import { style } from '@vanilla-extract/css';
import { focusRing, vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({
    padding: vars.space[16],
    border: `1px solid ${vars.color.danger}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.dangerSurface,
    color: vars.color.text,
    overflowWrap: 'anywhere',
    selectors: { '&:focus-visible': focusRing },
  }),
);
export const title = style(component({ margin: 0, fontSize: vars.fontSize[16], fontWeight: vars.fontWeight.semibold }));
export const list = style(
  component({ margin: 0, marginBlockStart: vars.space[8], paddingInlineStart: '1.25em', fontSize: vars.fontSize[14] }),
);
export const link = style(component({ color: vars.color.danger, textUnderlineOffset: '0.22em' }));
