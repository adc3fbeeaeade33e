import type { StatusIncident } from '@hoster/contract';
import { type DataItem, DataList } from '@hoster/ui/data-list';
import { Stack } from '@hoster/ui/stack';
import { Stat } from '@hoster/ui/stat';
import { FormattedList, useIntl } from 'react-intl';
import { Span } from '../../features/status/moment.tsx';
import { useLength } from './length.ts';
import { words } from './words.ts';

interface FactsProps {
  incident: StatusIncident;
  /** When the page was loaded, in milliseconds. */
  now: number;
}

/** Duration, time, and affected services by place. */
export function Facts({ incident, now }: FactsProps) {
  const { formatMessage } = useIntl();
  const lengthOf = useLength();
  const { kind, starts, ends, is_open: isOpen, components } = incident;
  const from = Date.parse(starts);
  const until = ends === null ? now : Date.parse(ends);
  const label = ends === null ? words.lasts : isOpen && kind === 'maintenance' ? words.planned : words.took;
  const affected = (): DataItem[] => {
    const placeOf = ({ key, name }: StatusIncident['components'][number]) => (key.startsWith('company/') ? null : name);
    const places = new Set(components.map(placeOf));
    if (places.size === 0) return [];
    const value = (
      <Stack gap={4}>
        {[...places].map((place) => {
          const services = components.filter((one) => placeOf(one) === place);
          return (
            <div key={place}>
              {place === null ? (
                <FormattedList value={services.map(({ name }) => name)} style="narrow" />
              ) : (
                <>
                  {place}: <FormattedList value={services.map(({ group }) => group)} style="narrow" />
                </>
              )}
            </div>
          );
        })}
      </Stack>
    );
    return [{ id: 'affected', term: formatMessage(words.affected), value }];
  };
  return (
    <Stack gap={16}>
      {until > from ? <Stat size="large" value={lengthOf(from, until)} label={formatMessage(label)} /> : null}
      <DataList
        layout="stacked"
        mono={false}
        items={[
          { id: 'when', term: formatMessage(words.when), value: <Span from={starts} to={ends} /> },
          ...affected(),
        ]}
      />
    </Stack>
  );
}
