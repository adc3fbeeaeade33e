'use client';
import type { ReactNode } from 'react';
import { Slider, type SliderProps } from '../slider/slider.tsx';

export interface VolumeSliderProps extends Omit<SliderProps, 'min' | 'max' | 'step' | 'marks' | 'stops' | 'page'> {
  /** Volumes on offer, ascending, in the unit of `valueText`. Their distances need not be even. */
  volumes: readonly number[];
  /** Under the line: "16". Given for every volume; `null` leaves one without. @default the number */
  tickLabel?: ((volume: number) => ReactNode) | undefined;
  /** Volumes that Page Up and Page Down pass. @default 2 */
  page?: number | undefined;
}

/** Disk volume with its price: steps of what is sold, unit and price spoken by `valueText`. */
export function VolumeSlider({ volumes, tickLabel = (volume) => volume, page = 2, ...rest }: VolumeSliderProps) {
  const marks = volumes
    .map((value) => ({ value, label: tickLabel(value) }))
    .filter(({ label }) => label !== null && label !== undefined);
  return <Slider data-component="volume-slider" {...rest} page={page} stops={volumes} marks={marks} />;
}
