import type { LucideIcon } from 'lucide-react';
import type { Ref, SVGProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './icon.css.ts';

type Drawing =
  /** An icon from `@hoster/ui/icons` or lucide-react: `<Icon icon={Server} />`. Only imported icons are bundled. */
  | { icon: LucideIcon; sprite?: undefined }
  /** URL of a sprite symbol, drawn in 24 × 24 with `currentColor`: `/icons.svg#server`. */
  | { sprite: string; icon?: undefined };

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'ref' | 'children'> &
  Drawing & {
    /** Size in CSS pixels. `text` matches the surrounding text and is centred on its capitals. @default 20 */
    size?: 14 | 16 | 18 | 20 | 24 | 32 | 'text' | undefined;
    ref?: Ref<SVGSVGElement> | undefined;
    /** Accessible name. Set it only if no adjacent text has the same meaning. */
    label?: string | undefined;
    /** Mirrors the icon in right-to-left text, for arrows and chevrons. @default false */
    mirrored?: boolean | undefined;
  };

/** An icon with thin strokes in the current text colour. */
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
