import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({
    display: 'inline-flex',
    maxInlineSize: '100%',
    alignItems: 'baseline',
    gap: vars.space[8],
    lineHeight: vars.lineHeight.snug,
    fontWeight: vars.fontWeight.medium,
  }),
);
export const icon = style(
  component({ display: 'inline-flex', flexShrink: 0, alignSelf: 'flex-start', blockSize: '1lh', alignItems: 'center' }),
);
export const text = style(component({ minInlineSize: 0, overflowWrap: 'break-word' }));
