'use client';

import { type ComponentProps, useEffect, useState } from 'react';
import { useMounted } from '../layers/use-mounted.ts';
import * as css from './skeleton.css.ts';

export interface SkeletonRegionProps extends ComponentProps<'div'> {
  /** Announced once when it appears: "Loading plans". */
  label: string;
}

/** Wraps all skeletons of one region and announces loading. */
export function SkeletonRegion({ label, children, ...rest }: SkeletonRegionProps) {
  // Live regions announce only later changes. Server-rendered text is read with the page.
  const [said, setSaid] = useState(useMounted() ? '' : label);
  useEffect(() => setSaid(label), [label]);
  return (
    <div data-component="skeleton-region" aria-busy="true" {...rest}>
      <span role="status" className={css.spoken}>
        {said}
      </span>
      {children}
    </div>
  );
}
