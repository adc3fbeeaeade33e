import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
    border: `1px solid ${vars.color.border}`,
    borderRadius: '50%',
    backgroundColor: vars.color.surfaceSunken,
    color: vars.color.text,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: 1,
    userSelect: 'none',
  }),
);
export const size = styleVariants({
  24: component({ inlineSize: '24px', blockSize: '24px', fontSize: '10px' }),
  32: component({ inlineSize: '32px', blockSize: '32px', fontSize: vars.fontSize[12] }),
  48: component({ inlineSize: '48px', blockSize: '48px', fontSize: vars.fontSize[16] }),
});
export const picture = style(component({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));
