import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { coveringRadio } from '../radio-tiles/selectable.css.ts';
import * as css from './radio-tabs.css.ts';

export interface RadioTab {
  /** Value in the form. */
  value: string;
  /** Label of the tab. */
  label: ReactNode;
  /** Shown while the tab is selected. */
  content: ReactNode;
}

export interface RadioTabsProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** Accessible name of the tabs. */
  label: string;
  /** Form field name of the radio buttons. */
  name: string;
  /** Two to four tabs in order. */
  tabs: readonly RadioTab[];
  /** The initially selected tab. To change it later, change the `key` too. */
  defaultValue: string;
}

/** Two to four ways to answer a question, one shown at a time. Radio buttons and CSS: works without JavaScript. */
export function RadioTabs({ label, name, tabs, defaultValue, className, ...rest }: RadioTabsProps) {
  return (
    <div data-component="radio-tabs" {...rest} className={classNames(css.root, className)}>
      <div role="radiogroup" aria-label={label} data-part="list" className={css.list}>
        {tabs.map((tab) => (
          <label key={tab.value} data-part="tab" className={css.tab}>
            <input
              type="radio"
              name={name}
              value={tab.value}
              defaultChecked={tab.value === defaultValue}
              className={coveringRadio}
            />
            <bdi>{tab.label}</bdi>
          </label>
        ))}
      </div>
      {tabs.map((tab) => (
        <div key={tab.value} data-part="panel" className={css.panel}>
          {tab.content}
        </div>
      ))}
    </div>
  );
}
