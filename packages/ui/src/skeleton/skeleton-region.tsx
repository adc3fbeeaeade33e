'use client';

import { type ComponentProps, useEffect, useState } from 'react';
import { useMounted } from '../layers/use-mounted.ts';
import * as css from './skeleton.css.ts';

export interface SkeletonRegionProps extends ComponentProps<'div'> {
  /** Said once, when it appears: "Loading plans". */
  label: string;
}

/** Around all skeletons of one place. */
export function SkeletonRegion({ label, children, ...rest }: SkeletonRegionProps) {
  // A live region tells what comes into it, not what it came with. What the server drew is read with the page.
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
