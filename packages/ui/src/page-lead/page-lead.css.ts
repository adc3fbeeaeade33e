import { style, styleVariants } from '@vanilla-extract/css';
import { numeric, up, vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({
    display: 'grid',
    gap: vars.space[16],
    paddingBlock: `${vars.space[48]} ${vars.space[40]}`,
    '@media': { [up.lg]: { gridTemplateColumns: '2fr 1fr', alignItems: 'end', gap: vars.space[48] } },
  }),
);

export const text = style(component({ display: 'grid', gap: vars.space[16], maxInlineSize: vars.size.measure }));

export const marked = style(
  component({ display: 'flex', alignItems: 'center', gap: vars.space[16], minInlineSize: 0 }),
);

const facts = style(component({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', margin: 0 }));

export const columns = styleVariants({
  2: [facts],
  4: [
    facts,
    component({
      '@media': { [up.lg]: { gridColumn: '1 / -1', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
    }),
  ],
});

export const fact = style(
  component({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    padding: `${vars.space[8]} ${vars.space[12]}`,
    borderInlineStart: `1px solid ${vars.color.border}`,
  }),
);

export const name = style(component({ fontSize: vars.fontSize[12], color: vars.color.textMuted }));

export const value = style(
  component({ ...numeric, margin: 0, fontFamily: vars.font.mono, fontSize: vars.fontSize[16] }),
);
