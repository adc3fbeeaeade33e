import { vars } from '@hoster/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: vars.space[24] });

export const fields = style({ display: 'grid', gap: vars.space[16] });

/** The button first, the ways out below it. */
export const actions = style({ display: 'grid', gap: vars.space[12], justifyItems: 'stretch' });

export const providers = style({ display: 'grid', gap: vars.space[12] });

/** Words between two hairlines. */
export const or = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.space[12],
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.fontSize[14],
  '::before': { content: '', borderBlockStart: `1px solid ${vars.color.border}` },
  '::after': { content: '', borderBlockStart: `1px solid ${vars.color.border}` },
});

/** As many in a row as fit with their names whole. */
export const providerRow = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
globalStyle(`${providerRow} > *`, { flex: '1 1 auto' });
