import { style, styleVariants } from '@vanilla-extract/css';
import { below, vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({
    display: 'inline-flex',
    // Its own width in a stack or a grid, too, which would stretch it.
    inlineSize: 'fit-content',
    alignItems: 'center',
    gap: vars.space[4],
    paddingInline: vars.space[8],
    paddingBlock: '1px',
    border: '1px solid transparent',
    borderRadius: vars.radius.small,
    fontSize: vars.fontSize[12],
    fontWeight: vars.fontWeight.medium,
    lineHeight: 1.5,
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
    // Not a flex container: flex items wouldn't let a long word break.
    '@media': {
      [below.sm]: { display: 'inline-block', maxInlineSize: '100%', whiteSpace: 'normal', overflowWrap: 'break-word' },
    },
  }),
);

export const tone = styleVariants({
  neutral: component({ color: vars.color.textMuted, borderColor: vars.color.border }),
  action: component({ backgroundColor: vars.color.action, color: vars.color.actionText }),
  info: component({ backgroundColor: vars.color.infoSurface, color: vars.color.info }),
  success: component({ backgroundColor: vars.color.successSurface, color: vars.color.success }),
  warning: component({ backgroundColor: vars.color.warningSurface, color: vars.color.warning }),
  danger: component({ backgroundColor: vars.color.dangerSurface, color: vars.color.danger }),
});
