import { style } from '@vanilla-extract/css';
import { focusRing, numeric, vars, when } from '../theme/index.ts';
import { component, withScript } from '../theme/rules.ts';

export const root = style(
  component({
    position: 'relative',
    margin: 0,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surfaceSunken,
    minInlineSize: 0,
  }),
);
export const head = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[12],
    minBlockSize: '40px',
    paddingBlock: vars.space[4],
    paddingInline: `${vars.space[16]} ${vars.space[4]}`,
    borderBlockEnd: `1px solid ${vars.color.border}`,
    fontSize: vars.fontSize[12],
    color: vars.color.textMuted,
  }),
);
export const caption = style(
  component({ fontWeight: vars.fontWeight.medium, color: vars.color.text, overflowWrap: 'anywhere' }),
);
export const note = style(
  component({
    marginInlineStart: vars.space[8],
    paddingInlineStart: vars.space[8],
    borderInlineStart: `1px solid ${vars.color.borderStrong}`,
  }),
);
export const code = style(
  component({
    margin: 0,
    padding: vars.space[16],
    overflowX: 'auto',
    // Code is written from left to right in every language.
    direction: 'ltr',
    textAlign: 'left',
    fontFamily: vars.font.mono,
    fontVariantLigatures: 'none',
    fontSize: vars.fontSize[14],
    lineHeight: 1.55,
    tabSize: 2,
    borderRadius: `0 0 ${vars.radius.medium} ${vars.radius.medium}`,
    selectors: {
      '&:focus-visible': focusRing,
      '&[data-wraps]': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    },
  }),
);

export const tools = style(component({ display: 'flex', flexShrink: 0, alignItems: 'center', gap: vars.space[4] }));
export const wrapButton = style([
  component({ selectors: { '&[aria-pressed="true"]': { backgroundColor: vars.color.selectedSurface } } }),
  withScript,
]);

/** As wide as the longest line, so that a highlight is too. */
export const lines = style(component({ display: 'block', inlineSize: 'fit-content', minInlineSize: '100%' }));

const inset = vars.space[16];
export const line = style(
  component({
    display: 'block',
    position: 'relative',
    marginInline: `calc(-1 * ${inset})`,
    paddingInline: inset,
    color: 'inherit',
    backgroundColor: 'transparent',
    selectors: {
      '&[data-number]': { paddingInlineStart: `calc(6ch + ${inset})` },
      // Stays at the edge while long lines scroll.
      '&[data-number]::before': {
        content: 'attr(data-number)',
        position: 'sticky',
        insetInlineStart: `calc(-1 * ${inset})`,
        display: 'inline-block',
        inlineSize: '6ch',
        marginInlineStart: `calc(-6ch - ${inset})`,
        marginInlineEnd: inset,
        paddingInlineEnd: '1ch',
        backgroundColor: vars.color.surfaceSunken,
        color: vars.color.textMuted,
        textAlign: 'end',
        userSelect: 'none',
        ...numeric,
      },
      'mark&, mark&[data-number]::before': {
        backgroundColor: vars.color.selectedSurface,
        // Colour alone wouldn't do.
        boxShadow: `inset 3px 0 0 ${vars.color.selected}`,
      },
    },
    '@media': {
      [when.forcedColors]: { selectors: { 'mark&': { borderInlineStart: '3px solid Highlight' } } },
    },
  }),
);
