import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing, numeric, vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(component({ minInlineSize: 0, maxInlineSize: '100%' }));

const list = style(component({ display: 'flex', margin: 0, padding: vars.space[4], listStyle: 'none' }));

export const look = styleVariants({
  bar: [
    list,
    component({
      flexWrap: 'wrap',
      gap: vars.space[4],
      inlineSize: 'fit-content',
      maxInlineSize: '100%',
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.medium,
      background: vars.color.surfaceSunken,
    }),
  ],
  cards: [
    list,
    component({
      gap: vars.space[8],
      // Room for the focus ring, which scrolling would clip.
      marginInline: `calc(-1 * ${vars.space[4]})`,
      overflowX: 'auto',
      scrollbarWidth: 'thin',
    }),
  ],
});

export const link = style(
  component({
    minBlockSize: vars.size.touch,
    color: vars.color.text,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    selectors: {
      [`${look.bar} &`]: {
        ...numeric,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        flex: '1 1 auto',
        gap: vars.space[8],
        paddingInline: vars.space[12],
        borderRadius: vars.radius.small,
        fontSize: vars.fontSize[14],
      },
      [`${look.bar} &[aria-current]`]: {
        background: vars.color.surfaceRaised,
        fontWeight: vars.fontWeight.semibold,
        boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}`,
      },
      [`${look.cards} &`]: {
        display: 'grid',
        alignContent: 'center',
        padding: `${vars.space[8]} ${vars.space[12]}`,
        border: `1px solid ${vars.color.border}`,
        borderRadius: vars.radius.medium,
        fontSize: vars.fontSize[14],
        fontWeight: vars.fontWeight.semibold,
        lineHeight: vars.lineHeight.snug,
      },
      [`${look.cards} &[aria-current]`]: {
        borderColor: vars.color.selected,
        background: vars.color.selectedSurface,
      },
      '&:focus-visible': focusRing,
      [`${look.bar} &:focus-visible`]: { outlineOffset: '-2px' },
    },
  }),
);

export const note = style(
  component({
    selectors: {
      [`${look.bar} &`]: { color: vars.color.success, fontWeight: vars.fontWeight.medium },
      [`${look.cards} &`]: {
        ...numeric,
        fontFamily: vars.font.mono,
        fontSize: vars.fontSize[12],
        fontWeight: vars.fontWeight.regular,
        lineHeight: vars.lineHeight.body,
        color: vars.color.textMuted,
      },
    },
  }),
);
