import { globalStyle, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { below, colorTransition, focusRing, up, vars, visuallyHidden, when } from '../theme/index.ts';
import { layers } from '../theme/layers.css.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.zIndex.header,
    borderBlockEnd: `1px solid ${vars.color.border}`,
    backgroundColor: vars.color.surface,
    '@media': { [when.print]: { position: 'static' } },
  }),
);

export const bar = style(
  component({ display: 'flex', alignItems: 'center', gap: vars.space[12], paddingBlock: vars.space[8] }),
);

export const home = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    minBlockSize: vars.size.touch,
    textDecorationLine: 'none',
    selectors: { '&:focus-visible': focusRing },
  }),
);

export const icon = style(
  component({
    flexShrink: 0,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);

export const nav = style(
  component({
    display: 'none',
    '@media': {
      [up.lg]: {
        display: 'flex',
        alignItems: 'center',
        flexGrow: 1,
        minInlineSize: 0,
        marginInlineStart: vars.space[24],
      },
      [when.print]: { display: 'none' },
    },
  }),
);

/** One line high: what wraps below it is clipped, and offered by the panel beside it. */
export const row = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    blockSize: vars.size.touch,
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    overflow: 'hidden',
    listStyle: 'none',
    columnGap: vars.space[4],
  }),
);

const item = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  blockSize: vars.size.touch,
  paddingInline: vars.space[12],
  color: vars.color.text,
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.medium,
  textDecorationLine: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@media': { ...colorTransition['@media'], [when.hover]: { selectors: { '&:hover': { color: vars.color.link } } } },
} as const satisfies StyleRule;
// Inside: the row clips what stands out of it.
const focused = { ...focusRing, outlineOffset: '-2px', borderRadius: vars.radius.small };

export const link = style(
  component({
    ...item,
    selectors: {
      '&[aria-current]': {
        textDecorationLine: 'underline',
        textDecorationThickness: '2px',
        textUnderlineOffset: vars.space[8],
      },
      '&:focus-visible': focused,
    },
  }),
);

export const more = style(component({ position: 'relative' }));
export const moreButton = style(
  component({
    ...item,
    listStyle: 'none',
    selectors: { '&:focus-visible': focused, '&::-webkit-details-marker': { display: 'none' } },
  }),
);
export const chevron = style(
  component({
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    selectors: { [`${more}[open] &`]: { transform: 'rotate(180deg)' } },
  }),
);
export const morePanel = style(
  component({
    position: 'absolute',
    insetBlockStart: `calc(100% + ${vars.space[12]})`,
    insetInlineEnd: 0,
    inlineSize: 'max-content',
    maxInlineSize: '52rem',
    padding: vars.space[24],
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surfaceRaised,
    boxShadow: vars.shadow.overlay,
  }),
);

export const tools = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    // In the narrowest windows it is the customer's name that gets shorter.
    minInlineSize: 0,
    marginInlineStart: 'auto',
    '@media': { [when.print]: { display: 'none' } },
  }),
);
globalStyle(`${tools} > *`, { '@layer': { [layers.components]: { minInlineSize: 0 } } });

const button = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  minBlockSize: vars.size.touch,
  borderRadius: vars.radius.small,
  backgroundColor: 'transparent',
  color: vars.color.text,
  fontFamily: 'inherit',
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  textDecorationLine: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@media': {
    ...colorTransition['@media'],
    [when.hover]: {
      selectors: { '&:hover': { backgroundColor: vars.color.surfaceSunken, borderColor: vars.color.text } },
    },
  },
  selectors: {
    '&:focus-visible': focusRing,
    // Immediate feedback for a press, before its result.
    '&&:active': { backgroundColor: vars.color.border },
  },
} as const satisfies StyleRule;

export const buttons = styleVariants({
  outlined: component({
    ...button,
    maxInlineSize: 'min(14rem, 100%)',
    padding: `0 ${vars.space[16]}`,
    border: `1px solid ${vars.color.borderStrong}`,
  }),
  icon: component({
    ...button,
    display: 'flex',
    flexShrink: 0,
    inlineSize: vars.size.touch,
    padding: 0,
    border: 0,
    // The drawing is in line with the edge of the page.
    marginInlineEnd: `calc(-1 * ${vars.space[8]})`,
  }),
});

export const name = style(
  component({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    // On a phone, the icon is enough: a fragment of a name isn't readable.
    '@media': { [below.sm]: visuallyHidden },
  }),
);
