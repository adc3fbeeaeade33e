import { style } from '@vanilla-extract/css';
import { numeric, vars, visuallyHidden } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[8],
    textAlign: 'center',
  }),
);
/** No gap while it is empty. */
export const alert = style(component({ selectors: { '&:empty': { position: 'absolute' } } }));
export const error = style(component({ color: vars.color.danger }));
/** Inline, because next to centred multi-line text it would be alone at the edge. */
export const sign = style(
  component({ display: 'inline-block', marginInlineEnd: vars.space[4], verticalAlign: '-2px' }),
);
export const end = style(component({ margin: 0, color: vars.color.textMuted }));
export const count = style(
  component({ color: vars.color.textMuted, fontSize: vars.fontSize[14], unicodeBidi: 'plaintext', ...numeric }),
);
export const spoken = style(component(visuallyHidden));
