import { below, colorTransition, up, vars, visuallyHidden, when } from '@hoster/ui/theme';
import { style, type StyleRule } from '@vanilla-extract/css';

export const root = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.zIndex.header,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  '@media': { [when.print]: { position: 'static' } },
});

export const bar = style({ display: 'flex', alignItems: 'center', gap: vars.space[12], paddingBlock: vars.space[8] });

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  minBlockSize: vars.size.touch,
  textDecoration: 'none',
});

export const strokes = style({
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const nav = style({
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
});

/** One line high: what wraps below it is clipped, and offered by the More panel beside it. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  blockSize: vars.size.touch,
  minInlineSize: 0,
  overflow: 'hidden',
  columnGap: vars.space[4],
});

const item: StyleRule = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  blockSize: vars.size.touch,
  paddingInline: vars.space[12],
  color: vars.color.text,
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&[aria-current]': {
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: vars.space[8],
    },
    // Inside: the row clips what stands out of it.
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: vars.radius.small },
  },
};
const hovered: StyleRule = {
  '@media': { ...colorTransition['@media'], [when.hover]: { selectors: { '&:hover': { color: vars.color.link } } } },
};

export const navLink = style({ ...item, ...hovered });

export const more = style({ position: 'relative' });
export const moreButton = style({
  ...item,
  ...hovered,
  listStyle: 'none',
  selectors: { ...item.selectors, '&::-webkit-details-marker': { display: 'none' } },
});
export const chevron = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  selectors: { [`${more}[open] &`]: { transform: 'rotate(180deg)' } },
});
export const morePanel = style({
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
});
export const moreGroups = style({ display: 'grid', gridTemplateColumns: 'repeat(4, auto)', columnGap: vars.space[48] });

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  // In the narrowest windows it is the customer's name that gives way.
  minInlineSize: 0,
  marginInlineStart: 'auto',
  '@media': { [when.print]: { display: 'none' } },
});

/** From the width on at which the menu button gives way to the row of links. */
export const largeOnly = style({ '@media': { [below.lg]: { display: 'none' } } });
export const smallOnly = style({ minInlineSize: 0, '@media': { [up.lg]: { display: 'none' } } });
export const wide = style({ '@media': { [below.md]: { selectors: { '&&': { display: 'none' } } } } });

/** Immediate feedback for a press, before its result. */
const pressed: StyleRule['selectors'] = { '&&:active': { backgroundColor: vars.color.border } };

const button: StyleRule = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  minBlockSize: vars.size.touch,
  padding: `0 ${vars.space[16]}`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.small,
  backgroundColor: 'transparent',
  color: vars.color.text,
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@media': {
    ...colorTransition['@media'],
    [when.hover]: {
      selectors: { '&:hover': { backgroundColor: vars.color.surfaceSunken, borderColor: vars.color.text } },
    },
  },
  selectors: pressed,
};

export const login = style(button);
export const user = style({ ...button, maxInlineSize: 'min(14rem, 100%)' });
export const userName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // On a phone, the icon is enough; a six-letter name fragment isn't readable.
  '@media': { [below.sm]: visuallyHidden },
});
export const accountPopup = style({ inlineSize: '17rem', padding: vars.space[12] });

export const burger = style({
  ...button,
  flexShrink: 0,
  inlineSize: vars.size.touch,
  padding: 0,
  border: 0,
  marginInlineEnd: `calc(-1 * ${vars.space[8]})`,
  '@media': { ...button['@media'], [up.lg]: { display: 'none' } },
});
