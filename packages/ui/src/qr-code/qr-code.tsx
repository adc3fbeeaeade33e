import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './qr-code.css.ts';

export interface QrCodeProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> {
  /** The modules by line, `true` for dark ones, with the light border that scanners need, from any encoder. */
  modules: readonly (readonly boolean[])[];
  /** What the code is for. */
  label: string;
}

/** A QR code. Black on white in every theme, because many scanners read no other. */
export function QrCode({ modules, label, className, ...rest }: QrCodeProps) {
  const size = modules.length;
  return (
    <svg
      data-component="qr-code"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      {...rest}
      viewBox={`0 0 ${size} ${size}`}
      className={classNames(css.root, className)}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={modules.map(darkRuns).join('')} />
    </svg>
  );
}

/** The dark runs of one line as rectangles. */
function darkRuns(line: readonly boolean[], y: number): string {
  const runs: string[] = [];
  for (let x = 0; x < line.length; x += 1) {
    const start = x;
    while (line[x]) x += 1;
    if (x > start) runs.push(`M${start} ${y}h${x - start}v1h-${x - start}z`);
  }
  return runs.join('');
}
