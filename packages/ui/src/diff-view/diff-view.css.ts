import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing, numeric, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export { hidden as spoken } from '../layers/hidden.css.ts';
export { caption, head } from '../code-block/code-block.css.ts';

export const root = style(
  component({
    margin: 0,
    minInlineSize: 0,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surfaceSunken,
  }),
);
/** Side by side where there is room. */
const container = 'hoster-diff';
const beside = `${container} (min-width: 720px)`;
export const wide = style(component({ containerType: 'inline-size', containerName: container }));

export const summary = style(
  component({
    flexShrink: 0,
    paddingInlineEnd: vars.space[12],
    fontFamily: vars.font.mono,
    fontSize: vars.fontSize[14],
    ...numeric,
  }),
);
export const plus = style(component({ color: vars.color.success }));
export const minus = style(component({ color: vars.color.danger }));

export const lines = style(
  component({
    paddingBlock: vars.space[8],
    // Code is written from left to right in every language.
    direction: 'ltr',
    textAlign: 'left',
    fontFamily: vars.font.mono,
    fontVariantLigatures: 'none',
    fontSize: vars.fontSize[14],
    lineHeight: 1.55,
    tabSize: 2,
  }),
);
export const message = style(
  component({
    padding: vars.space[16],
    color: vars.color.textMuted,
    fontSize: vars.fontSize[14],
    overflowWrap: 'anywhere',
  }),
);

const twoColumns = { [beside]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } } as const;
export const pair = style(component({ '@container': twoColumns }));

/** Removed lines, then added ones; side by side, in pairs. */
export const change = style(
  component({ display: 'flex', flexDirection: 'column', '@container': { [beside]: { display: 'block' } } }),
);
export const changedPair = style(component({ display: 'contents', '@container': twoColumns }));

const row = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  minInlineSize: 0,
  paddingInlineEnd: vars.space[12],
});
/** A bar beside changed lines, which forced colours keep. */
const bar = (color: string) => ({ borderInlineStart: `3px solid ${color}` }) as const;
const noBar = { paddingInlineStart: '3px' } as const;

export const line = styleVariants({
  same: [row, component({ ...noBar, '@container': { [beside]: { gridColumn: 2 } } })],
  removed: [
    row,
    component({
      ...bar(vars.color.danger),
      order: 1,
      backgroundColor: vars.color.dangerSurface,
      '@container': { [beside]: { gridColumn: 1 } },
    }),
  ],
  added: [
    row,
    component({
      ...bar(vars.color.success),
      order: 2,
      backgroundColor: vars.color.successSurface,
      '@container': { [beside]: { gridColumn: 2 } },
    }),
  ],
});
export const copy = style([
  row,
  component({ ...noBar, display: 'none', '@container': { [beside]: { display: 'grid' } } }),
]);

/** The number and the sign. */
export const gutter = style(
  component({
    display: 'grid',
    gridTemplateColumns: '4.5ch 3ch',
    color: vars.color.textMuted,
    textAlign: 'center',
    userSelect: 'none',
    ...numeric,
    selectors: {
      '&::before': { content: 'attr(data-number)', textAlign: 'end' },
      '&::after': { content: 'attr(data-sign)' },
      [`${line.removed} > &::after`]: { color: vars.color.danger },
      [`${line.added} > &::after`]: { color: vars.color.success },
    },
  }),
);

export const code = style(
  component({ minInlineSize: 0, font: 'inherit', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
);

/** Over the padding of the lines at both ends. */
export const skip = style(
  component({
    marginBlock: vars.space[4],
    selectors: {
      '&:first-child': { marginBlockStart: `calc(-1 * ${vars.space[8]})` },
      '&:last-child': { marginBlockEnd: `calc(-1 * ${vars.space[8]})` },
    },
  }),
);
export const skipped = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: vars.size.controlSmall,
    paddingBlock: vars.space[4],
    paddingInline: vars.space[16],
    borderBlock: `1px solid ${vars.color.border}`,
    backgroundColor: vars.color.surface,
    color: vars.color.textMuted,
    fontFamily: vars.font.text,
    overflowWrap: 'anywhere',
    selectors: {
      [`${skip}:first-child > &`]: { borderBlockStart: 0 },
      [`${skip}:last-child:not([open]) > &`]: {
        borderBlockEnd: 0,
        borderRadius: `0 0 ${vars.radius.medium} ${vars.radius.medium}`,
      },
    },
  }),
);
export const expand = style(
  component({
    cursor: 'pointer',
    listStyle: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
    },
    '@media': { [when.hover]: { selectors: { '&:hover': { color: vars.color.text } } } },
  }),
);
export const chevron = style(
  component({ flexShrink: 0, selectors: { 'details:not([open]) > summary > &': { transform: 'rotate(-90deg)' } } }),
);
