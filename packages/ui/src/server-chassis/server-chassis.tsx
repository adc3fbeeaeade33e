import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { ChassisFront, type ChassisFrontProps, unit, width } from './chassis-front.tsx';
import * as css from './server-chassis.css.ts';

export interface ServerChassisProps extends ChassisFrontProps, Omit<ComponentProps<'figure'>, 'children'> {
  /** Text alternative: "1 U server, 2 of 4 bays with NVMe disks of 960 GB". Without it, the picture is decorative. */
  label?: string | undefined;
  /** Visible caption below the picture. */
  caption?: ReactNode;
  /** Size: the width of its container, or 120 px with only the case and its bays, for cells of tables. @default 'full' */
  size?: 'full' | 'thumbnail' | undefined;
  /** Draws it dashed. Say so in words as well. @default false */
  soldOut?: boolean | undefined;
}

/** Shows the front of a server with the selected disks in its bays. */
export function ServerChassis(props: ServerChassisProps) {
  const { label, units = 1, bays, disks, caption, size = 'full', soldOut = false, className, ...rest } = props;
  const plain = size === 'thumbnail';
  return (
    <figure
      data-component="server-chassis"
      {...rest}
      data-sold-out={soldOut ? '' : undefined}
      className={classNames(css.root, plain && css.thumbnail, className)}
    >
      <svg
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
        className={css.drawing}
        viewBox={`0 0 ${width} ${units * unit}`}
      >
        <ChassisFront {...{ units, bays, disks, plain }} />
      </svg>
      {caption === undefined ? null : (
        <figcaption className={css.caption}>
          <bdi>{caption}</bdi>
        </figcaption>
      )}
    </figure>
  );
}
