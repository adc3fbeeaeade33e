import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { component, layers, vars } from '../theme/index.ts';

export const root = style(
  component({
    maxInlineSize: vars.size.measure,
    overflowWrap: 'break-word',
    textWrap: 'pretty',
    lineHeight: vars.lineHeight.body,
  }),
);

/** Long text comes as HTML, so its elements are styled by name; in the layer of components, as all of this. */
const inside = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void => {
  const scoped = selector
    .split(', ')
    .map((one) => `${root} ${one}`)
    .join(', ');
  globalStyle(scoped, { '@layer': { [layers.components]: rule } });
};

inside('> *', { marginBlock: 0 });
inside('> * + *', { marginBlockStart: vars.space[16] });
inside('> * + h2', { marginBlockStart: vars.space[48] });
inside('> * + h3', { marginBlockStart: vars.space[32] });
inside('> * + h4', { marginBlockStart: vars.space[24] });
inside('> h2 + *, > h3 + *, > h4 + *', { marginBlockStart: vars.space[8] });
inside('h2', { fontSize: vars.fontSize[28], letterSpacing: vars.tracking.tight, lineHeight: vars.lineHeight.snug });
inside('h3', { fontSize: vars.fontSize[22], lineHeight: vars.lineHeight.snug });
inside('h4', { fontSize: vars.fontSize[18], lineHeight: vars.lineHeight.snug });
inside('a', {
  color: vars.color.link,
  textUnderlineOffset: '0.22em',
  textDecorationThickness: '1px',
});
inside('a:hover', { color: vars.color.linkHover });
inside('ul, ol', { paddingInlineStart: '1.35em' });
inside('li + li', { marginBlockStart: vars.space[4] });
inside('li::marker', { color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
inside('blockquote', {
  paddingInlineStart: vars.space[16],
  borderInlineStart: `2px solid ${vars.color.borderStrong}`,
  color: vars.color.textMuted,
});
inside('code', {
  padding: '0.1em 0.3em',
  borderRadius: '4px',
  backgroundColor: vars.color.surfaceSunken,
  fontFamily: vars.font.mono,
  fontSize: '0.9em',
});
inside('pre', {
  padding: vars.space[16],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surfaceSunken,
  overflowX: 'auto',
  lineHeight: 1.5,
});
inside('pre code', { padding: 0, background: 'none' });
inside('table', {
  display: 'block',
  maxInlineSize: '100%',
  overflowX: 'auto',
  borderCollapse: 'collapse',
  fontSize: vars.fontSize[14],
});
inside('th, td', {
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
inside('th', { fontWeight: vars.fontWeight.semibold });
inside('hr', { border: 0, borderBlockStart: `1px solid ${vars.color.border}`, marginBlock: vars.space[32] });
inside('img', { borderRadius: vars.radius.medium });
inside('strong', { fontWeight: vars.fontWeight.semibold });
