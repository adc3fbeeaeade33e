import { useEffect, useRef, useState } from 'react';
import { LineIcon } from '../layers/line-icon.tsx';
import * as css from './file-field.css.ts';

const FILE =
  'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.7.7l3.6 3.6A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5';

/** Pictures without script or links to other files. SVG and HTML have both. */
const PICTURES = new Set(['image/avif', 'image/bmp', 'image/gif', 'image/jpeg', 'image/png', 'image/webp']);

/** Decoding a larger one would take more memory than a preview is worth, in bytes. */
const LARGEST = 20_000_000;

/** Edge in device pixels. */
const EDGE = 96;

/** Draws the middle of a picture. */
function draw(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  const edge = Math.min(picture.width, picture.height);
  const [x, y] = [(picture.width - edge) / 2, (picture.height - edge) / 2];
  canvas.getContext('2d')?.drawImage(picture, x, y, edge, edge, 0, 0, EDGE, EDGE);
}

/**
 * A small picture of an image file, or an icon. It's decoded to pixels, so nothing in the file runs, animations don't
 * move, no object URL has to be revoked, and a content security policy needs no `blob:`.
 */
export function Preview({ file }: { file: File | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<File>();
  const picture = file && PICTURES.has(file.type) && file.size <= LARGEST ? file : undefined;
  useEffect(() => {
    if (!picture) return undefined;
    let gone = false;
    createImageBitmap(picture).then(
      (bitmap) => {
        if (!gone && canvas.current) {
          draw(canvas.current, bitmap);
          setDrawn(picture);
        }
        bitmap.close();
      },
      // Not a picture, whatever its name says: the icon remains.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [picture]);
  const shown = picture !== undefined && drawn === picture;
  return (
    <span data-part="preview" aria-hidden="true" className={css.preview}>
      {shown ? null : <LineIcon path={FILE} size={20} />}
      {picture ? <canvas ref={canvas} width={EDGE} height={EDGE} hidden={!shown} className={css.picture} /> : null}
    </span>
  );
}
