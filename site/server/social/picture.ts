import { defineMessages } from 'react-intl';
import { say } from '../i18n/say.ts';
import type { SocialCard } from '../../src/seo/social-card.ts';
import { SOCIAL_IMAGE } from '../../src/seo/social-image.ts';

/** An element for the renderer: shaped like React's, without React. */
interface Node {
  type: string;
  props: Record<string, unknown>;
}

type Style = Readonly<Record<string, string | number>>;

const box = (style: Style, ...children: (Node | string | null)[]): Node => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children: children.filter((child) => child !== null) },
});

/** The light theme of the pages as sRGB: the renderer doesn't support OKLCH. */
const colour = {
  paper: '#fafaf7',
  ink: '#111810',
  lime: '#baed3f',
  muted: '#585d54',
  mutedInverse: '#a7aba3',
  hairline: '#dededa',
  quiet: '#c4c5bf',
} as const;
const SANS = 'Onest, Onest Cyrillic';
const MONO = 'JetBrains Mono, JetBrains Mono Cyrillic';
const PADDING = 64;
const BAND = 136;

/** Title sizes in pixels, each with the characters for which it's chosen. */
const TITLE_SIZES = [
  [28, 84],
  [48, 72],
  [80, 60],
  [Infinity, 50],
] as const;

/** Maximum number of bars, and the height of the tallest one in pixels. */
const BARS = 24;
const BAR_HEIGHT = 88;

const words = defineMessages({
  from: {
    id: 'host.picture.from',
    defaultMessage: 'from',
    description: 'On the picture of a page, before its lowest price',
  },
  month: {
    id: 'host.picture.month',
    defaultMessage: 'a month',
    description: 'On the picture of a page, after its price',
  },
});

const clamped = (lines: number): Style => ({ lineClamp: lines, display: 'block' });

/**
 * The picture of a page: title, text, price, and its offers' prices as bars.
 * @param accent colour that stands out on the dark band; null: that of the design system
 */
export function picture(
  { brand, lang, look, section, title, text, prices, address }: SocialCard,
  accent: string | null,
): Node {
  const bright = accent ?? colour.lime;
  const size = TITLE_SIZES.find(([most]) => title.length <= most)?.[1] ?? 50;
  return box(
    {
      flexDirection: 'column',
      ...SOCIAL_IMAGE,
      backgroundColor: colour.paper,
      color: colour.ink,
      fontFamily: SANS,
    },
    box(
      { justifyContent: 'space-between', alignItems: 'center', padding: `48px ${PADDING}px 0` },
      box(
        { alignItems: 'center' },
        // A company's own symbol may be any picture, also one that the renderer can't draw.
        look.symbol === null ? mark(bright) : null,
        box({ fontSize: 34, fontWeight: 600, ...(look.symbol === null && { marginLeft: 18 }) }, brand),
      ),
      section === null ? null : box({ fontFamily: MONO, fontSize: 26, color: colour.muted }, section),
    ),
    box(
      { flexDirection: 'column', flexGrow: 1, justifyContent: 'center', padding: `0 ${PADDING}px` },
      box({ ...clamped(3), fontSize: size, fontWeight: 600, lineHeight: 1.1, letterSpacing: '-0.025em' }, title),
      box(
        { ...clamped(3), marginTop: 24, fontSize: 27, lineHeight: 1.4, color: colour.muted, textWrap: 'pretty' },
        text,
      ),
    ),
    box(
      {
        height: BAND,
        padding: `0 ${PADDING}px`,
        alignItems: 'center',
        justifyContent: 'space-between',
        backgroundColor: colour.ink,
        color: colour.paper,
      },
      prices.length > 0
        ? price(lang, prices, bright)
        : box({ fontFamily: MONO, fontSize: 28, color: bright }, shortened(address)),
      prices.length > 2 ? bars(prices, bright) : prices.length > 0 ? addressOf(address) : null,
    ),
  );
}

/** The logo of `favicon.svg`. */
const mark = (bright: string): Node => ({
  type: 'svg',
  props: {
    width: 52,
    height: 52,
    viewBox: '0 0 32 32',
    children: [
      { type: 'rect', props: { width: 32, height: 32, rx: 7, fill: colour.ink } },
      { type: 'path', props: { d: 'M7 7h5.5v18H7zM19.5 7H25v18h-5.5z', fill: colour.paper } },
      { type: 'path', props: { d: 'M12.5 14h7v4h-7z', fill: bright } },
    ],
  },
});

function price(lang: SocialCard['lang'], prices: readonly number[], bright: string): Node {
  const [lowest = 0] = prices;
  const amount = new Intl.NumberFormat(lang, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: Number.isInteger(lowest) ? 0 : 2,
  }).format(lowest);
  const beside = { fontSize: 30, color: colour.mutedInverse };
  return box(
    { alignItems: 'baseline' },
    prices.length > 1 ? box({ ...beside, marginRight: 16 }, say(lang, words.from)) : null,
    box({ fontFamily: MONO, fontSize: 60, letterSpacing: '-0.03em', color: bright }, amount),
    box({ ...beside, marginLeft: 16 }, say(lang, words.month)),
  );
}

/** A bar per offer of the page, its height proportional to the price. */
function bars(prices: readonly number[], bright: string): Node {
  const step = Math.max(1, prices.length / BARS);
  const shown = Array.from({ length: Math.min(BARS, prices.length) }, (_, at) => prices[Math.floor(at * step)] ?? 0);
  const most = Math.max(...shown);
  return box(
    { alignItems: 'flex-end', height: BAR_HEIGHT },
    ...shown.map((one, index) =>
      box({
        width: 14,
        marginLeft: 8,
        height: Math.max(6, Math.round((one / most) * BAR_HEIGHT)),
        backgroundColor: index === 0 ? bright : '#3d463c',
      }),
    ),
  );
}

const addressOf = (address: string): Node =>
  box({ fontFamily: MONO, fontSize: 24, color: colour.mutedInverse }, shortened(address));

/** The address where it fits, else the host. */
function shortened(address: string): string {
  const MOST = 40;
  const bare = address.replace(/\/$/, '');
  return bare.length > MOST ? (bare.split('/', 1)[0] ?? bare) : bare;
}
