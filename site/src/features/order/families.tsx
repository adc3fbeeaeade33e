import { Disclosure } from '@hoster/ui/disclosure';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Choice, ChoiceRow, type ChoiceOption } from './choice.tsx';
import * as css from './choice.css.ts';

/** Things of one name in several versions or editions. */
export interface Family {
  name: string;
  mark?: ReactNode;
  options: readonly ChoiceOption[];
}

interface FamiliesProps {
  families: readonly Family[];
  name: string;
  value: string;
  onValueChange: (value: string) => void;
}

/** Groups what has a name and several versions by the name, in the order of the first of each. */
export function familiesOf<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): { name: string; items: Item[] }[] {
  const found = new Map<string, Item[]>();
  for (const item of items) found.set(nameOf(item), [...(found.get(nameOf(item)) ?? []), item]);
  return [...found].map(([name, own]) => ({ name, items: own }));
}

/** More versions than this don't fit beside the name: they fold. */
const MOST_BESIDE = 4;

/** One line a family, its versions as options, taken with one tap; families of many versions fold. */
export function Families({ families, name, value, onValueChange }: FamiliesProps) {
  return (
    <div className={css.families}>
      {families.map((family) => {
        if (family.options.length > MOST_BESIDE)
          return <ManyVersions key={family.name} {...{ family, name, value, onValueChange }} />;
        const [first] = family.options;
        // What all of them say is said once.
        const shared =
          first?.unfit !== undefined && family.options.every(({ unfit }) => unfit === first.unfit)
            ? first.unfit
            : undefined;
        const chosen = family.options.find((option) => option.value === value);
        const about = shared ?? chosen?.unfit ?? chosen?.about;
        return (
          <div key={family.name} className={css.family}>
            <span className={css.familyName} aria-hidden="true">
              {family.mark}
              {family.name}
            </span>
            <div className={css.familyOptions}>
              {family.options.map(({ about: _about, ...option }) => (
                <Choice
                  key={option.value}
                  {...option}
                  unfitHidden
                  spokenBefore={family.name}
                  name={name}
                  chosen={value}
                  onChoose={onValueChange}
                />
              ))}
            </div>
            {about === undefined ? null : <p className={css.familyAbout}>{about}</p>}
          </div>
        );
      })}
    </div>
  );
}

function ManyVersions({ family, ...choice }: Omit<FamiliesProps, 'families'> & { family: Family }) {
  const [startsOpen] = useState(() => family.options.some(({ value }) => value === choice.value));
  const options = family.options.map((option) => ({ ...option, spokenBefore: family.name }));
  return (
    <Disclosure
      className={css.manyVersions}
      open={startsOpen}
      summary={
        <span className={css.familyName}>
          {family.mark}
          {family.name}
          <span className={css.versions}>
            <FormattedMessage
              id="order.family.versions"
              defaultMessage="{count, plural, one {# version} other {# versions}}"
              description="Beside the name of a system whose versions are folded"
              values={{ count: options.length }}
            />
          </span>
        </span>
      }
    >
      <ChoiceRow {...choice} options={options} />
    </Disclosure>
  );
}
