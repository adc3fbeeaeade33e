'use client';
import { useState } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { SideDialog, type SideDialogProps } from '../side-dialog/side-dialog.tsx';
import { soundPoint, type SnapPoint } from './heights.ts';
import { SnapHandle } from './snap-handle.tsx';
import * as css from './snap-sheet.css.ts';

export interface SnapSheetProps extends Omit<SideDialogProps, 'side' | 'sheet' | 'swipe' | 'width'> {
  /**
   * The heights it rests at, lowest first: up to 1 parts of the window, above it pixels, or rem: `['12rem', 0.5, 1]`.
   * What is no height (0, NaN) stands for the whole window, as an empty list does.
   */
  snapPoints: readonly SnapPoint[];
  /** Index of the height; given, the owner decides. */
  snap?: number | undefined;
  /** Its first height; opened again, it has the one that it was left at. @default 0 */
  defaultSnap?: number | undefined;
  /** With the index of the point at which the sheet now stands. */
  onSnapChange?: ((index: number) => void) | undefined;
  /** However fast the finger, it goes no further than to the next height. @default false */
  sequential?: boolean | undefined;
  /** Name of the handle: "Height of the panel". */
  handleLabel: string;
}

/**
 * A side dialog at the lower edge of any window, of several heights: a finger pulls it from one to the next, and under
 * the lowest it closes. Its handle is a button that does the same by press and by arrow keys. APG: dialog (modal).
 */
export function SnapSheet(props: SnapSheetProps) {
  const { snapPoints, snap, defaultSnap = 0, onSnapChange, sequential = false, handleLabel, ...rest } = props;
  const [own, setOwn] = useState(defaultSnap);
  const points = snapPoints.length > 0 ? snapPoints.map(soundPoint) : [1];
  // Of an index that is none the nearest, of NaN the first.
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
