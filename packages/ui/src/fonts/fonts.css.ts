import { globalFontFace } from '@vanilla-extract/css';
import '../theme/layers.css.ts';

const ranges = {
  latin:
    'U+0020-007E, U+00A0-00FF, U+0131, U+0152-0153, U+2010-2015, U+2018-201A, U+201C-201E, U+2020, U+2022, U+2026, U+2032-2033, U+2039-203A, U+2044, U+20AC, U+2122, U+2190-2193, U+2212, U+2215, U+2248, U+2260, U+2264-2265',
  cyrillic: 'U+0301, U+0400-045F, U+0490-0491, U+2116',
  ruble: 'U+20BD',
  hryvnia: 'U+20B4',
} as const;

const faces = (family: string, file: string, subsets: readonly (keyof typeof ranges)[]): void => {
  for (const subset of subsets) {
    // The two signs weigh 1 kB; as `data:` they would need a hole in the content security policy.
    const query = subset === 'ruble' || subset === 'hryvnia' ? '?no-inline' : '';
    globalFontFace(family, {
      src: `url(./files/${file}-${subset}.woff2${query}) format('woff2')`,
      fontStyle: 'normal',
      fontWeight: '400 700',
      fontDisplay: 'swap',
      unicodeRange: ranges[subset],
    });
  }
};

faces('Onest Variable', 'onest', ['latin', 'cyrillic', 'ruble', 'hryvnia']);
// It has no hryvnia: the next font of the stack draws it.
faces('JetBrains Mono Variable', 'jetbrains-mono', ['latin', 'cyrillic', 'ruble']);

/**
 * Stand-ins of the same measure while the fonts load, so that nothing shifts. Onest against Arial (and its metric
 * twins): ascent 0.97, descent 0.305; mean advance of running text 0.5126 to 0.4779 em in English (107.26 %), 0.5726
 * to 0.5534 in Russian (103.47 %), hence two faces. An override is relative to the adjusted size: 0.97 / 1.0726.
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

/** Both are 0.6 em wide; only the height of the line differs. */
globalFontFace('JetBrains Mono fallback', {
  src: "local('Courier New'), local('Liberation Mono'), local('Cousine')",
  ascentOverride: '102%',
  descentOverride: '30%',
  lineGapOverride: '0%',
});
