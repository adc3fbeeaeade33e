import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.4em',
    color: vars.color.text,
    fontSize: vars.fontSize[22],
  }),
);
/** As high as a capital letter with its overshoot, so that rails and stems are aligned. */
export const mark = style(component({ display: 'block', flexShrink: 0, inlineSize: 'auto', blockSize: '1.05em' }));
/** Its size is known before it has loaded, so nothing moves. */
export const picture = style(
  component({ display: 'block', flexShrink: 0, inlineSize: '1.05em', blockSize: '1.05em', objectFit: 'contain' }),
);
export const signal = style(component({ fill: vars.color.action }));
export const word = style(
  component({ fontWeight: vars.fontWeight.semibold, letterSpacing: vars.tracking.tighter, lineHeight: 1 }),
);
