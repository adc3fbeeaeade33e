import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Container, type ContainerProps } from '../container/container.tsx';
import { Heading } from '../heading/heading.tsx';
import { Text } from '../text/text.tsx';
import * as css from './page-lead.css.ts';

export interface PageLeadProps extends Omit<ContainerProps, 'title'> {
  /** Title of the page, a heading of level 1. */
  title: ReactNode;
  /** The Breadcrumbs above the title. */
  breadcrumbs?: ReactNode;
  /** Picture before the title, such as the mark of a brand. */
  mark?: ReactNode;
  /** What the page is about, in a sentence or two. */
  children?: ReactNode;
  /** The PageFacts beside the text, from 1024 px. */
  facts?: ReactNode;
}

/** Start of a page about a service: title, one sentence, and its main figures. */
export function PageLead(props: PageLeadProps): ReactElement {
  const { breadcrumbs, title, mark, facts, className, children, ...rest } = props;
  const heading = <Heading level={1}>{title}</Heading>;
  return (
    <Container element="header" data-component="page-lead" {...rest} className={classNames(css.root, className)}>
      <div data-part="text" className={css.text}>
        {breadcrumbs}
        {mark ? (
          <div data-part="marked" className={css.marked}>
            {mark}
            {heading}
          </div>
        ) : (
          heading
        )}
        <Text size={18} tone="muted">
          {children}
        </Text>
      </div>
      {facts}
    </Container>
  );
}

export interface PageFactsProps extends ComponentProps<'dl'> {
  /** The `PageFact` elements. */
  children?: ReactNode;
  /** Columns from 1024 px: 2 beside the text, 4 in a line of their own below it. @default 2 */
  columns?: 2 | 4 | undefined;
}

/** The main figures of a page, in a `PageLead`. */
export function PageFacts({ columns = 2, className, ...rest }: PageFactsProps) {
  return <dl data-component="page-facts" {...rest} className={classNames(css.columns[columns], className)} />;
}

export interface PageFactProps extends ComponentProps<'div'> {
  /** Name of the figure. */
  name: ReactNode;
  /** The figure. */
  children?: ReactNode;
}

/** One figure of `PageFacts` with its name. */
export function PageFact({ name, className, children, ...rest }: PageFactProps) {
  return (
    <div data-component="page-fact" {...rest} className={classNames(css.fact, className)}>
      <dt data-part="name" className={css.name}>
        {name}
      </dt>
      <dd data-part="value" className={css.value}>
        {children}
      </dd>
    </div>
  );
}
