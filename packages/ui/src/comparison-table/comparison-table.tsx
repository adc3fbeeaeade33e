import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as table from '../table/table.css.ts';
import * as css from './comparison-table.css.ts';

export interface ComparedSubject {
  id: string;
  /** What is compared: the name of a plan. On phones also the name beside each of its values, so text only. */
  title: string;
  price?: ReactNode;
  /** The link or button that takes it. */
  action?: ReactNode;
  /** The one that is recommended has a ground of its own; say so in `badge` too. @default false */
  highlighted?: boolean | undefined;
  /** After the title: "most chosen". */
  badge?: ReactNode;
}

export interface ComparedFeature {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** By the ids of the subjects. True and false are a tick and a dash with words; what is missing is a dash. */
  values: Readonly<Record<string, ReactNode>>;
}

export interface ComparedGroup {
  id: string;
  /** Heading over its rows. */
  title?: ReactNode;
  features: readonly ComparedFeature[];
}

export interface ComparisonTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the table, spoken in any case. */
  caption: string;
  /** Takes the caption from sight. @default false */
  captionHidden?: boolean | undefined;
  /** Over the names of the features: "Feature". */
  featureLabel: string;
  /** What is compared: a column each. */
  subjects: readonly ComparedSubject[];
  /** The features in their groups: a row for each feature. */
  groups: readonly ComparedGroup[];
  /** Spoken for a tick: "yes". */
  yesLabel: string;
  /** Spoken for a dash: "no". */
  noLabel: string;
}

/** Plans side by side, a row for each feature whose name stays in sight; on phones a card for each feature. */
export function ComparisonTable(props: ComparisonTableProps) {
  const {
    caption,
    captionHidden = false,
    featureLabel,
    subjects,
    groups,
    yesLabel,
    noLabel,
    className,
    ...rest
  } = props;
  const show = (value: ReactNode): ReactNode => {
    if (value === true)
      return (
        <span>
          <svg className={css.mark} width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
            <path d="m3 8.5 3.5 3.5L13 5" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
          </svg>
          <span className={css.spoken}>{yesLabel}</span>
        </span>
      );
    if (value === false || value === undefined || value === null)
      return (
        <span className={css.none}>
          <span aria-hidden="true">—</span>
          <span className={css.spoken}>{noLabel}</span>
        </span>
      );
    // "8 GB" is not "GB 8" in a text from right to left.
    return <bdi>{value}</bdi>;
  };
  return (
    <div
      data-component="comparison-table"
      role="region"
      aria-label={caption}
      tabIndex={0}
      {...rest}
      className={classNames(table.frame, className)}
    >
      <table role="table" className={css.table}>
        <caption
          data-part="caption"
          className={captionHidden ? table.hiddenCaption : classNames(table.caption, css.caption)}
        >
          {caption}
        </caption>
        <thead role="rowgroup" className={css.section}>
          <tr role="row" className={css.section}>
            <th role="columnheader" scope="col" className={css.corner}>
              {featureLabel}
            </th>
            {subjects.map(({ id, title, price, action, badge, highlighted }) => (
              <th
                key={id}
                role="columnheader"
                scope="col"
                data-part="subject"
                className={classNames(css.subject, highlighted && css.highlighted)}
              >
                <span className={css.title}>
                  {title} {badge}
                </span>
                {price}
                {action === undefined ? null : <span className={css.action}>{action}</span>}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.id} role="rowgroup" data-part="group" className={css.section}>
            {group.title === undefined ? null : (
              <tr role="row" className={css.section}>
                <th role="rowheader" scope="rowgroup" colSpan={subjects.length + 1} className={css.group}>
                  {group.title}
                </th>
              </tr>
            )}
            {group.features.map((feature) => (
              <tr key={feature.id} role="row" data-part="feature" className={css.row}>
                <th role="rowheader" scope="row" className={css.feature}>
                  {feature.label}
                  {feature.hint === undefined ? null : <span className={css.hint}>{feature.hint}</span>}
                </th>
                {subjects.map(({ id, title, highlighted }) => (
                  <td
                    key={id}
                    role="cell"
                    data-label={title}
                    className={classNames(css.value, highlighted && css.highlighted)}
                  >
                    {show(feature.values[id])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
