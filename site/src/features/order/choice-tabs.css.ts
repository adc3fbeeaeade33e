import { vars } from '@hoster/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { radio as hiddenRadio } from './choice.css.ts';

export const root = style({ display: 'grid', gap: vars.space[8], minInlineSize: 0 });

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[4],
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
});

export const tab = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[8],
  borderRadius: vars.radius.small,
  fontSize: vars.fontSize[14],
  textAlign: 'center',
  lineHeight: vars.lineHeight.snug,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      background: vars.color.surfaceRaised,
      fontWeight: vars.fontWeight.semibold,
      boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});

export const radio = styleVariants({ first: [hiddenRadio], second: [hiddenRadio] });

const panels = { minInlineSize: 0 } as const;
export const panel = styleVariants({
  first: { ...panels, selectors: { [`${root}:has(${radio.second}:checked) &`]: { display: 'none' } } },
  second: { ...panels, selectors: { [`${root}:has(${radio.first}:checked) &`]: { display: 'none' } } },
});
