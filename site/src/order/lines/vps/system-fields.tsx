import type { ControlPanel, OsTemplate } from '@hoster/contract';
import { takesIsoUrl } from '@hoster/domain/order/problems';
import { Fieldset } from '@hoster/ui/fieldset';
import { FormSection } from '@hoster/ui/form-section';
import { RadioTabs } from '@hoster/ui/radio-tabs';
import { RadioTiles, type RadioTileOption } from '@hoster/ui/radio-tiles';
import { memo, useEffect, useState } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { VersionRows, groupByName } from '../../stages/configuration/version-rows.tsx';
import { ChargedMoney } from '../../../parts/price/money.tsx';
import { PanelSection } from '../../stages/configuration/panel-section.tsx';
import { SystemMark } from '../../stages/configuration/system-mark.tsx';
import { IsoField } from './iso-field.tsx';
import { optionReason } from './option-reason.ts';
import { ProblemNotice } from './problem-notice.tsx';
import { systemName } from './system-name.ts';
import { fieldNames } from './field-names.ts';
import { useOptionPrices } from './use-option-prices.ts';
import type { VpsFieldsProps } from './use-vps-order.ts';

const words: Readonly<Record<'systems' | 'images' | 'what' | 'support' | 'unsupported', MessageDescriptor>> =
  defineMessages({
    what: {
      id: 'plan.system.what',
      defaultMessage: 'What to install',
      description: 'Name of the two tabs: a plain system, or an image with an application',
    },
    systems: { id: 'plan.system.systems', defaultMessage: 'Operating systems', description: 'Tab: systems to install' },
    images: { id: 'plan.system.images', defaultMessage: 'Disk images', description: 'Group of ready images' },
    support: {
      id: 'plan.system.support',
      defaultMessage: 'Supported until {date}',
      description: 'On a system whose support ends soon',
    },
    unsupported: {
      id: 'plan.system.unsupported',
      defaultMessage: 'No security updates since {date}',
      description: 'On a system whose support has ended',
    },
  });

/** Milliseconds before the end of a system's support at which that is shown: a year. */
const SOON = 365 * 24 * 3600 * 1000;

interface SystemFieldProps extends VpsFieldsProps {
  /** Whether the visitor has tried to continue. */
  tried: boolean;
}

/** Operating system or image. All options are one choice, in two tabs. */
export const SystemField = memo(function SystemField({ controls, errors, tried }: SystemFieldProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { order, choose } = controls;
  const { data, choice } = order;
  const prices = useOptionPrices(order);
  const reasonOf = optionReason(intl, order);
  const now = useNow();
  const value = choice.disk_image === null ? `os-${choice.os}` : `image-${choice.disk_image}`;
  const pick = (picked: string) => {
    const id = Number(picked.slice(picked.indexOf('-') + 1));
    choose(picked.startsWith('os-') ? { os: id, disk_image: null } : { os: null, disk_image: id });
  };
  const ending = ({ end_of_support: end }: OsTemplate) =>
    end !== null && now !== null && Date.parse(end) - now < SOON
      ? formatMessage(Date.parse(end) < now ? words.unsupported : words.support, {
          date: intl.formatDate(end, { year: 'numeric', month: 'long', timeZone: 'UTC' }),
        })
      : undefined;
  const families = groupByName(data.os, ({ name }) => name).map(({ name, items }) => ({
    label: name,
    leading: <SystemMark icon={items[0]?.icon ?? null} />,
    options: items.map((os): RadioTileOption => {
      const price = prices.os(os.id);
      return {
        value: `os-${os.id}`,
        title: os.version,
        description: ending(os),
        conflict: reasonOf({ os: os.id, disk_image: null }, 'os'),
        ...(price !== 0 && { price: <ChargedMoney cents={price} currency={prices.currency} signed mono /> }),
      };
    }),
  }));
  const images = data.disk_images.map(({ id, name, icon, kind }): RadioTileOption => {
    const price = prices.diskImage(id);
    return {
      value: `image-${id}`,
      title: name,
      leading: <SystemMark icon={icon} />,
      conflict: reasonOf({ os: null, disk_image: id }, 'disk_image'),
      reveals: kind === 'iso',
      ...(price !== 0 && { price: <ChargedMoney cents={price} currency={prices.currency} signed mono /> }),
    };
  });
  const shownTab = choice.disk_image === null ? '0' : '1';
  return (
    <FormSection id="system-section" title={formatMessage(fieldNames.system)} value={systemName(data, choice)}>
      <RadioTabs
        label={formatMessage(words.what)}
        name="system_view"
        key={shownTab}
        defaultValue={shownTab}
        tabs={[
          {
            value: '0',
            label: formatMessage(words.systems),
            content: (
              <Fieldset
                id="system"
                legend={formatMessage(words.systems)}
                legendHidden
                error={errors['os'] ?? errors['disk_image']}
              >
                {/* Without script, one that isn't offered any more must not become the default. */}
                {systemName(data, choice) === undefined ? <input type="hidden" name="system" value={value} /> : null}
                <VersionRows rows={families} name="system" value={value} onValueChange={pick} />
              </Fieldset>
            ),
          },
          {
            value: '1',
            label: formatMessage(words.images),
            content: (
              <RadioTiles
                id="system-images"
                name="system"
                legend={formatMessage(words.images)}
                legendHidden
                value={value}
                onValueChange={pick}
                options={images}
                revealed={
                  <IsoField controls={controls} chosen={takesIsoUrl(data, choice)} demanded={tried} errors={errors} />
                }
              />
            ),
          },
        ]}
      />
      <ProblemNotice controls={controls} fields={['os', 'disk_image']} />
    </FormSection>
  );
});

/** The control panel. */
export const PanelField = memo(function PanelField({ controls, errors }: VpsFieldsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { order, choose } = controls;
  const { data, choice } = order;
  const prices = useOptionPrices(order);
  const reasonOf = optionReason(intl, order);
  const option = (panel: ControlPanel, title: string): RadioTileOption => {
    const price = prices.controlPanel(panel.id);
    return {
      value: String(panel.id),
      title,
      price: <ChargedMoney cents={price} currency={prices.currency} signed={price > 0} mono freeWord />,
      conflict: reasonOf({ control_panel: panel.id }, 'control_panel'),
    };
  };
  return (
    <>
      <PanelSection
        name={formatMessage(fieldNames.panel)}
        panels={data.control_panels}
        chosen={choice.control_panel}
        onChoose={(id) => choose({ control_panel: id })}
        option={option}
        error={errors['control_panel']}
      />
      {/* Outside, so that it shows while the panels are collapsed. */}
      <ProblemNotice controls={controls} fields={['control_panel']} />
    </>
  );
});

/**
 * Time when the page was shown, in milliseconds since 1970; null until then, because server and browser would differ.
 */
function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => setNow(Date.now()), []);
  return now;
}
