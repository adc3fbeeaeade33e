import type { ReactNode } from 'react';
import * as css from './code-block.css.ts';

interface CodeLinesProps {
  code: string;
  /** Content of the lines instead of their text. */
  lines: readonly ReactNode[] | undefined;
  /** Number of the first line, or undefined without numbers. */
  first: number | undefined;
  highlighted: readonly number[];
}

/** The code line by line. Numbers are drawn by CSS, so that they're neither selected nor copied. */
export function CodeLines({ code, lines, first, highlighted }: CodeLinesProps) {
  return code.split('\n').map((text, index) => {
    const number = index + (first ?? 1);
    const Line = highlighted.includes(number) ? 'mark' : 'span';
    return (
      <Line key={number} data-part="line" data-number={first === undefined ? undefined : number} className={css.line}>
        {lines?.[index] ?? text}
        {'\n'}
      </Line>
    );
  });
}
