import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({ margin: 0, fontWeight: vars.fontWeight.semibold, textWrap: 'balance', overflowWrap: 'anywhere' }),
);

const { fontSize, lineHeight, tracking } = vars;

export const size = styleVariants({
  14: component({ fontSize: fontSize[14], lineHeight: lineHeight.snug }),
  16: component({ fontSize: fontSize[16], lineHeight: lineHeight.snug }),
  18: component({ fontSize: fontSize[18], lineHeight: lineHeight.snug }),
  22: component({ fontSize: fontSize[22], lineHeight: lineHeight.snug, letterSpacing: '-0.005em' }),
  28: component({ fontSize: fontSize[28], lineHeight: 1.2, letterSpacing: tracking.tight }),
  36: component({ fontSize: fontSize[36], lineHeight: 1.15, letterSpacing: '-0.02em' }),
  48: component({ fontSize: fontSize[48], lineHeight: lineHeight.tight, letterSpacing: '-0.025em' }),
  64: component({ fontSize: fontSize[64], lineHeight: 1.02, letterSpacing: tracking.tighter }),
});

export const mono = style(component({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' }));
