import type { LucideIcon } from 'lucide-react';
import type { Ref, SVGProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './icon.css.ts';

type Drawing =
  /** One of lucide-react: `<Icon icon={Server} />`. Only what is imported is shipped. */
  | { icon: LucideIcon; sprite?: undefined }
  /** Address of a symbol in a file of yours, drawn in 24 × 24 with `currentColor`: `/icons.svg#server`. */
  | { sprite: string; icon?: undefined };

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'ref' | 'children'> &
  Drawing & {
    /** Edge in CSS pixels; `text` is as large as the text around and stands on the middle of its capitals. @default 20 */
    size?: 14 | 16 | 18 | 20 | 24 | 32 | 'text' | undefined;
    ref?: Ref<SVGSVGElement> | undefined;
    /** Only if it says something that no text beside it says. */
    label?: string | undefined;
    /** Points along the line, so it turns round in right-to-left text: arrows, chevrons. @default false */
    mirrored?: boolean | undefined;
  };

/** An interface icon: hairline strokes, the colour of the text around. */
export function Icon({ icon: Lucide, sprite, size = 20, label, mirrored = false, className, ...rest }: IconProps) {
  const edge = size === 'text' ? '1.15em' : size;
  const shared = {
    'data-component': 'icon',
    ...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label, 'aria-hidden': false }),
    ...rest,
    className: classNames(css.root, size === 'text' && css.inText, mirrored && css.mirrored, className),
  };
  return Lucide === undefined ? (
    <svg {...shared} width={edge} height={edge} fill="none" stroke="currentColor" strokeWidth="1.5">
      <use href={sprite} />
    </svg>
  ) : (
    <Lucide {...shared} size={edge} strokeWidth={1.5} absoluteStrokeWidth={size !== 'text'} />
  );
}
