'use client';

import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Bidi } from '../bidi/bidi.tsx';
import { classNames } from '../class-names/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as toneCss from '../tone/tone.css.ts';
import { type Tone, ToneIcon } from '../tone/tone-icon.tsx';
import * as css from './banner.css.ts';

interface BannerBase extends ComponentProps<'aside'> {
  /** Name of the landmark: "Announcement". */
  label: string;
  /** Sets the background and the icon. `neutral` has no icon. @default 'neutral' */
  tone?: Tone | undefined;
  /** A link or button after the text. */
  action?: ReactNode;
}

type Dismissal = { onDismiss?: undefined; dismissLabel?: undefined } | { onDismiss: () => void; dismissLabel: string };

export type BannerProps = BannerBase & Dismissal;

/** A full-width message about the whole page: planned work, an unpaid balance, an offer. */
export function Banner(props: BannerProps) {
  const { label, tone = 'neutral', action, onDismiss, dismissLabel, className, children, ...rest } = props;
  return (
    <aside
      data-component="banner"
      data-tone={tone}
      aria-label={label}
      {...rest}
      className={classNames(css.root, toneCss.ground[tone], css.edge, className)}
    >
      <div data-part="body" className={css.body}>
        {tone === 'neutral' ? null : <ToneIcon tone={tone} className={classNames(css.icon, toneCss.text[tone])} />}
        <div>
          <Bidi>{children}</Bidi>
        </div>
      </div>
      {action}
      {onDismiss === undefined ? null : (
        <IconButton
          className={css.close}
          size="small"
          label={dismissLabel}
          icon={<X size={18} />}
          onClick={onDismiss}
        />
      )}
    </aside>
  );
}
