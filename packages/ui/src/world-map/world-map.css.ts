import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { below, vars, visuallyHidden, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(component({ margin: 0, minInlineSize: 0, direction: 'ltr' }));
export const drawing = style(
  component({ display: 'block', inlineSize: '100%', blockSize: 'auto', overflow: 'visible' }),
);

export const land = style(
  component({
    fill: 'none',
    stroke: vars.color.dataQuiet,
    strokeWidth: 0.52,
    strokeLinecap: 'round',
    strokeDasharray: '0 1',
    opacity: 0.75,
  }),
);

const flow = keyframes({ to: { strokeDashoffset: -4 } });

export const route = style(
  component({
    fill: 'none',
    stroke: vars.color.text,
    strokeWidth: 0.28,
    strokeDasharray: '1.2 0.8',
    '@media': { [when.motion]: { animation: `${flow} 2s linear infinite` } },
  }),
);

export const point = style(component({ outline: 'none' }));
export const operable = style(component({ cursor: 'pointer' }));
/** A touch target on phones, where a unit is 2.4 px. */
export const target = style(component({ fill: 'transparent' }));

const pulse = keyframes({
  from: { opacity: 0.55, transform: 'scale(0.6)' },
  to: { opacity: 0, transform: 'scale(2.6)' },
});

export const halo = style(
  component({
    fill: vars.color.dataMark,
    opacity: 0,
    transformBox: 'fill-box',
    transformOrigin: 'center',
    '@media': { [when.motion]: { animation: `${pulse} 2.4s ${vars.easing.out} infinite` } },
  }),
);

export const mark = styleVariants({
  idle: component({ fill: vars.color.text, stroke: vars.color.surface, strokeWidth: 0.35 }),
  active: component({ fill: vars.color.action, stroke: vars.color.actionText, strokeWidth: 0.3 }),
  off: component({ fill: vars.color.surface, stroke: vars.color.textMuted, strokeWidth: 0.3 }),
});

export const ring = style(
  component({
    fill: 'none',
    stroke: vars.color.focus,
    strokeWidth: 0.35,
    opacity: 0,
    selectors: { [`${point}:focus-visible &`]: { opacity: 1 } },
  }),
);

export const text = style(
  component({
    fill: vars.color.text,
    stroke: vars.color.surface,
    strokeWidth: 0.7,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
    fontFamily: vars.font.text,
    fontSize: '1.75px',
    fontWeight: vars.fontWeight.medium,
    pointerEvents: 'none',
    // Too small for text there; the list has the same content.
    '@media': { [below.md]: { display: 'none' } },
  }),
);
export const leader = style(
  component({
    fill: 'none',
    stroke: vars.color.text,
    strokeWidth: 0.16,
    '@media': { [below.md]: { display: 'none' } },
  }),
);
export const value = style(
  component({ fontFamily: vars.font.mono, fontWeight: vars.fontWeight.regular, fill: vars.color.textMuted }),
);
export const words = style(component(visuallyHidden));
