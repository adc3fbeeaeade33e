import type { LucideIcon } from 'lucide-react';
import type { SVGProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './icon.css.ts';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref' | 'children'> {
  /** One of lucide-react: `<Icon icon={Server} />`. Only what is imported is shipped. */
  icon: LucideIcon;
  /** Edge in CSS pixels. @default 20 */
  size?: 14 | 16 | 18 | 20 | 24 | 32 | undefined;
  /** Only if it says something that no text beside it says. */
  label?: string | undefined;
  /** Points along the line, so it turns round in right-to-left text: arrows, chevrons. @default false */
  mirrored?: boolean | undefined;
}

/** An interface icon: hairline strokes, the colour of the text around. */
export function Icon({ icon: Drawing, size = 20, label, mirrored = false, className, ...rest }: IconProps) {
  return (
    <Drawing
      data-component="icon"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label, 'aria-hidden': false })}
      {...rest}
      size={size}
      strokeWidth={1.5}
      absoluteStrokeWidth
      className={classNames(css.root, mirrored && css.mirrored, className)}
    />
  );
}
