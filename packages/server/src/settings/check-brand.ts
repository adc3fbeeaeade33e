import type { BrandSettings } from '@hoster/contract';
import { withValues } from '../i18n/translate.ts';
import { FieldError } from '../platform/http/index.ts';
import { inThread } from '../platform/threads/index.ts';
import type { isSquarePicture } from './square-picture.ts';
import { settingsTexts } from './texts.ts';

const PICTURE = /^data:image\/(png|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$/;
/** 64 kB in base64, with what's before it. */
const mostCharacters = 87_500;

/**
 * Checks what a brand looks like: text must be legible on its colour, and its symbol a square picture.
 * @throws FieldError
 */
export async function checkBrand({ color, symbol }: BrandSettings): Promise<void> {
  if (color !== null) {
    // Its library takes longer to load than everything else that a brand needs, and most never choose a colour.
    const { legibleColor } = await import('@hoster/domain/brand/brand-colors');
    const legible = legibleColor(color);
    if (legible !== color) throw new FieldError({ color: [withValues(settingsTexts.color, { color: legible })] });
  }
  if (symbol === null) return;
  // In a thread: a picture can be made to take long.
  const isGood =
    PICTURE.test(symbol) &&
    symbol.length <= mostCharacters &&
    (await inThread<typeof isSquarePicture>(`${import.meta.dirname}/square-picture.ts`, 'isSquarePicture', symbol));
  if (!isGood) throw new FieldError({ symbol: [settingsTexts.symbol] });
}
