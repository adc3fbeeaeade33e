import { below, focusRing, vars, when } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';
import * as plain from '../../parts/form/plain-controls.css.ts';

/** Large screens only. */
export const root = style({
  borderBlockEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surfaceSunken,
  '@media': { [below.lg]: { display: 'none' }, [when.print]: { display: 'none' } },
});

export const bar = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[24],
  maxInlineSize: `calc(${vars.size.content} + 2 * ${vars.space[32]})`,
  marginInline: 'auto',
  padding: `${vars.space[8]} ${vars.space[32]}`,
});

export const offer = style({
  display: 'flex',
  alignItems: 'center',
  flexGrow: 1,
  minBlockSize: vars.size.touch,
  fontSize: vars.fontSize[14],
  lineHeight: vars.lineHeight.snug,
});

export const own = style([offer, { flexWrap: 'wrap', columnGap: vars.space[24] }]);

export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  color: vars.color.link,
});

export const form = style({ display: 'flex', alignItems: 'start', gap: vars.space[8] });
export const field = style({ display: 'grid', inlineSize: '16rem' });

export const input = style([
  plain.field,
  {
    selectors: {
      '&[aria-invalid="true"]': { borderColor: vars.color.danger, boxShadow: `inset 0 0 0 1px ${vars.color.danger}` },
      '&::placeholder': { color: vars.color.textMuted },
    },
  },
]);

export const error = style({
  paddingBlock: vars.space[4],
  color: vars.color.danger,
  fontSize: vars.fontSize[14],
  lineHeight: vars.lineHeight.snug,
});

/** Looks like the field beside it: the order button of the page is its only bright one. */
export const send = style([
  plain.field,
  {
    paddingInline: vars.space[16],
    fontWeight: vars.fontWeight.semibold,
    cursor: 'pointer',
    selectors: { '&[aria-disabled="true"]': { cursor: 'progress' }, '&:focus-visible': focusRing },
    '@media': { [when.hover]: { selectors: { '&:hover': { borderColor: vars.color.text } } } },
  },
]);

export const close = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
  '@media': { [when.hover]: { selectors: { '&:hover': { color: vars.color.text } } } },
});
export const cross = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.75, strokeLinecap: 'round' });
