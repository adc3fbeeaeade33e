import { ComparisonTable, type ComparedFeature } from '@hoster/ui/comparison-table';
import { DataList } from '@hoster/ui/data-list';
import { Disclosure } from '@hoster/ui/disclosure';
import { Hidden } from '@hoster/ui/hidden';
import { LinkButton } from '@hoster/ui/link-button';
import { Stack } from '@hoster/ui/stack';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { DisplayPrice } from '../../parts/price/display-price.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { useSite } from '../../app/visitor/use-site.ts';
import type { Line, Range } from './lines.ts';
import * as css from './page.css.ts';
import { access, duties, rows, type RowName, tableWords as words } from './table-words.ts';
import { lineNames } from './words.ts';

/** The lines side by side: figures of the catalogue, management, trial and refund. On phones, a sheet for each line. */
export function Compared({ lines }: { lines: readonly Line[] }) {
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  const { config } = useSite();
  const sizeText = useSizeRangeText();
  const row = (id: RowName, valueOf: (line: Line) => ReactNode): ComparedFeature => ({
    id,
    label: formatMessage(rows[id]),
    values: Object.fromEntries(lines.map((line) => [line.name, valueOf(line)])),
  });
  const port = (mbps: number) =>
    mbps < 1000 ? formatMessage(words.mbps, { speed: mbps }) : formatMessage(words.gbps, { speed: mbps / 1000 });
  const trial = ({ name }: Line) =>
    name === 'vps' && config
      ? formatMessage(words.trial, { free: config.trial.vps_free_days, paid: config.trial.vps_paid_days })
      : null;
  const textOf =
    (texts: Partial<Record<Line['name'], MessageDescriptor>>) =>
    ({ name }: Line) => {
      const text = texts[name];
      return text ? formatMessage(text) : null;
    };
  const view = ({ name, url }: Line) => (
    <LinkButton
      href={href(url)}
      size="small"
      variant="secondary"
      aria-label={formatMessage(words.viewNamed, { name: formatMessage(lineNames[name]) })}
    >
      <FormattedMessage {...words.view} />
    </LinkButton>
  );
  const groups = [
    {
      id: 'figures',
      title: formatMessage(words.figures),
      features: [
        row('price', ({ prices: [low] }) => (low === undefined ? null : <DisplayPrice eur={low} from mono />)),
        row('cores', ({ cores }) => cores && formatMessage(words.range, { low: cores[0], high: cores[1] })),
        row('memory', ({ memory }) => memory && sizeText(memory)),
        row('storage', ({ storage }) => storage && sizeText(storage)),
        row('port', ({ port: mbps }) => mbps && formatMessage(words.most, { value: port(mbps) })),
        row('places', ({ countries }) => (countries.length > 0 ? countries.join(', ') : null)),
      ],
    },
    {
      id: 'duties',
      title: formatMessage(words.administration),
      features: [
        row('root', ({ name }) => name === 'vps' || name === 'dedicated'),
        row('access', textOf(access)),
        row('duties', textOf(duties)),
      ],
    },
    {
      id: 'terms',
      title: formatMessage(words.terms),
      features: [
        row('trial', trial),
        row('refund', ({ refundDays: days }) => days && formatMessage(words.refund, { days })),
      ],
    },
  ];
  const features = groups.flatMap((group) => group.features);
  return (
    <>
      <Hidden below="md">
        <ComparisonTable
          caption={formatMessage(words.caption)}
          captionHidden
          featureLabel={formatMessage(words.feature)}
          yesLabel={formatMessage(words.yes)}
          noLabel={formatMessage(words.no)}
          subjects={lines.map((line) => ({
            id: line.name,
            title: formatMessage(lineNames[line.name]),
            action: view(line),
          }))}
          groups={groups}
        />
      </Hidden>
      <Hidden above="md">
        {lines.map((line) => (
          <Disclosure key={line.name} summary={<FormattedMessage {...lineNames[line.name]} />} headingLevel={3}>
            <Stack gap={16} align="start">
              <DataList
                dense
                mono={false}
                className={css.sheet}
                items={features.flatMap(({ id, label, values }) => {
                  const value = values[line.name];
                  if (value === null || value === undefined || value === false) return [];
                  return [{ id, term: label, value: value === true ? formatMessage(words.yes) : value }];
                })}
              />
              {view(line)}
            </Stack>
          </Disclosure>
        ))}
      </Hidden>
    </>
  );
}

/**
 * Sizes in GB from the smallest to the largest, in the reader's language: "20–640 GB", "100 GB–20 TB". Memory and
 * backup storage come in 1,024 GB, drives in 1,000 GB.
 */
function useSizeRangeText(): (range: Range) => string {
  const { formatMessage } = useIntl();
  return ([low, high]) =>
    high < 1000
      ? formatMessage(
          {
            id: 'services.gb',
            defaultMessage: '{low, number, ::.#}–{high, number, ::.#} GB',
            description: 'Smallest and largest size of memory or storage',
          },
          { low, high },
        )
      : formatMessage(
          {
            id: 'services.tb',
            defaultMessage: '{low, number, ::.#} GB–{high, number, ::.#} TB',
            description: 'Smallest and largest size of storage',
          },
          { low, high: high / (high % 1024 === 0 ? 1024 : 1000) },
        );
}
