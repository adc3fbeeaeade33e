import { style, styleVariants } from '@vanilla-extract/css';
import { hitArea, numeric, vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

const size = '24px';

export const field = style(component({ display: 'grid', gap: vars.space[8], minInlineSize: 0 }));

export const head = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: vars.space[8],
  }),
);

export const label = style(component({ fontWeight: vars.fontWeight.medium }));

export const value = style(component({ fontFamily: vars.font.mono, ...numeric }));

export const note = style(component({ color: vars.color.textMuted, fontSize: vars.fontSize[14] }));

export const area = styleVariants({
  horizontal: component({ position: 'relative', minBlockSize: size }),
  vertical: component({ position: 'relative', blockSize: '12rem', inlineSize: size }),
});

const root0 = style(
  component({ position: 'relative', display: 'flex', alignItems: 'center', touchAction: 'none', userSelect: 'none' }),
);
export const root = styleVariants({
  horizontal: [root0, component({ inlineSize: '100%', blockSize: size, touchAction: 'pan-y' })],
  vertical: [root0, component({ flexDirection: 'column', inlineSize: size, blockSize: '100%', touchAction: 'pan-x' })],
});

const line = style(
  component({
    position: 'relative',
    display: 'block',
    flexGrow: 1,
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.borderStrong,
  }),
);
export const track = styleVariants({
  horizontal: [line, component({ blockSize: '4px', marginBlock: '10px' })],
  vertical: [line, component({ inlineSize: '4px' })],
});

const filled = style(component({ position: 'absolute', backgroundColor: vars.color.text }));
export const range = styleVariants({
  horizontal: [filled, component({ blockSize: '100%' })],
  vertical: [filled, component({ inlineSize: '100%' })],
});

/** What cannot be had: hatched, so that it is not told by colour alone. */
export const closed = style(
  component({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    backgroundColor: vars.color.surface,
    backgroundImage: `repeating-linear-gradient(90deg, ${vars.color.borderStrong} 0 2px, transparent 2px 6px)`,
  }),
);

export const thumb = style(
  component({
    position: 'relative',
    display: 'block',
    inlineSize: size,
    blockSize: size,
    borderRadius: vars.radius.full,
    border: `2px solid ${vars.color.text}`,
    backgroundColor: vars.color.surfaceRaised,
    cursor: 'grab',
    selectors: {
      '&::after': hitArea,
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
      '&:active': { cursor: 'grabbing' },
      '&[data-disabled]': { borderColor: vars.color.borderStrong, cursor: 'not-allowed' },
    },
  }),
);

export const bubble = style(
  component({
    position: 'absolute',
    insetBlockEnd: 'calc(100% + 6px)',
    insetInlineStart: '50%',
    transform: 'translateX(-50%)',
    paddingInline: vars.space[8],
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.surfaceInverse,
    color: vars.color.textInverse,
    fontSize: vars.fontSize[12],
    whiteSpace: 'nowrap',
    selectors: { '[dir="rtl"] &': { transform: 'translateX(50%)' } },
  }),
);

/** From the middle of the first thumb to that of the last. */
export const marks = style(
  component({
    position: 'relative',
    blockSize: '1.25rem',
    marginBlock: `${vars.space[4]} 0`,
    marginInline: '12px',
    padding: 0,
    listStyle: 'none',
  }),
);

export const mark = style(
  component({
    position: 'absolute',
    transform: 'translateX(-50%)',
    color: vars.color.textMuted,
    fontSize: vars.fontSize[12],
    whiteSpace: 'nowrap',
    selectors: { '[dir="rtl"] &': { transform: 'translateX(50%)' } },
  }),
);
