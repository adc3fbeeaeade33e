import { globalFontFace } from '@vanilla-extract/css';
import '../theme/layers.css.ts';

const ranges = {
  latin:
    'U+0020-007E, U+00A0-00FF, U+0131, U+0152-0153, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+2039-203A, U+2044, U+20AC, U+2122, U+2191, U+2193, U+2212',
  cyrillic: 'U+0400-045F, U+0490-0491, U+2116',
  ruble: 'U+20BD',
  hryvnia: 'U+20B4',
  symbols: 'U+2190, U+2192, U+2713',
} as const;

type Subset = keyof typeof ranges;

/** Small files. As `data:` URLs, they would need an exception in the content security policy. */
const small: readonly Subset[] = ['ruble', 'hryvnia', 'symbols'];

const faces = (family: string, file: string, subsets: readonly Subset[]): void => {
  for (const subset of subsets) {
    const query = small.includes(subset) ? '?no-inline' : '';
    globalFontFace(family, {
      src: `url(./files/${file}-${subset}.woff2${query}) format('woff2')`,
      fontStyle: 'normal',
      fontWeight: '400 700',
      fontDisplay: 'swap',
      unicodeRange: ranges[subset],
    });
  }
};

faces('Onest Variable', 'onest', ['latin', 'cyrillic', 'ruble', 'hryvnia', 'symbols']);
faces('JetBrains Mono Variable', 'jetbrains-mono', ['latin', 'cyrillic', 'ruble']);
// Its published subsets have neither, so Onest's are used instead of a system font.
faces('JetBrains Mono Variable', 'onest', ['hryvnia', 'symbols']);

/**
 * Fallback fonts with matching metrics prevent layout shifts while fonts load. Onest against Arial (and
 * metric-compatible fonts): ascent 0.97, descent 0.305; mean advance of running text 0.5126 to 0.4779 em in English
 * (107.26 %), 0.5726 to 0.5534 in Russian (103.47 %), so there are two faces. An override is relative to the adjusted
 * size: 0.97 / 1.0726.
 */
const arial = "local('Arial'), local('Liberation Sans'), local('Arimo'), local('Helvetica')";

globalFontFace('Onest fallback', {
  src: arial,
  sizeAdjust: '107.26%',
  ascentOverride: '90.43%',
  descentOverride: '28.44%',
  lineGapOverride: '0%',
  unicodeRange: ranges.latin,
});
globalFontFace('Onest fallback', {
  src: arial,
  sizeAdjust: '103.47%',
  ascentOverride: '93.75%',
  descentOverride: '29.48%',
  lineGapOverride: '0%',
  unicodeRange: ranges.cyrillic,
});

/** Both are 0.6 em wide and differ only in line height. */
globalFontFace('JetBrains Mono fallback', {
  src: "local('Courier New'), local('Liberation Mono'), local('Cousine')",
  ascentOverride: '102%',
  descentOverride: '30%',
  lineGapOverride: '0%',
});
