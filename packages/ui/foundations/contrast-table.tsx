import { Inline } from '../src/inline/inline.tsx';
import { Table } from '../src/table/table.tsx';
import type { Color } from '../src/theme/contract.css.ts';
import type { light } from '../src/theme/palettes.ts';
import { contrast } from './contrast.ts';
import * as css from './page.css.ts';

interface ContrastTableProps {
  caption: string;
  palette: typeof light;
  /** What is asked of each pair. */
  least: number;
  /** Grounds: a column each. */
  on: Color[];
  /** What stands on them: a row each. */
  of: Color[];
}

/** The contrast of each pair, beside the pair itself. */
export function ContrastTable({ caption, palette, least, on, of }: ContrastTableProps) {
  return (
    <Table
      caption={caption}
      rows={of}
      rowKey={(name) => name}
      columns={[
        { id: 'name', header: 'Token', rowHeader: true, mono: true, cell: (name) => name },
        ...on.map((ground) => ({
          id: ground,
          header: `on ${ground}`,
          cell: (name: Color) => {
            const ratio = contrast(palette[name], palette[ground]);
            return (
              <Inline gap={8}>
                <span aria-hidden className={css.swatch} style={{ background: palette[ground], color: palette[name] }}>
                  {/* Letters need 4.5 themselves: what needs 3 is shown as a mark. */}
                  {least >= 4.5 ? 'Aa' : <span className={css.mark} />}
                </span>
                <span data-enough={ratio >= least}>
                  {/* Cut, not rounded: 4.49 is not enough. */}
                  {(Math.floor(ratio * 100) / 100).toFixed(2)} {ratio >= least ? null : 'too little'}
                </span>
              </Inline>
            );
          },
        })),
      ]}
    />
  );
}
