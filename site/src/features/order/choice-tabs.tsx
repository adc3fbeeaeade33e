import type { ReactNode } from 'react';
import * as css from './choice-tabs.css.ts';

interface ChoiceTabsProps {
  /** Names the tabs. */
  label: string;
  /** Name of their radios in the form; the order's query doesn't know it. */
  name: string;
  /** Which of the two is shown at first; another one shows it. */
  shown: 0 | 1;
  /** Two of them. */
  tabs: readonly [{ label: ReactNode; panel: ReactNode }, { label: ReactNode; panel: ReactNode }];
}

/** Two ways to answer one question, one shown at a time. Radios and CSS: it works without script. */
export function ChoiceTabs({ label, name, shown, tabs }: ChoiceTabsProps) {
  return (
    <div key={shown} className={css.root}>
      <div role="radiogroup" aria-label={label} className={css.bar}>
        {tabs.map((tab, index) => (
          <label key={index === 0 ? 'first' : 'second'} className={css.tab}>
            <input
              type="radio"
              name={name}
              value={index}
              defaultChecked={index === shown}
              className={css.radio[index === 0 ? 'first' : 'second']}
            />
            {tab.label}
          </label>
        ))}
      </div>
      <div className={css.panel.first}>{tabs[0].panel}</div>
      <div className={css.panel.second}>{tabs[1].panel}</div>
    </div>
  );
}
