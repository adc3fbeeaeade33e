import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import './print.css.ts';
import './themes.css.ts';

const reset = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });
const base = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void =>
  globalStyle(selector, { '@layer': { [layers.base]: rule } });

reset('*, ::before, ::after', { boxSizing: 'border-box' });
reset('*', { margin: 0 });
reset('ul[role="list"], ol[role="list"], menu', { listStyle: 'none', padding: 0 });
reset('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
reset('img, video', { blockSize: 'auto' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('fieldset', { border: 0, padding: 0, minInlineSize: 0 });
reset('table', { borderCollapse: 'collapse' });
reset('a', { color: 'inherit' });
reset('summary', { cursor: 'pointer' });
reset('[hidden]:not([hidden="until-found"])', { display: 'none !important' });

base('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
});
base('body', {
  minBlockSize: '100dvb',
  fontFamily: vars.font.text,
  fontSize: vars.fontSize[16],
  lineHeight: vars.lineHeight.body,
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  fontSynthesisWeight: 'none',
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  overflowWrap: 'break-word',
});
base('h1, h2, h3, h4, h5, h6', {
  fontSize: 'inherit',
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'balance',
});
// Tabular figures only for comparison, because in text they leave gaps in "12 months".
base('table, time, data, output', { fontVariantNumeric: 'tabular-nums' });
base('code, kbd, samp, pre', { fontFamily: vars.font.mono, fontSize: '0.9375em', fontVariantLigatures: 'none' });
base(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });
base('::selection', { backgroundColor: vars.color.selection });
