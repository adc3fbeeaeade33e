import icons from './brand-icons.svg';

/** Logos in `brand-icons.svg`: one file, so that no script contains their outlines. */
const MARKS = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  paypal: 'PayPal',
  sbp: 'СБП (SBP)',
  mir: 'Мир (Mir)',
  github: 'GitHub',
  telegram: 'Telegram',
  x: 'X',
  youtube: 'YouTube',
  vk: 'VK',
  facebook: 'Facebook',
  mastodon: 'Mastodon',
  linkedin: 'LinkedIn',
} as const;

const isKnown = (key: string): key is keyof typeof MARKS => key in MARKS;

/** A brand's logo in the text colour, with its name for screen readers; only the name where there is no logo. */
export function BrandIcon({ brand }: { brand: string }) {
  if (!isKnown(brand)) return <span>{brand}</span>;
  return (
    <svg width={brand === 'mir' ? 48 : 32} height={32} fill="currentColor" role="img" aria-label={MARKS[brand]}>
      <use href={`${icons}#${brand}`} />
    </svg>
  );
}
