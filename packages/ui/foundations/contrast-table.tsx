import { Inline } from '../src/inline/inline.tsx';
import { Table } from '../src/table/table.tsx';
import type { Color } from '../src/theme/contract.css.ts';
import type { light } from '../src/theme/palettes.ts';
import { contrast } from './contrast.ts';
import * as css from './page.css.ts';

interface ContrastTableProps {
  caption: string;
  palette: typeof light;
  /** The minimum contrast of each pair. */
  least: number;
  /** Background colours, one per column. */
  on: Color[];
  /** Foreground colours, one per row. */
  of: Color[];
}

/** A table of colour pairs with their contrast. */
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
                  {/* Text needs 4.5, so pairs that need 3 are shown as a graphic. */}
                  {least >= 4.5 ? 'Aa' : <span className={css.mark} />}
                </span>
                <span data-enough={ratio >= least}>
                  {/* Truncated instead of rounded, because 4.49 fails. */}
                  {(Math.floor(ratio * 100) / 100).toFixed(2)} {ratio >= least ? null : 'too low'}
                </span>
              </Inline>
            );
          },
        })),
      ]}
    />
  );
}
