import { type CSSProperties, keyframes, style } from '@vanilla-extract/css';
import { numeric, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(component({ inlineSize: '100%', borderCollapse: 'separate', borderSpacing: 0 }));

const hairline = `1px solid ${vars.color.border}`;

/** Teeth of 12 by 6 px that point down. */
const tooth = 6;
const teeth = {
  content: '',
  position: 'absolute',
  insetInline: 0,
  blockSize: `${tooth}px`,
  maskImage: 'conic-gradient(from -45deg at bottom, black 90deg, transparent 0)',
  maskSize: `${2 * tooth}px ${tooth}px`,
  maskRepeat: 'round no-repeat',
} as const;

export const paper = style(
  component({
    position: 'relative',
    marginBlockEnd: `${tooth}px`,
    paddingInline: vars.space[20],
    paddingBlockEnd: vars.space[12],
    border: hairline,
    borderBlock: 0,
    backgroundColor: vars.color.surfaceRaised,
    // The edge is a line in the colour of borders: what the paper leaves of teeth behind it.
    '::before': { ...teeth, insetBlockEnd: `-${tooth}px`, backgroundColor: vars.color.borderStrong },
    '::after': { ...teeth, insetBlockEnd: `${1 - tooth}px`, backgroundColor: vars.color.surfaceRaised },
    '@media': {
      // Neither draws backgrounds.
      [when.forcedColors]: { borderBlockEnd: '1px dashed CanvasText' },
      [when.print]: { borderBlockEnd: `1px dashed ${vars.color.text}` },
    },
  }),
);

export const caption = style(
  component({
    paddingBlockEnd: vars.space[12],
    fontSize: vars.fontSize[18],
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.snug,
    textAlign: 'start',
    selectors: {
      // The background of a table doesn't include its caption.
      [`${paper} > &`]: {
        padding: `${vars.space[16]} ${vars.space[20]} ${vars.space[12]}`,
        border: hairline,
        borderBlockEnd: 0,
        backgroundColor: vars.color.surfaceRaised,
      },
    },
  }),
);

export const line = style({});
const cell = style(
  component({
    padding: 0,
    borderBlockStart: hairline,
    verticalAlign: 'baseline',
    // Two hairlines would meet.
    selectors: { [`${line}[data-change="removed"] > &`]: { borderBlockStartColor: 'transparent' } },
  }),
);
const padded = style(component({ paddingBlock: vars.space[8] }));
const start = style(component({ textAlign: 'start', overflowWrap: 'anywhere' }));
const figure = style(
  component({ ...numeric, textAlign: 'end', whiteSpace: 'nowrap', paddingInlineStart: vars.space[16] }),
);
const last = style(
  component({ borderBlockStart: `2px solid ${vars.color.text}`, fontWeight: vars.fontWeight.semibold }),
);

export const label = style([cell, start, component({ fontWeight: vars.fontWeight.regular })]);
export const amount = style([cell, figure]);
export const totalLabel = style([cell, padded, start, last]);
export const totalAmount = style([cell, padded, figure, last]);
export const note = style(component({ color: vars.color.textMuted }));

/** Animates what is in added and removed lines, and nothing at first. */
const changing = (closed: CSSProperties) => {
  const animation = (name: string) => ({ animation: `${name} ${vars.duration.base} ${vars.easing.out} both` });
  return {
    selectors: { [`${line}[data-change] &`]: { overflow: 'clip' } },
    '@media': {
      [when.motion]: {
        selectors: {
          [`${line}[data-change="added"] &`]: animation(keyframes({ from: closed })),
          [`${line}[data-change="removed"] &`]: animation(keyframes({ to: closed })),
        },
      },
    },
  };
};

/** Rows of tables have no height to animate, but a grid in their cells has. */
export const fold = style(
  component({ display: 'grid', gridTemplateRows: '1fr', ...changing({ gridTemplateRows: '0fr', opacity: 0 }) }),
);
export const content = style(
  component({
    minInlineSize: 0,
    minBlockSize: 0,
    paddingBlock: vars.space[8],
    ...changing({ paddingBlock: 0 }),
  }),
);
