import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './form-section.css.ts';

export type FormSectionsProps = ComponentProps<'div'>;

/** Numbers the sections of a long form. Its children are `FormSection` elements, and messages between them. */
export function FormSections({ className, ...rest }: FormSectionsProps) {
  return <div data-component="form-sections" {...rest} className={classNames(css.sections, className)} />;
}

export interface FormSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Id of the section, the target of links. */
  id: string;
  /** Heading of the section. */
  title: ReactNode;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Help text above the fields. */
  description?: ReactNode;
  /** The current selection, at the end of the heading's line. Give it to collapsible sections. */
  value?: ReactNode;
  /** Adds a native `<details>` that collapses the section under its heading. @default false */
  collapsible?: boolean | undefined;
  /** Whether a collapsible section is open. Users can change it at any time. @default false */
  open?: boolean | undefined;
  /** The fields. */
  children: ReactNode;
}

/** A numbered section of a long form, such as the options of an order. */
export function FormSection(props: FormSectionProps) {
  const { id, title, headingLevel = 2, description, value, collapsible, open, className, children, ...rest } = props;
  const Heading = `h${headingLevel}` as const;
  const heading = (
    <>
      <Heading id={`${id}-title`} data-part="title" className={css.title}>
        <bdi>{title}</bdi>
      </Heading>
      {value === undefined ? null : (
        <span data-part="value" className={css.value}>
          <bdi>{value}</bdi>
        </span>
      )}
    </>
  );
  const body = (
    <>
      {description ? (
        <p data-part="description" className={css.description}>
          <bdi>{description}</bdi>
        </p>
      ) : null}
      <div data-part="content" className={css.content}>
        {children}
      </div>
    </>
  );
  return (
    <section
      aria-labelledby={`${id}-title`}
      data-component="form-section"
      {...rest}
      id={id}
      className={classNames(css.section, className)}
    >
      {collapsible ? (
        <details open={open} className={css.details}>
          <summary data-part="summary" className={css.summary}>
            {heading}
            <svg className={css.chevron} viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
              <path d="m4 6 4 4 4-4" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
            </svg>
          </summary>
          <div className={css.panel}>{body}</div>
        </details>
      ) : (
        <>
          <div data-part="header" className={css.header}>
            {heading}
          </div>
          {body}
        </>
      )}
    </section>
  );
}
