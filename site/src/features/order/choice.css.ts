import { below, colorTransition, numeric, up, vars, visuallyHidden, when } from '@hoster/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const group = style({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });
export const legend = style({
  paddingBlockEnd: vars.space[8],
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.semibold,
});
export const hiddenLegend = style(visuallyHidden);
export const error = style({ paddingBlockStart: vars.space[8], color: vars.color.danger, fontSize: vars.fontSize[14] });

/** Two in a row on a phone; `chips` as many as fit. */
export const options = styleVariants({
  tiles: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space[8],
    '@media': { [up.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  },
  wide: {
    display: 'grid',
    gap: vars.space[8],
    '@media': { [up.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
  chips: { display: 'flex', flexWrap: 'wrap', gap: vars.space[8] },
});

export const choice = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
  padding: `${vars.space[8]} ${vars.space[12]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surfaceRaised,
  fontSize: vars.fontSize[14],
  lineHeight: vars.lineHeight.snug,
  cursor: 'pointer',
  ...colorTransition,
  selectors: {
    // Chosen shows by the weight of edge and words too.
    '&:has(:checked)': {
      borderColor: vars.color.selected,
      backgroundColor: vars.color.selectedSurface,
      boxShadow: `inset 0 0 0 1px ${vars.color.selected}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': { cursor: 'not-allowed', backgroundColor: 'transparent', color: vars.color.textMuted },
    '&[data-unfit]': { borderStyle: 'dashed', color: vars.color.textMuted },
  },
  '@media': {
    [when.hover]: { selectors: { '&:hover:not(:has(:disabled, :checked))': { borderColor: vars.color.borderStrong } } },
    [when.forcedColors]: {
      selectors: {
        '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&:has(:disabled)': { borderColor: 'GrayText' },
      },
    },
  },
});

/** Over the whole label, so that a mouse that checks it and a finger meet the same place; clicks go to the label. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[8]}`,
  minInlineSize: 0,
});

export const title = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
  fontWeight: vars.fontWeight.medium,
  overflowWrap: 'break-word',
});
globalStyle(`${choice}:has(:checked) ${title}`, { fontWeight: vars.fontWeight.semibold });

export const price = style({ ...numeric, fontSize: vars.fontSize[12], whiteSpace: 'nowrap' });

export const about = style({
  fontSize: vars.fontSize[12],
  lineHeight: vars.lineHeight.snug,
  color: vars.color.textMuted,
  overflowWrap: 'break-word',
});

// The last of an odd number, and one with a reason to read, take the whole row of a phone.
globalStyle(`${options.tiles} > ${choice}:is(:nth-child(odd):last-child, [data-wide])`, {
  '@media': { [below.md]: { gridColumn: '1 / -1' } },
});

/** A family: its mark and name, its versions beside or under it. */
export const families = style({
  display: 'grid',
  '@media': { [up.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[32] } },
});

export const family = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // Versions that don't fit beside the name go under it, from the start of the line.
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[8]}`,
  paddingBlock: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const familyName = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
});

export const familyOptions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  minInlineSize: 0,
});

export const familyAbout = style([about, { flexBasis: '100%' }]);

export const manyVersions = style({ alignSelf: 'start', '@media': { [up.lg]: { gridColumn: '1 / -1' } } });
export const versions = style({
  marginInlineStart: 'auto',
  fontWeight: vars.fontWeight.regular,
  color: vars.color.textMuted,
});

export const mark = style({ flexShrink: 0, inlineSize: vars.space[20], blockSize: vars.space[20] });
