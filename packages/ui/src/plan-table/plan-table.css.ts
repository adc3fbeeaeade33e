import { style } from '@vanilla-extract/css';
import { below, focusRing, numeric, up, vars, visuallyHidden, when } from '../theme/index.ts';
import { component, override } from '../theme/rules.ts';

const hairline = `1px solid ${vars.color.border}`;
const hiddenBelow = (media: string) => ({ '@media': { [media]: { display: 'none' } } });
const figures = { ...numeric, fontFamily: vars.font.mono, whiteSpace: 'nowrap' } as const;
const small = { fontSize: vars.fontSize[12], color: vars.color.textMuted } as const;
/** A line of its own in a cell. */
const line = { ...small, display: 'block', fontWeight: vars.fontWeight.regular } as const;

export const root = style(component({ inlineSize: '100%', borderCollapse: 'collapse', borderBlockEnd: hairline }));
export const caption = style(component(visuallyHidden));

const head = {
  ...small,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'end',
  verticalAlign: 'bottom',
  padding: vars.space[12],
} as const;
export const headName = style(component({ ...head, textAlign: 'start', paddingInlineStart: vars.space[16] }));
export const headFigure = style(component({ ...head, ...hiddenBelow(below.md) }));
export const headWide = style(component({ ...head, ...hiddenBelow(below.lg) }));
export const headPrice = style(component(head));
export const headAction = style(component(hiddenBelow(below.lg)));

export const row = style(
  component({
    // What the link of the row covers.
    position: 'relative',
    borderBlockStart: hairline,
    selectors: { '&[data-marked]': { background: vars.color.surfaceRaised } },
    '@media': { [when.hover]: { ':hover': { background: vars.color.surfaceSunken } } },
  }),
);

const cell = { padding: `${vars.space[16]} ${vars.space[12]}`, verticalAlign: 'middle' } as const;

export const name = style(
  component({
    ...cell,
    textAlign: 'start',
    fontWeight: vars.fontWeight.regular,
    paddingInlineStart: vars.space[16],
    selectors: {
      // The one mark of the row: an edge in the signal colour.
      [`${row}[data-marked] > &`]: { boxShadow: `inset 4px 0 0 ${vars.color.action}` },
      [`[dir="rtl"] ${row}[data-marked] > &`]: { boxShadow: `inset -4px 0 0 ${vars.color.action}` },
    },
  }),
);

export const link = style(
  component({
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
  }),
);

export const badge = style(
  component({
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
  }),
);

export const specs = style(component({ ...line, ...figures, whiteSpace: 'normal', ...hiddenBelow(up.md) }));

export const stock = style(
  component({ ...line, selectors: { [`${row}[data-sold-out] &`]: { color: vars.color.danger } } }),
);

const figureCell = { ...cell, ...figures, textAlign: 'end' } as const;
export const figure = style(component({ ...figureCell, ...hiddenBelow(below.md) }));
export const wide = style(component({ ...figureCell, ...hiddenBelow(below.lg) }));

export const price = style(
  component({
    ...cell,
    textAlign: 'end',
    fontSize: vars.fontSize[16],
    fontWeight: vars.fontWeight.semibold,
    whiteSpace: 'nowrap',
    selectors: { [`${row}[data-sold-out] &`]: { color: vars.color.textMuted } },
  }),
);
/** With room for the price of the whole term under it. */
export const longPrice = style(component({ '@media': { [below.sm]: { paddingInlineStart: 0 } } }));

export const unit = style(component({ ...line, ...hiddenBelow(up.md) }));

/** The price of a long term needs a second line on tablets, and wordy languages one at 320 px. */
export const terms = style(
  component({ ...line, lineHeight: vars.lineHeight.snug, '@media': { [below.lg]: { whiteSpace: 'normal' } } }),
);

export const action = style(
  component({ ...cell, textAlign: 'end', paddingInlineEnd: vars.space[16], ...hiddenBelow(below.lg) }),
);

export const notes = style(
  component({
    display: 'grid',
    gap: vars.space[4],
    paddingBlock: vars.space[16],
    fontSize: vars.fontSize[14],
    color: vars.color.textMuted,
  }),
);

/** Above the link that covers the row, where there is a column for it. */
export const atEnd = style(override({ position: 'relative' }));
export const belowPrice = style(
  override({
    position: 'relative',
    minBlockSize: vars.size.touch,
    // A line of its own.
    display: 'flex',
    inlineSize: 'fit-content',
    marginBlockStart: vars.space[8],
    marginInlineStart: 'auto',
    ...hiddenBelow(up.lg),
  }),
);
