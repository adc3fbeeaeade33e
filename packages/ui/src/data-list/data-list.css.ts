import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(component({ margin: 0, fontSize: vars.fontSize[14], lineHeight: 1.45 }));

export const row = style(
  component({
    display: 'flex',
    // A value that would break beside its term has a line of its own.
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${vars.space[2]} ${vars.space[16]}`,
    paddingBlock: vars.space[8],
    borderBlockStart: `1px solid ${vars.color.border}`,
    selectors: { '&:first-child': { borderBlockStart: 0 } },
  }),
);
export const dense = style(component({ paddingBlock: vars.space[4] }));

export const stacked = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space[2], paddingBlock: vars.space[8] }),
);

export const term = style(component({ color: vars.color.textMuted, flexShrink: 0, maxInlineSize: '60%' }));
export const value = style(component({ margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' }));
export const end = style(component({ flexGrow: 1, textAlign: 'end' }));
export const figures = styleVariants({
  text: component({ fontFamily: 'inherit' }),
  mono: component({ fontFamily: vars.font.mono, fontVariantLigatures: 'none', fontSize: '0.9643em' }),
});
/** As wide as what it's about has room to be: it wraps, and doesn't make its row wrap. */
export const note = style(
  component({
    display: 'block',
    inlineSize: 0,
    minInlineSize: '100%',
    color: vars.color.textMuted,
    fontFamily: vars.font.text,
    fontSize: vars.fontSize[12],
  }),
);
