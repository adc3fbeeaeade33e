import { style } from '@vanilla-extract/css';
import { vars, when } from '../theme/index.ts';
import { component, rtl } from '../theme/rules.ts';

export const root = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space[12],
    padding: vars.space[32],
    border: `1px dashed ${vars.color.borderStrong}`,
    borderRadius: vars.radius.large,
  }),
);
/** In the middle of a large empty area. */
export const centred = style(
  component({ alignItems: 'center', paddingBlock: vars.space[48], border: 0, textAlign: 'center' }),
);
export const error = style(component({ border: `1px solid ${vars.color.border}` }));
export const picture = style(component({ color: vars.color.textMuted }));
export const title = style(
  component({
    margin: 0,
    fontSize: vars.fontSize[22],
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.snug,
  }),
);
export const text = style(component({ maxInlineSize: vars.size.measure, color: vars.color.textMuted }));
export const actions = style(
  component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12], marginBlockStart: vars.space[8] }),
);
export const middle = style(component({ justifyContent: 'center' }));

export const drawing = style(
  component({
    display: 'block',
    inlineSize: '8rem',
    maxInlineSize: '100%',
    blockSize: 'auto',
    fill: 'none',
    stroke: vars.color.borderStrong,
    strokeWidth: 1.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    selectors: { [rtl]: { transform: 'scaleX(-1)' } },
    '@media': { [when.print]: { display: 'none' } },
  }),
);
/** What isn't there yet. */
export const absent = style(component({ strokeDasharray: '3 4' }));
/** Where the first one will be. */
export const first = style(
  component({
    fill: vars.color.action,
    stroke: vars.color.actionText,
    '@media': { [when.forcedColors]: { fill: 'Highlight', stroke: 'CanvasText' } },
  }),
);
export const code = style(
  component({
    fontFamily: vars.font.mono,
    fontSize: vars.fontSize[14],
    unicodeBidi: 'plaintext',
    color: vars.color.textMuted,
    userSelect: 'all',
  }),
);
