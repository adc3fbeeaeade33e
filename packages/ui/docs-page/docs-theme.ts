import { create } from 'storybook/theming';
import { vars } from '../src/theme/contract.css.ts';

/** Returns the current value of a custom property. */
const valueOf = (property: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(property.slice('var('.length, -1));

/** Storybook computes with its colours but doesn't support `oklch()`, so read them from a rendered pixel. */
function hex(property: string): string {
  const pen = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
  if (!pen) return '#000000';
  pen.fillStyle = valueOf(property);
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns a Storybook theme with the colours and fonts of the document's theme. */
export function docsTheme() {
  const { color, font } = vars;
  const [surface, text, link] = [hex(color.surface), hex(color.text), hex(color.link)];
  return create({
    base: document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light',
    fontBase: valueOf(font.text),
    fontCode: valueOf(font.mono),
    appBg: surface,
    appContentBg: surface,
    appPreviewBg: surface,
    appBorderColor: hex(color.border),
    barBg: hex(color.surfaceRaised),
    barTextColor: hex(color.textMuted),
    barHoverColor: link,
    barSelectedColor: link,
    textColor: text,
    textMutedColor: hex(color.textMuted),
    textInverseColor: surface,
    colorPrimary: link,
    colorSecondary: link,
  });
}
