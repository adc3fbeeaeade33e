import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({
    display: 'flex',
    gap: vars.space[12],
    padding: vars.space[16],
    borderRadius: vars.radius.medium,
    color: vars.color.text,
    fontSize: vars.fontSize[14],
    lineHeight: 1.5,
  }),
);
export const icon = style(component({ flexShrink: 0, blockSize: '1lh' }));
export const body = style(component({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' }));
export const title = style(component({ margin: 0, fontWeight: vars.fontWeight.semibold }));
export const actions = style(
  component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], marginBlockStart: vars.space[12] }),
);
