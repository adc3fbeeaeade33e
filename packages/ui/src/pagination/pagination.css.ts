import { style } from '@vanilla-extract/css';
import { focusRing, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[12]} ${vars.space[24]}` }),
);
export const summary = style(component({ color: vars.color.textMuted, fontSize: vars.fontSize[14] }));
export const jump = style(component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] }));
export const jumpLabel = style(component({ fontSize: vars.fontSize[14] }));
export const jumpBox = style(component({ inlineSize: '5rem' }));
export const list = style(
  component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' }),
);
export const link = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    paddingInline: vars.space[8],
    border: '1px solid transparent',
    borderRadius: vars.radius.small,
    color: vars.color.text,
    textDecoration: 'none',
    selectors: {
      '&:focus-visible': focusRing,
      '&[aria-current="page"]': { borderColor: vars.color.text, fontWeight: vars.fontWeight.semibold },
      '&[aria-disabled="true"]': { color: vars.color.textMuted },
    },
    '@media': {
      [when.hover]: {
        selectors: { '&[href]:hover:not([aria-current])': { backgroundColor: vars.color.surfaceSunken } },
      },
      // All pages have borders then; disabled links have none.
      [when.forcedColors]: {
        selectors: {
          '&:not([href])': { borderColor: 'Canvas' },
          '&[aria-current="page"]': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
);
