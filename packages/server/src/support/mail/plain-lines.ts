import type { Line } from './lines.ts';

/** How a plain text is broken into lines (RFC 3676). */
export interface Flow {
  readonly flowed: boolean;
  readonly delSp: boolean;
}

/** Reads the lines of a plain text, and which of them are quoted. */
export function plainLines(text: string, { flowed, delSp }: Flow): Line[] {
  const written = text.split('\n');
  return flowed ? joinFlowed(written, delSp) : written.map(quotedLine);
}

/** A quote has `>` before it, also several with spaces between them. */
function quotedLine(written: string): Line {
  let quoted = 0;
  let at = 0;
  while (written[at] === '>') {
    quoted++;
    at++;
    if (written[at] === ' ' && written[at + 1] === '>') at++;
  }
  const text = written.slice(at);
  return { text: quoted > 0 && text.startsWith(' ') ? text.slice(1) : text, quoted, mark: null };
}

/** Joins lines that end in a space, unless they are a signature's `-- ` or quoted differently (RFC 3676, 4). */
function joinFlowed(written: readonly string[], delSp: boolean): Line[] {
  const lines: Line[] = [];
  let open: Line | null = null;
  for (const line of written) {
    const quoted = /^>*/.exec(line)?.[0].length ?? 0;
    const stuffed = line.slice(quoted);
    const text = stuffed.startsWith(' ') ? stuffed.slice(1) : stuffed;
    const isSignature = text === '-- ';
    if (open && (open.quoted !== quoted || isSignature)) {
      lines.push(open);
      open = null;
    }
    const isSoft: boolean = text.endsWith(' ') && !isSignature;
    const part: string = isSoft && delSp ? text.slice(0, -1) : text;
    const joined: Line = { text: (open?.text ?? '') + part, quoted, mark: null };
    if (isSoft) open = joined;
    else {
      lines.push(joined);
      open = null;
    }
  }
  if (open) lines.push(open);
  return lines;
}
