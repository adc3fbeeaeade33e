import type { ComponentProps, ReactNode } from 'react';
import { asBadge } from '../badge/as-badge.tsx';
import { Bidi } from '../bidi/bidi.tsx';
import { classNames } from '../class-names/class-names.ts';
import { ScrollRegion } from '../layers/scroll-region.tsx';
import * as table from '../table/table.css.ts';
import * as css from './comparison-table.css.ts';

export interface ComparedSubject {
  /** Unique id. */
  id: string;
  /** Name of the subject, such as a plan. Plain text, because phones repeat it next to each value. */
  title: string;
  /** Small picture above the name. Phones leave it out. */
  picture?: ReactNode;
  /** Price below the name. */
  price?: ReactNode;
  /** A link or button, such as "Order". */
  action?: ReactNode;
  /** Highlights the recommended subject with a background. Also set `badge`. @default false */
  highlighted?: boolean | undefined;
  /** Badge after the title: "most chosen". */
  badge?: ReactNode;
}

export interface ComparedFeature {
  /** Unique id. */
  id: string;
  /** Name of the feature. */
  label: ReactNode;
  /** Help text below the name. */
  hint?: ReactNode;
  /** Values by subject id. `true` is a check mark; `false` and missing values are a dash. */
  values: Readonly<Record<string, ReactNode>>;
}

export interface ComparedGroup {
  /** Unique id. */
  id: string;
  /** Heading of the group. */
  title?: ReactNode;
  /** The rows of the group. */
  features: readonly ComparedFeature[];
}

export interface ComparisonTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the table. */
  caption: string;
  /** Hides the caption visually. @default false */
  captionHidden?: boolean | undefined;
  /** Header of the feature column: "Feature". */
  featureLabel: string;
  /** The compared subjects, one per column. */
  subjects: readonly ComparedSubject[];
  /** Feature groups with one row per feature. */
  groups: readonly ComparedGroup[];
  /** Text alternative of a check mark: "yes". */
  yesLabel: string;
  /** Text alternative of a dash: "no". */
  noLabel: string;
}

/** Compares plans side by side, with a row per feature. On phones, each feature is a card. */
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
    return <Bidi>{value}</Bidi>;
  };
  const first = subjects.findIndex(({ highlighted }) => highlighted);
  const before = first < 0 ? subjects.length : first;
  return (
    <ScrollRegion
      data-component="comparison-table"
      aria-label={caption}
      {...rest}
      className={classNames(table.frame, className)}
    >
      <table className={css.table}>
        <caption
          data-part="caption"
          className={captionHidden ? table.hiddenCaption : classNames(table.caption, css.caption)}
        >
          {caption}
        </caption>
        <thead className={css.section}>
          <tr className={css.section}>
            <th scope="col" className={css.corner}>
              {featureLabel}
            </th>
            {subjects.map(({ id, title, picture, price, action, badge, highlighted }) => (
              <th
                key={id}
                scope="col"
                // Read with each value of the column, without badge and action.
                abbr={title}
                data-part="subject"
                className={classNames(css.subject, highlighted && css.highlighted)}
              >
                {picture === undefined || picture === null ? null : (
                  <div data-part="picture" className={css.picture}>
                    {picture}
                  </div>
                )}
                <span className={css.title}>
                  {title} {asBadge(badge)}
                </span>
                {price}
                {action === undefined ? null : <div className={css.action}>{action}</div>}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.id} data-part="group" className={css.section}>
            {group.title === undefined ? null : (
              <tr className={css.section}>
                <th scope="rowgroup" colSpan={1 + before} className={css.group}>
                  {group.title}
                </th>
                {/* The highlight continues beside the title. */}
                {subjects.slice(before).map(({ id, highlighted }) => (
                  <td key={id} className={classNames(css.group, css.beside, highlighted && css.highlighted)} />
                ))}
              </tr>
            )}
            {group.features.map((feature) => (
              <tr key={feature.id} data-part="feature" className={css.row}>
                <th scope="row" className={css.feature}>
                  {feature.label}
                  {feature.hint === undefined ? null : <span className={css.hint}>{feature.hint}</span>}
                </th>
                {subjects.map(({ id, title, highlighted }) => (
                  <td key={id} data-label={title} className={classNames(css.value, highlighted && css.highlighted)}>
                    {show(feature.values[id])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </ScrollRegion>
  );
}
