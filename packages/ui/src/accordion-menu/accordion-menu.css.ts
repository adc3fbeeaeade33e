import { style } from '@vanilla-extract/css';
import { colorTransition, focusRing, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(component({ minInlineSize: 0 }));

export const list = style(
  component({ listStyle: 'none', margin: 0, padding: 0, marginBlockStart: `calc(-1 * ${vars.space[4]})` }),
);

export const single = style(component({ borderBlockEnd: `1px solid ${vars.color.border}` }));

export const link = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: vars.size.touch,
    paddingInlineStart: vars.space[12],
    borderInlineStart: '2px solid transparent',
    color: vars.color.text,
    textDecoration: 'none',
    selectors: {
      '&:hover': { color: vars.color.link },
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px', borderRadius: vars.radius.small },
      '&[aria-current="page"]': { borderInlineStartColor: vars.color.selected, fontWeight: vars.fontWeight.medium },
      [`${single} > &`]: { minBlockSize: '52px', paddingInlineStart: 0, border: 0, fontWeight: vars.fontWeight.medium },
    },
    '@media': {
      ...colorTransition['@media'],
      // Forced colours draw transparent borders too, so every item would look like the current one.
      [when.forcedColors]: { selectors: { '&:not([aria-current="page"])': { borderColor: 'Canvas' } } },
    },
  }),
);

export const icon = style(component({ display: 'inline-flex', color: vars.color.textMuted }));

export const label = style(component({ flexGrow: 1, overflowWrap: 'anywhere' }));
