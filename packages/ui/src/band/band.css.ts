import { style, styleVariants } from '@vanilla-extract/css';
import { up, vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

const content = style(component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 }));

export const layout = styleVariants({
  stack: [content, component({ gap: vars.space[32] })],
  /** A control belongs to the content below it. */
  spread: [content, component({ gap: vars.space[16] })],
  side: [
    content,
    component({
      gap: vars.space[24],
      '@media': { [up.lg]: { gridTemplateColumns: '1fr 2fr', columnGap: vars.space[48] } },
    }),
  ],
});

export const padding = styleVariants({
  none: {},
  small: component({ paddingBlock: vars.space[40], '@media': { [up.md]: { paddingBlock: vars.space[64] } } }),
  medium: component({ paddingBlock: vars.space[64] }),
  large: component({
    rowGap: vars.space[24],
    paddingBlock: vars.space[40],
    '@media': { [up.md]: { rowGap: vars.space[32], paddingBlock: vars.space[96] } },
  }),
});

export const ruled = style(component({ borderBlockStart: `1px solid ${vars.color.border}` }));

export const head = styleVariants({
  stack: component({
    display: 'grid',
    gap: vars.space[8],
    '@media': { [up.lg]: { gridTemplateColumns: '1fr auto', alignItems: 'baseline', columnGap: vars.space[48] } },
  }),
  side: component({ display: 'grid', gap: vars.space[12], alignContent: 'start', justifyItems: 'start' }),
  spread: component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[16],
  }),
});

export const title = style(
  component({
    margin: 0,
    fontSize: vars.fontSize[28],
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.snug,
    letterSpacing: vars.tracking.tight,
    textWrap: 'balance',
  }),
);

export const note = style(component({ margin: 0, color: vars.color.textMuted }));

/** The second column also where there is no title to fill the first one. */
export const body = style(component({ minInlineSize: 0, '@media': { [up.lg]: { gridColumn: 2 } } }));
