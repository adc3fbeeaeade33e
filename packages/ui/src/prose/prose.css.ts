import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { below, layers, vars, visuallyHidden } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({
    maxInlineSize: vars.size.measure,
    overflowWrap: 'break-word',
    textWrap: 'pretty',
    lineHeight: vars.lineHeight.body,
  }),
);

/** Long text is HTML, so elements are styled by name, in the components layer. */
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
// Also within a list that isn't part of the text.
inside('> ul', { listStyleType: 'disc' });
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
  lineHeight: 1.5,
  // Code is written from left to right in every language.
  direction: 'ltr',
  textAlign: 'left',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
inside('pre code', { padding: 0, background: 'none' });
inside('table', { inlineSize: '100%', borderCollapse: 'collapse', fontSize: vars.fontSize[14], lineHeight: 1.45 });
inside('th, td', {
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
// Long words in cells break, because a horizontally scrolling table wouldn't be focusable.
inside('td code, td a', { overflowWrap: 'anywhere' });
inside('th:first-child, td:first-child', { paddingInlineStart: 0 });
inside('th:last-child, td:last-child', { paddingInlineEnd: 0 });
inside('th', { fontWeight: vars.fontWeight.semibold });
inside('hr', { border: 0, borderBlockStart: `1px solid ${vars.color.border}`, marginBlock: vars.space[32] });
inside('img', { borderRadius: vars.radius.medium });
inside('mark', { borderRadius: '2px', backgroundColor: vars.color.action, color: vars.color.actionText });
/** Changes of a text. The label, such as "added:", is for screen readers, which don't announce the elements. */
inside('ins, del', { borderRadius: '2px', paddingInline: '0.1em', boxDecorationBreak: 'clone' });
inside('ins', {
  backgroundColor: vars.color.successSurface,
  color: vars.color.success,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
});
inside('del', { backgroundColor: vars.color.dangerSurface, color: vars.color.danger });
inside('[data-label]:is(ins, del)::before', { ...visuallyHidden, content: 'attr(data-label) " "' });
inside('strong', { fontWeight: vars.fontWeight.semibold });

/** Below 768 px, a row is a block: the first cell is the title, each other cell a line with its column name. */
const stacked = (selector: string, rule: GlobalStyleRule): void => inside(selector, { '@media': { [below.md]: rule } });

stacked('table, tbody', { display: 'block' });
stacked('thead', visuallyHidden);
stacked('tr', { display: 'block', paddingBlock: vars.space[12], borderBlockEnd: `1px solid ${vars.color.border}` });
stacked('tbody > tr:first-child', { borderBlockStart: `1px solid ${vars.color.border}` });
stacked('td', { display: 'block', padding: 0, border: 0 });
stacked('td:first-child', { fontSize: vars.fontSize[16], fontWeight: vars.fontWeight.semibold });
stacked('td + td', { marginBlockStart: vars.space[4] });
stacked('td + td[data-label]:not([data-label=""])::before', {
  content: 'attr(data-label) ": "',
  color: vars.color.textMuted,
});
