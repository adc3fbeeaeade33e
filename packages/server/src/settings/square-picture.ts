import sharp from 'sharp';

/** The largest symbol in pixels: icons are shown with up to 512 by 512. */
const mostPixels = 4096 * 4096;

/** Whether a `data:` URL is a square picture of the type that it says. */
export async function isSquarePicture(dataUrl: string): Promise<boolean> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  const { format, width, height } = await sharp(bytes, { limitInputPixels: mostPixels })
    .metadata()
    .catch(() => ({ format: undefined, width: 0, height: 0 }));
  const isAsSaid = format === (dataUrl.startsWith('data:image/png') ? 'png' : 'svg');
  return isAsSaid && width > 0 && Math.abs(width - height) <= 1;
}
