import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { labelCells } from './label-cells.ts';
import * as css from './prose.css.ts';

type Content =
  | { children: ReactNode; html?: undefined }
  /** HTML sanitised on the server. */
  | { html: string; children?: undefined };

export type ProseProps = Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> & Content;

/** Styles long text, such as help, news and legal texts. */
export function Prose({ html, children, className, ...rest }: ProseProps) {
  const names = classNames(css.root, className);
  return html === undefined ? (
    <div data-component="prose" {...rest} className={names}>
      {children}
    </div>
  ) : (
    <div data-component="prose" {...rest} className={names} dangerouslySetInnerHTML={{ __html: labelCells(html) }} />
  );
}
