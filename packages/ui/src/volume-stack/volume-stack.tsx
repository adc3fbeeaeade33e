import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { layers, type Volume } from './layers.ts';
import * as css from './volume-stack.css.ts';

export interface VolumeStackProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Text alternative: "Three backups, 128 of 512 GB". */
  label: string;
  /** Volumes from oldest to newest. The oldest is at the bottom. */
  volumes: readonly Volume[];
  /** Capacity in the unit of the volumes. The free part is dashed. */
  capacity: number;
}

const width = 320;
const height = 200;
const plate = { x: 8, width: 148, depth: 18 };

/** Backups as a stack of plates, each as thick as its size. */
export function VolumeStack({ label, volumes, capacity, className, ...rest }: VolumeStackProps) {
  const bottom = height - plate.depth - 2;
  const room = bottom - plate.depth;
  const middle = plate.x + plate.width / 2;
  const right = plate.x + plate.width;
  const half = plate.depth / 2;
  /**
   * Returns the outline of a plate between two heights and its inner edges, separately, because only the outline is
   * filled.
   */
  const outline = (top: number, base: number): string =>
    `M${plate.x} ${top}L${middle} ${top - half}L${right} ${top}V${base}L${middle} ${base + half}L${plate.x} ${base}Z`;
  const edges = (top: number, base: number): string =>
    `M${plate.x} ${top}L${middle} ${top + half}L${right} ${top}M${middle} ${top + half}V${base + half}`;
  return (
    <figure data-component="volume-stack" {...rest} className={classNames(css.root, className)}>
      <svg className={css.drawing} role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`}>
        <path d={outline(plate.depth, bottom) + edges(plate.depth, bottom)} className={css.rest} />
        {layers(volumes, capacity, room).map(({ volume, from, to }) => (
          <g key={volume.id} data-part="volume">
            <path d={outline(bottom - to, bottom - from)} className={css.side[volume.active ? 'active' : 'quiet']} />
            <path d={edges(bottom - to, bottom - from)} className={css.edge[volume.active ? 'active' : 'quiet']} />
            {volume.label === undefined ? null : (
              <text x={right + 12} y={bottom - (from + to) / 2 + 4} className={css.text}>
                {volume.label} <tspan className={css.value}>{volume.value}</tspan>
              </text>
            )}
          </g>
        ))}
      </svg>
    </figure>
  );
}
