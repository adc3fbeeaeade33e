import { focusRing, numeric, up, vars, when } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const lead = style({
  display: 'grid',
  gap: vars.space[16],
  paddingBlock: `${vars.space[48]} ${vars.space[40]}`,
  '@media': { [up.lg]: { gridTemplateColumns: '2fr 1fr', alignItems: 'end', gap: vars.space[48] } },
});

export const leadText = style({ display: 'grid', gap: vars.space[16], maxInlineSize: vars.size.measure });

/** The brand's mark before the heading. */
export const marked = style({ display: 'flex', alignItems: 'center', gap: vars.space[16], minInlineSize: 0 });

export const facts = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', margin: 0 });

export const manyFacts = style([
  facts,
  { '@media': { [up.lg]: { gridColumn: '1 / -1', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } } },
]);

export const fact = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderInlineStart: `1px solid ${vars.color.border}`,
});

export const factName = style({ fontSize: vars.fontSize[12], color: vars.color.textMuted });

export const factValue = style({ ...numeric, margin: 0, fontFamily: vars.font.mono, fontSize: vars.fontSize[16] });

export const sheetHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  paddingBlockEnd: vars.space[16],
});

export const notes = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[16],
  fontSize: vars.fontSize[14],
  color: vars.color.textMuted,
});

export const band = style({
  display: 'grid',
  gap: vars.space[32],
  paddingBlock: vars.space[64],
});

export const bandTitle = style({
  fontSize: vars.fontSize[28],
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  letterSpacing: vars.tracking.tight,
});

const hairline = `1px solid ${vars.color.border}`;

export const places = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  columnGap: vars.space[32],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const place = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: `0 ${vars.space[12]}`,
  paddingBlock: vars.space[12],
  borderBlockStart: hairline,
});

export const placeCode = style({
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[14],
  color: vars.color.textMuted,
});
export const placeName = style({ fontWeight: vars.fontWeight.medium });
export const placeLink = style({ color: vars.color.text, textUnderlineOffset: '0.2em' });
export const placeCountry = style({
  marginInlineStart: vars.space[8],
  fontWeight: vars.fontWeight.regular,
  color: vars.color.textMuted,
});
export const placeState = style({
  gridColumn: 2,
  fontSize: vars.fontSize[14],
  color: vars.color.textMuted,
});

export const linkGroups = style({
  display: 'grid',
  gap: vars.space[40],
  '@media': { [up.lg]: { gridTemplateColumns: '1fr 2fr', gap: vars.space[48] } },
});

export const linksTitle = style({
  paddingBlockEnd: vars.space[12],
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.semibold,
});

export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  columnGap: vars.space[32],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const link = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space[12],
  borderBlockStart: hairline,
  color: vars.color.text,
  textDecorationLine: 'none',
  selectors: { '&:focus-visible': focusRing },
});

export const linkLabel = style({
  fontWeight: vars.fontWeight.medium,
  '@media': { [when.hover]: { selectors: { [`${link}:hover &`]: { textDecorationLine: 'underline' } } } },
});

export const linkText = style({
  fontSize: vars.fontSize[14],
  lineHeight: vars.lineHeight.snug,
  color: vars.color.textMuted,
});

export const periodFrame = style({ minInlineSize: 0, maxInlineSize: '100%' });

export const periodList = style({
  display: 'flex',
  gap: vars.space[4],
  padding: vars.space[4],
  margin: 0,
  listStyle: 'none',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  flexWrap: 'wrap',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
});

export const period = style({
  ...numeric,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[12],
  flex: '1 1 auto',
  justifyContent: 'center',
  borderRadius: vars.radius.small,
  fontSize: vars.fontSize[14],
  whiteSpace: 'nowrap',
  color: vars.color.text,
  textDecorationLine: 'none',
  selectors: {
    '&[aria-current]': {
      background: vars.color.surfaceRaised,
      fontWeight: vars.fontWeight.semibold,
      boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}`,
    },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
});

export const discount = style({ color: vars.color.success, fontWeight: vars.fontWeight.medium });
