const rem = (pixels: number): string => `${pixels / 16}rem`;

/**
 * Returns a size that scales linearly from the first value at a window width of 390 px to the second at 1440 px. Based
 * on rem, so that it follows the browser's text size (WCAG 1.4.4).
 */
const fluid = (from: number, to: number): string => {
  const slope = (to - from) / (1440 - 390);
  const start = from - slope * 390;
  return `clamp(${rem(from)}, ${(start / 16).toFixed(4)}rem + ${(slope * 100).toFixed(4)}vw, ${rem(to)})`;
};

/** Tokens other than colours. Lengths are in rem of 16 px. */
export const scale = {
  font: {
    text: "'Onest Variable', 'Onest fallback', 'Segoe UI', Roboto, Arial, sans-serif",
    mono: "'JetBrains Mono Variable', 'JetBrains Mono fallback', ui-monospace, Menlo, Consolas, monospace",
  },
  fontSize: {
    12: rem(12),
    14: rem(14),
    16: rem(16),
    18: fluid(17, 18),
    22: fluid(19, 22),
    28: fluid(22, 28),
    36: fluid(27, 36),
    48: fluid(33, 48),
    64: fluid(38, 64),
  },
  fontWeight: { regular: '400', medium: '500', semibold: '600', bold: '700' },
  lineHeight: { tight: '1.08', snug: '1.3', body: '1.6' },
  tracking: { normal: '0', tight: '-0.015em', tighter: '-0.03em', wide: '0.06em' },
  space: {
    0: '0',
    2: rem(2),
    4: rem(4),
    8: rem(8),
    12: rem(12),
    16: rem(16),
    20: rem(20),
    24: rem(24),
    32: rem(32),
    40: rem(40),
    48: rem(48),
    64: fluid(48, 64),
    80: fluid(56, 80),
    96: fluid(64, 96),
    120: fluid(72, 120),
  },
  radius: { small: '6px', medium: '10px', large: '16px', full: '999px' },
  duration: { fast: '150ms', base: '300ms', slow: '400ms' },
  easing: { out: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  zIndex: {
    raised: '1',
    sticky: '100',
    header: '200',
    backdrop: '300',
    dialog: '310',
    popover: '400',
    toast: '500',
    skip: '600',
  },
  shadow: { overlay: '0 1px 2px oklch(0.2 0.02 140 / 0.08), 0 16px 48px -8px oklch(0.2 0.02 140 / 0.24)' },
  size: {
    content: rem(1240),
    narrow: rem(720),
    measure: '66ch',
    touch: '44px',
    controlSmall: rem(32),
    control: rem(44),
    controlLarge: rem(52),
  },
};
