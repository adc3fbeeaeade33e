import { below, focusRing, numeric, up, vars, visuallyHidden, when } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border}`;
const figures = { ...numeric, fontFamily: vars.font.mono, whiteSpace: 'nowrap' } as const;

export const sheet = style({ inlineSize: '100%', borderCollapse: 'collapse', borderBlockEnd: hairline });
export const caption = style(visuallyHidden);

const head = {
  fontSize: vars.fontSize[12],
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  color: vars.color.textMuted,
  textAlign: 'end',
  verticalAlign: 'bottom',
  padding: `${vars.space[12]} ${vars.space[12]}`,
} as const;

export const headPlan = style({ ...head, textAlign: 'start', paddingInlineStart: vars.space[16] });
export const headFigure = style({ ...head, '@media': { [below.md]: { display: 'none' } } });
/** Of a column for wide windows. */
export const headRoomy = style({ ...head, '@media': { [below.lg]: { display: 'none' } } });
export const headPrice = style(head);
export const headAction = style({ '@media': { [below.md]: { display: 'none' } } });

export const line = style({
  // What the link of the row covers.
  position: 'relative',
  borderBlockStart: hairline,
  selectors: {
    '&[data-popular]': { background: vars.color.surfaceRaised },
  },
  '@media': { [when.hover]: { ':hover': { background: vars.color.surfaceSunken } } },
});

const cell = { padding: `${vars.space[16]} ${vars.space[12]}`, verticalAlign: 'middle' } as const;

export const plan = style({
  ...cell,
  textAlign: 'start',
  fontWeight: vars.fontWeight.regular,
  paddingInlineStart: vars.space[16],
  selectors: {
    // The one mark of the row: an edge in the signal colour.
    [`${line}[data-popular] &`]: { boxShadow: `inset 4px 0 0 ${vars.color.action}` },
    [`[dir="rtl"] ${line}[data-popular] &`]: { boxShadow: `inset -4px 0 0 ${vars.color.action}` },
  },
});

export const planLink = style({
  // Not a margin of the badge: that would indent it where it goes to the next line.
  marginInlineEnd: vars.space[12],
  fontSize: vars.fontSize[18],
  fontWeight: vars.fontWeight.semibold,
  color: vars.color.text,
  textDecorationLine: 'none',
  whiteSpace: 'nowrap',
  '@media': { [below.sm]: { whiteSpace: 'normal' } },
  ':hover': { textDecorationLine: 'underline' },
  // The whole row is the link's: a finger or a mouse anywhere on it opens the plan.
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { ...focusRing, outlineOffset: '-2px' },
  },
});

export const popular = style({
  display: 'inline-block',
  paddingInline: vars.space[8],
  // Shows where forced colours drop the ground.
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  background: vars.color.action,
  color: vars.color.actionText,
  fontSize: vars.fontSize[12],
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.body,
  whiteSpace: 'nowrap',
});

export const specs = style({
  ...figures,
  display: 'block',
  whiteSpace: 'normal',
  fontSize: vars.fontSize[12],
  color: vars.color.textMuted,
  '@media': { [up.md]: { display: 'none' } },
});

export const stock = style({
  display: 'block',
  fontSize: vars.fontSize[12],
  color: vars.color.textMuted,
  selectors: { '&[data-state="sold_out"]': { color: vars.color.danger } },
});

export const figure = style({ ...cell, ...figures, textAlign: 'end', '@media': { [below.md]: { display: 'none' } } });

export const roomy = style({ ...cell, ...figures, textAlign: 'end', '@media': { [below.lg]: { display: 'none' } } });

export const price = style({
  ...cell,
  textAlign: 'end',
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.semibold,
  whiteSpace: 'nowrap',
  selectors: { [`${line}[data-sold-out] &`]: { color: vars.color.textMuted } },
});

/** With room for the price of the whole term under it. */
export const longPrice = style([price, { '@media': { [below.sm]: { paddingInlineStart: 0 } } }]);

export const perMonth = style({
  display: 'block',
  fontSize: vars.fontSize[12],
  fontWeight: vars.fontWeight.regular,
  color: vars.color.textMuted,
  '@media': { [up.md]: { display: 'none' } },
});

/** What the whole term costs. */
export const aboutPrice = style({
  display: 'block',
  fontSize: vars.fontSize[12],
  fontWeight: vars.fontWeight.regular,
  lineHeight: vars.lineHeight.snug,
  color: vars.color.textMuted,
  // Wordy languages need the second line at 320 px.
  '@media': { [below.sm]: { whiteSpace: 'normal' } },
});

export const action = style({
  ...cell,
  textAlign: 'end',
  paddingInlineEnd: vars.space[16],
  // On phones the button is under the price.
  '@media': { [below.md]: { display: 'none' } },
});

/** Above the link that covers the row. */
export const order = style({ position: 'relative' });
export const orderUnderPrice = style({
  position: 'relative',
  minBlockSize: vars.size.touch,
  marginBlockStart: vars.space[8],
  '@media': { [up.md]: { display: 'none' } },
});
