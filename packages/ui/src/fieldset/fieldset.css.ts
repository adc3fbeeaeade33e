import { style } from '@vanilla-extract/css';
import { vars, visuallyHidden } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(component({ margin: 0, padding: 0, border: 0, minInlineSize: 0 }));
export const legend = style(
  component({ padding: `0 0 ${vars.space[8]}`, fontSize: vars.fontSize[14], fontWeight: vars.fontWeight.semibold }),
);
export const hidden = style(component(visuallyHidden));
export const error = style(
  component({ paddingBlockStart: vars.space[8], color: vars.color.danger, fontSize: vars.fontSize[14] }),
);
