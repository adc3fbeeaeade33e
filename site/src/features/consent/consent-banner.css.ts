import { below, up, vars, when } from '@hoster/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { bottomSpace } from '../../parts/bottom-sheet/bottom-space.css.ts';

export const root = style({
  paddingBlock: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surfaceSunken,
  fontSize: vars.fontSize[14],
  lineHeight: vars.lineHeight.snug,
  '@media': { [when.print]: { display: 'none' } },
});

/** Where a sheet leaves enough of the page in sight. */
const tall = 'screen and (min-height: 601px)';
const sheetLook = {
  order: 1,
  position: 'sticky',
  insetBlockEnd: vars.space[8],
  zIndex: vars.zIndex.sticky,
  inlineSize: `calc(100% - 2 * ${vars.space[8]})`,
  maxInlineSize: '48rem',
  marginInline: 'auto',
  marginBlockEnd: vars.space[8],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.overlay,
} as const;
/** An order's total and next step stick to the same edge, where there is no column for them. */
const withoutOrderBar = ':root:not(:has([data-component="order-summary-bar"]))';

/**
 * At the bottom edge of the window, and below the footer at the end of the page, so that nothing stays covered. In the
 * document it comes before the content, for those who don't see it.
 */
export const sheet = style([
  root,
  {
    '@media': {
      // At the start of the content's width: what orders is at its end.
      [`${tall} and ${up.lg}`]: {
        ...sheetLook,
        insetBlockEnd: vars.space[16],
        maxInlineSize: '36rem',
        marginInlineStart: `max(${vars.space[16]}, (100% - ${vars.size.content}) / 2)`,
        marginBlockEnd: vars.space[16],
      },
      [`${tall} and ${below.lg}`]: { selectors: { [`${withoutOrderBar} &`]: sheetLook } },
    },
  },
]);

// What Tab reaches is scrolled into view above the sheet, not under it.
globalStyle(`:root:has(${sheet})`, {
  '@media': {
    [`${tall} and ${up.lg}`]: { vars: { [bottomSpace]: '9rem' }, scrollPaddingBlockEnd: bottomSpace },
  },
});
globalStyle(`${withoutOrderBar}:has(${sheet})`, {
  '@media': {
    [`${tall} and ${below.lg}`]: { vars: { [bottomSpace]: '12rem' }, scrollPaddingBlockEnd: bottomSpace },
  },
});

export const bar = style({
  display: 'grid',
  alignItems: 'center',
  gap: `${vars.space[12]} ${vars.space[24]}`,
  '@media': {
    [up.lg]: { gridTemplateColumns: '1fr auto' },
    [`${tall} and ${up.lg}`]: { selectors: { [`${sheet} &`]: { gridTemplateColumns: '1fr' } } },
  },
});

/** Three buttons of equal width where the line is long enough, so that none is more prominent. */
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  '@media': { [up.md]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', justifySelf: 'start' } },
});
export const one = style({
  flex: '1 1 6rem',
  inlineSize: 'auto',
  paddingInline: vars.space[8],
  fontSize: vars.fontSize[14],
  whiteSpace: 'nowrap',
  '@media': { [up.md]: { paddingInline: vars.space[20], fontSize: vars.fontSize[16] } },
});
export const choices = style({ gridColumn: '1 / -1' });
