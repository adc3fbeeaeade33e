import { encode } from 'uqr';
import * as css from './qr-code.css.ts';

/** White modules around the code that scanners need. */
const QUIET = 4;

interface QrCodeProps {
  /** What is in the code. */
  text: string;
  /** What the picture is for who does not see it. */
  label: string;
}

/** A QR code. Black on white in every theme: many scanners read no other. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: QUIET });
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className={css.code}>
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={data.map(darkRuns).join('')} />
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
