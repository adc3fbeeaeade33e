import { numeric, up, vars } from '@hoster/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gap: vars.space[40], paddingBlock: vars.space[64] });

export const lead = style({ display: 'grid', gap: vars.space[16], justifyItems: 'start' });
export const words = style({ display: 'grid', gap: vars.space[12] });

const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[48],
  blockSize: vars.space[48],
  borderRadius: vars.radius.full,
});

export const tone = styleVariants({
  info: [sign, { background: vars.color.infoSurface, color: vars.color.info }],
  success: [sign, { background: vars.color.successSurface, color: vars.color.success }],
  warning: [sign, { background: vars.color.warningSurface, color: vars.color.warning }],
  danger: [sign, { background: vars.color.dangerSurface, color: vars.color.danger }],
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[12],
  marginBlockStart: vars.space[8],
});

export const partTitle = style({
  fontSize: vars.fontSize[18],
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'start',
  paddingBlockEnd: vars.space[12],
});

export const orders = style({
  listStyle: 'none',
  padding: 0,
  margin: 0,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const order = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  paddingBlock: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const orderName = style({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' });

export const orderState = style({
  fontSize: vars.fontSize[14],
  color: vars.color.textMuted,
  selectors: {
    '&[data-state="active"]': { color: vars.color.success },
    '&[data-state="failed_setup"]': { color: vars.color.danger },
  },
});

export const receipt = style({ inlineSize: '100%', borderCollapse: 'collapse' });

const cell = style({
  paddingBlock: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.border}`,
  verticalAlign: 'baseline',
});
const figure = style({ ...numeric, textAlign: 'end', whiteSpace: 'nowrap', paddingInlineStart: vars.space[16] });
const total = style({ fontWeight: vars.fontWeight.semibold, borderBlockStart: `2px solid ${vars.color.text}` });

export const receiptLabel = style([
  cell,
  { textAlign: 'start', fontWeight: vars.fontWeight.regular, overflowWrap: 'anywhere' },
]);
export const receiptAmount = style([cell, figure]);
export const receiptTotal = style([cell, total, { textAlign: 'start' }]);
export const receiptTotalAmount = style([cell, figure, total]);
export const quiet = style({ color: vars.color.textMuted });

export const retry = style({
  display: 'grid',
  gap: vars.space[20],
  padding: vars.space[20],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  '@media': { [up.md]: { padding: vars.space[32] } },
});
