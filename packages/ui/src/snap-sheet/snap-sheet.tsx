'use client';
import { useState } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { SideDialog, type SideDialogProps } from '../side-dialog/side-dialog.tsx';
import { soundPoint, type SnapPoint } from './heights.ts';
import { SnapHandle } from './snap-handle.tsx';
import * as css from './snap-sheet.css.ts';

export interface SnapSheetProps extends Omit<SideDialogProps, 'side' | 'sheet' | 'swipe' | 'width'> {
  /**
   * Snap points, lowest first: values up to 1 are fractions of the window, larger ones pixels, or lengths in rem:
   * `['12rem', 0.5, 1]`. Invalid heights (0, NaN) and an empty list mean the full window.
   */
  snapPoints: readonly SnapPoint[];
  /** Index of the current height (controlled). */
  snap?: number | undefined;
  /** Initial height index. When reopened, it has its last height. @default 0 */
  defaultSnap?: number | undefined;
  /** Called with the index of the new snap point. */
  onSnapChange?: ((index: number) => void) | undefined;
  /** Moves by one snap point at a time, even after a fling. @default false */
  sequential?: boolean | undefined;
  /** Name of the handle: "Height of the panel". */
  handleLabel: string;
}

/**
 * A bottom sheet with snap points (APG: dialog). Drag it from one height to the next, or below the lowest to close it.
 * Its handle is a button that does the same on click and with arrow keys.
 */
export function SnapSheet(props: SnapSheetProps) {
  const { snapPoints, snap, defaultSnap = 0, onSnapChange, sequential = false, handleLabel, ...rest } = props;
  const [own, setOwn] = useState(defaultSnap);
  const points = snapPoints.length > 0 ? snapPoints.map(soundPoint) : [1];
  // Invalid indexes are clamped; NaN is the first.
  const at = Math.max(0, Math.min(Math.trunc(snap ?? own) || 0, points.length - 1));
  const choose = (index: number) => {
    if (index === at) return;
    setOwn(index);
    onSnapChange?.(index);
  };
  return (
    <SideDialog
      data-component="snap-sheet"
      {...rest}
      className={classNames(css.sheet, rest.className)}
      sheet={false}
      swipe={({ panel, onSwipe }) => (
        <SnapHandle {...{ panel, points, at, sequential, onSwipe }} label={handleLabel} onSnap={choose} />
      )}
    />
  );
}
