/**
 * Parses an amount as typed (`100`, `1 000,50`, `1,000.5`) to the API format: `"1000.50"`. Null when it's invalid, has
 * more than two decimals, or is zero.
 */
export function readAmount(text: string): string | null {
  const typed = text.replaceAll(/[\s\u{a0}\u{202f}'’]/gu, '');
  const parts = /^(\d{1,9}|\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(typed);
  if (!parts) return null;
  const whole = (parts[1] ?? '').replaceAll(/[.,]/g, '').replace(/^0+(?=\d)/, '');
  const cents = (parts[2] ?? '').padEnd(2, '0');
  if (whole.length > 9 || Number(whole + cents) === 0) return null;
  return `${whole}.${cents}`;
}
