import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Container, type ContainerProps } from '../container/container.tsx';
import * as css from './band.css.ts';

export interface BandProps extends Omit<ContainerProps, 'title' | 'paddingBlock'> {
  /** Title of the band, a heading of level 2, which names the section. @default none: the band is a `<div>` */
  title?: ReactNode;
  /** Id of the title, for links to it. Must be unique on the page. Required with `title`. */
  titleId?: string | undefined;
  /** A sentence or a link beside the title, below it in the side layout. */
  note?: ReactNode;
  /** A control of the content at the end of the title’s line, in the stack layout. */
  aside?: ReactNode;
  /** `side` puts the content beside the title, in two thirds of the width, from 1024 px. @default 'stack' */
  layout?: 'stack' | 'side' | undefined;
  /** Space above and below: none, 40 px (64 px from 768 px), 64 px, or 48 px (96 px from 768 px). @default 'medium' */
  padding?: 'none' | 'small' | 'medium' | 'large' | undefined;
  /** Adds a line on top, as wide as the content. @default false */
  ruled?: boolean | undefined;
}

/** A full-width part of a page about a service, with a title. */
export function Band(props: BandProps): ReactElement {
  const { title, titleId, note, aside, layout = 'stack', padding = 'medium', ruled, children, ...rest } = props;
  const kind = aside ? 'spread' : layout;
  return (
    <Container element={title ? 'section' : 'div'} aria-labelledby={titleId} {...rest} data-component="band">
      <div data-part="content" className={classNames(css.layout[kind], css.padding[padding], ruled && css.ruled)}>
        {title ? (
          <div data-part="head" className={css.head[kind]}>
            <h2 id={titleId} data-part="title" className={css.title}>
              {title}
            </h2>
            {note ? (
              <div data-part="note" className={css.note}>
                {note}
              </div>
            ) : null}
            {aside}
          </div>
        ) : null}
        {layout === 'side' ? (
          <div data-part="body" className={css.body}>
            {children}
          </div>
        ) : (
          children
        )}
      </div>
    </Container>
  );
}
