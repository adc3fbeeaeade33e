import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space[12],
    padding: vars.space[32],
    border: `1px dashed ${vars.color.borderStrong}`,
    borderRadius: vars.radius.large,
  }),
);
export const error = style(component({ border: `1px solid ${vars.color.border}` }));
export const picture = style(component({ color: vars.color.textMuted }));
export const title = style(
  component({
    margin: 0,
    fontSize: vars.fontSize[22],
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.snug,
  }),
);
export const text = style(component({ maxInlineSize: vars.size.measure, color: vars.color.textMuted }));
export const actions = style(
  component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12], marginBlockStart: vars.space[8] }),
);
export const code = style(
  component({
    fontFamily: vars.font.mono,
    fontSize: vars.fontSize[14],
    unicodeBidi: 'plaintext',
    color: vars.color.textMuted,
    userSelect: 'all',
  }),
);
