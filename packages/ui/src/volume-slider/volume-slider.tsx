'use client';
import type { ReactNode } from 'react';
import { Slider, type SliderProps } from '../slider/slider.tsx';

export interface VolumeSliderProps extends Omit<SliderProps, 'min' | 'max' | 'step' | 'marks' | 'stops' | 'page'> {
  /** Available volumes in ascending order, in the unit of `valueText`. May be uneven. */
  volumes: readonly number[];
  /** Returns the tick label of a volume: "16", or `null` for none. @default the number */
  tickLabel?: ((volume: number) => ReactNode) | undefined;
  /** Number of volumes that Page Up and Page Down move by. @default 2 */
  page?: number | undefined;
}

/** Selects a disk volume with its price from the available sizes, announced with `valueText`. */
export function VolumeSlider({ volumes, tickLabel = (volume) => volume, page = 2, ...rest }: VolumeSliderProps) {
  const marks = volumes
    .map((value) => ({ value, label: tickLabel(value) }))
    .filter(({ label }) => label !== null && label !== undefined);
  return <Slider data-component="volume-slider" {...rest} page={page} stops={volumes} marks={marks} />;
}
