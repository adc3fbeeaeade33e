import { style, styleVariants } from '@vanilla-extract/css';
import { vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({ display: 'grid', gap: vars.space[20], margin: 0, padding: 0, listStyle: 'none', minInlineSize: 0 }),
);

/** Width of the pictures, and of the line that joins them. */
const column = '2rem';

export const item = style(
  component({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${column} minmax(0, 1fr)`,
    columnGap: vars.space[12],
    fontSize: vars.fontSize[14],
    breakInside: 'avoid',
    selectors: {
      // The line to the next entry.
      '&:not(:last-child)::before': {
        content: '',
        position: 'absolute',
        insetBlock: `0 calc(-1 * ${vars.space[20]})`,
        insetInlineStart: `calc(${column} / 2)`,
        borderInlineStart: `1px solid ${vars.color.border}`,
      },
    },
  }),
);

export const picture = style(
  component({ position: 'relative', display: 'flex', alignItems: 'flex-start', justifyContent: 'center' }),
);

/** Around the icon of an event, so that the line ends there. */
export const mark = style(
  component({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surface,
    color: vars.color.textMuted,
  }),
);

const box = style(
  component({
    minInlineSize: 0,
    padding: `${vars.space[12]} ${vars.space[16]}`,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surfaceRaised,
  }),
);

export const kind = styleVariants({
  message: [box],
  own: [box, component({ backgroundColor: vars.color.surfaceSunken })],
  // Dashed, so that colour isn't the only sign of what customers don't see.
  note: [box, component({ border: `1px dashed ${vars.color.warning}`, backgroundColor: vars.color.warningSurface })],
  event: component({ minInlineSize: 0, paddingBlockStart: '0.15rem' }),
});

export const head = style(
  component({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space[12],
    lineHeight: vars.lineHeight.snug,
  }),
);
export const words = style(
  component({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[8]}`, minInlineSize: 0 }),
);
export const author = style(
  component({ minInlineSize: 0, fontWeight: vars.fontWeight.semibold, overflowWrap: 'anywhere' }),
);
export const label = style(component({ color: vars.color.warning, fontWeight: vars.fontWeight.medium }));
export const time = style(
  component({
    flexShrink: 0,
    maxInlineSize: '50%',
    color: vars.color.textMuted,
    fontSize: vars.fontSize[12],
    textAlign: 'end',
  }),
);
export const content = style(
  component({
    marginBlockStart: vars.space[8],
    fontSize: vars.fontSize[16],
    lineHeight: vars.lineHeight.body,
    overflowWrap: 'anywhere',
  }),
);
export const what = style(component({ minInlineSize: 0, color: vars.color.textMuted, overflowWrap: 'anywhere' }));
export const actions = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[8],
    marginBlockStart: vars.space[8],
    '@media': { [when.print]: { display: 'none' } },
  }),
);
