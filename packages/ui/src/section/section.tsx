import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './section.css.ts';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'id' | 'title'> {
  /** Anchor of the section, and start of the id of its title. Must be unique on the page. */
  id: string;
  /** Title of the section, which names it. */
  title: ReactNode;
  /** Level of the title in the page outline. @default 2 */
  level?: 2 | 3 | 4 | undefined;
  /** 22 px for the sections of a page, 18 px for the parts of a sheet. @default 'medium' */
  size?: 'small' | 'medium' | undefined;
  /** State, button or link at the end of the title’s line. */
  aside?: ReactNode;
}

/** A titled section of a page with a line on top, such as a group of settings. */
export function Section({ id, title, level = 2, size = 'medium', aside, className, children, ...rest }: SectionProps) {
  const Title = `h${level}` as const;
  return (
    <section
      data-component="section"
      aria-labelledby={`${id}-title`}
      {...rest}
      id={id}
      className={classNames(css.root, css.size[size], className)}
    >
      <div data-part="head" className={css.headSize[size]}>
        <Title id={`${id}-title`} data-part="title" className={css.titleSize[size]}>
          {title}
        </Title>
        {aside}
      </div>
      {children}
    </section>
  );
}
