import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 }));

export const size = styleVariants({
  // Links to it leave more room above than the page does.
  medium: component({ gap: vars.space[24], scrollMarginBlockStart: vars.space[96] }),
  small: component({ gap: vars.space[16] }),
});

const head = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[8]} ${vars.space[16]}`,
    minInlineSize: 0,
    borderBlockStart: `1px solid ${vars.color.text}`,
  }),
);

export const headSize = styleVariants({
  // As high as a title with a button, so that sections side by side begin on one line.
  medium: [head, component({ minBlockSize: vars.space[64], paddingBlockStart: vars.space[16] })],
  small: [head, component({ paddingBlockStart: vars.space[12] })],
});

const title = style(
  component({
    margin: 0,
    minInlineSize: 0,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'break-word',
  }),
);

export const titleSize = styleVariants({
  medium: [title, component({ fontSize: vars.fontSize[22] })],
  small: [title, component({ fontSize: vars.fontSize[18] })],
});
