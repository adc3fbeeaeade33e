import sharp from 'sharp';

/** Pictures that are shown in pages, once they're drawn anew. */
const pictures = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']);

const box = { width: 640, height: 480 };
/** Pixels of the largest picture that is read: 100 MB of memory. */
const pixelsMax = 25_000_000;
const seconds = 10;

export interface Thumbnail {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws a small picture of an image anew, without anything of the file itself: no metadata, no script, no second format
 * in the same bytes. Null for what isn't an image, or can't be read in time.
 */
export async function thumbnailOf(content: Buffer, type: string): Promise<Thumbnail | null> {
  if (!pictures.has(type)) return null;
  try {
    const { data, info } = await sharp(content, { limitInputPixels: pixelsMax, failOn: 'error', animated: false })
      .timeout({ seconds })
      .rotate()
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}
