import { style } from '@vanilla-extract/css';
import { below, up, vars, visuallyHidden } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

const cell = {
  padding: `${vars.space[12]} ${vars.space[16]}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
} as const;

/** Below 768 px, each feature is a card with a line for each subject. */
const onPhone = (rule: object) => ({ '@media': { [below.md]: rule } });

const block = style(component(onPhone({ display: 'block' })));
export const table = style([
  block,
  component({
    inlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: vars.fontSize[14],
    lineHeight: 1.4,
    // Values of a row are side by side instead of stacked.
    fontVariantNumeric: 'proportional-nums',
  }),
]);
export const section = style([block]);

export const corner = style([
  component({
    ...cell,
    paddingInlineStart: vars.space[8],
    borderBlockEnd: `1px solid ${vars.color.text}`,
    verticalAlign: 'bottom',
    fontWeight: vars.fontWeight.medium,
    color: vars.color.textMuted,
  }),
  component(onPhone({ display: 'none' })),
]);
export const subject = style(
  component({
    ...cell,
    verticalAlign: 'bottom',
    borderBlockEnd: `1px solid ${vars.color.text}`,
    fontWeight: vars.fontWeight.regular,
    // Pictures are in a line.
    selectors: { '&:has(> [data-part="picture"])': { verticalAlign: 'top' } },
    '@media': {
      [below.md]: {
        // The name above the price, the action beside both.
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        gap: `${vars.space[4]} ${vars.space[12]}`,
        paddingInline: vars.space[8],
        borderColor: vars.color.border,
      },
    },
  }),
);
/** As high as a server of two units, so that names are in a line. Phones have no column for it to be at the top of. */
export const picture = style(
  component({
    display: 'flex',
    alignItems: 'end',
    minBlockSize: '1.5rem',
    marginBlockEnd: vars.space[8],
    '@media': { [below.md]: { display: 'none' } },
  }),
);
export const title = style(
  component({
    display: 'block',
    gridColumn: 1,
    fontSize: vars.fontSize[16],
    fontWeight: vars.fontWeight.semibold,
  }),
);
export const action = style(
  component({
    display: 'block',
    '@media': {
      [up.md]: { marginBlockStart: vars.space[8] },
      [below.md]: { gridColumn: 2, gridRow: '1 / span 2' },
    },
  }),
);
/** Without this, a caption is as narrow as its longest word when the table is a block. */
export const caption = style([block]);

export const group = style(
  component({
    ...cell,
    paddingInlineStart: vars.space[8],
    paddingBlockStart: vars.space[32],
    fontSize: vars.fontSize[16],
    fontWeight: vars.fontWeight.semibold,
    '@media': { [below.md]: { display: 'block', paddingInline: 0, border: 0 } },
  }),
);
export const beside = style(component(onPhone({ display: 'none' })));
export const row = style(
  component(
    onPhone({
      display: 'block',
      marginBlockStart: vars.space[12],
      padding: vars.space[16],
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.medium,
      backgroundColor: vars.color.surfaceRaised,
    }),
  ),
);
export const feature = style(
  component({
    ...cell,
    paddingInlineStart: vars.space[8],
    fontWeight: vars.fontWeight.medium,
    '@media': {
      // Subjects scroll horizontally below the feature name.
      [up.md]: {
        position: 'sticky',
        insetInlineStart: 0,
        zIndex: vars.zIndex.raised,
        backgroundColor: vars.color.surface,
      },
      [below.md]: { display: 'block', padding: 0, border: 0, fontSize: vars.fontSize[16] },
    },
  }),
);
export const hint = style(
  component({
    display: 'block',
    fontSize: vars.fontSize[12],
    fontWeight: vars.fontWeight.regular,
    color: vars.color.textMuted,
  }),
);
export const value = style(
  component({
    ...cell,
    '@media': {
      [below.md]: {
        display: 'flex',
        justifyContent: 'space-between',
        gap: vars.space[16],
        marginInline: `calc(-1 * ${vars.space[8]})`,
        padding: `${vars.space[2]} ${vars.space[8]}`,
        border: 0,
        textAlign: 'end',
        selectors: { '&::before': { content: 'attr(data-label)', color: vars.color.textMuted, textAlign: 'start' } },
      },
    },
  }),
);
export const highlighted = style(component({ backgroundColor: vars.color.selectedSurface }));
export const mark = style(component({ display: 'inline-block', verticalAlign: '-2px' }));
export const none = style(component({ color: vars.color.textMuted }));
export const spoken = style(component(visuallyHidden));
