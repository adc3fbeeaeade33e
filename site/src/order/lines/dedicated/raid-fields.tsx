import type { RaidLevel } from '@hoster/contract';
import { disksOf } from '@hoster/domain/lines/dedicated/choice';
import { findConfigurationProblems } from '@hoster/domain/lines/dedicated/problems';
import { raidLevels, usableSpace } from '@hoster/domain/lines/dedicated/raid';
import { FormSection } from '@hoster/ui/form-section';
import { RadioTiles } from '@hoster/ui/radio-tiles';
import { useState } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { useSizeText } from '../../../features/dedicated/use-size-text.ts';
import { fieldNames } from './dedicated-fields.ts';
import type { MachineProps } from './machine.ts';
import { OptionPrice } from './option-price.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { useOptionPrices } from './use-option-prices.ts';

const words: Readonly<
  Record<'title' | 'software' | 'softwareAbout' | 'none' | 'level' | 'usable' | 'unfit' | 'few', MessageDescriptor>
> = defineMessages({
  title: { id: 'dedicated.raid', defaultMessage: 'RAID' },
  software: {
    id: 'dedicated.raid.software',
    defaultMessage: 'Software RAID',
    description: 'Choice of no RAID controller',
  },
  softwareAbout: {
    id: 'dedicated.raid.software.about',
    defaultMessage: 'By the operating system',
    description: 'Under the choice of no RAID controller',
  },
  none: { id: 'dedicated.raid.none', defaultMessage: 'No RAID', description: 'Choice of no RAID level' },
  level: { id: 'dedicated.raid.level', defaultMessage: 'RAID {level}', description: 'Choice of a RAID level' },
  usable: {
    id: 'dedicated.raid.usable',
    defaultMessage: '{size} usable',
    description: 'Under a RAID level: what is left for data',
  },
  unfit: {
    id: 'dedicated.raid.unfit',
    defaultMessage: 'Doesn’t work with these drives',
    description: 'Why a RAID controller can’t be chosen',
  },
  few: {
    id: 'dedicated.raid.few',
    defaultMessage: 'Needs more drives',
    description: 'Why a RAID level can’t be chosen',
  },
});

/** RAID controller, and the RAID level with the usable space. */
export function RaidFields({ controls, offer, chosen, configure, errors }: MachineProps) {
  const { formatMessage } = useIntl();
  const sizeText = useSizeText();
  const prices = useOptionPrices(controls.order);
  // Evaluated once, so that a choice doesn't fold the section.
  const [startsOpen] = useState(
    chosen.raid_level !== null ||
      errors['configuration.raid_level'] !== undefined ||
      errors['configuration.raid_controller'] !== undefined,
  );
  const groups = disksOf(offer, chosen.disks);
  const types = groups.map(({ option }) => option.type);
  const usable = (level: RaidLevel | null) =>
    formatMessage(words.usable, { size: sizeText(usableSpace(level, groups), types) });
  const controller = offer.raid_controllers.find(({ id }) => id === chosen.raid_controller);
  const isBad = (change: Partial<typeof chosen>, field: 'raid_controller' | 'raid_level') =>
    findConfigurationProblems(offer, { ...chosen, ...change }).some((problem) => problem.field === field);
  const levels: (RaidLevel | null)[] = [
    null,
    ...raidLevels.filter((level) => controller?.levels.includes(level) || level === chosen.raid_level),
  ];
  return (
    <>
      <FormSection
        id="raid-section"
        title={formatMessage(words.title)}
        collapsible
        open={startsOpen}
        value={[
          chosen.raid_level === null
            ? formatMessage(words.none)
            : formatMessage(words.level, { level: chosen.raid_level }),
          usable(chosen.raid_level),
        ].join(' · ')}
      >
        {offer.raid_controllers.length > 1 ? (
          <RadioTiles
            id="raid"
            name="raid"
            legend={formatMessage(fieldNames.controller)}
            value={String(chosen.raid_controller ?? 'none')}
            onValueChange={(value) => configure({ raid_controller: value === 'none' ? null : Number(value) })}
            error={errors['configuration.raid_controller']}
            options={offer.raid_controllers.map(({ id, name }) => ({
              value: String(id ?? 'none'),
              title: id === null ? formatMessage(words.software) : name,
              price: <OptionPrice cents={prices.raidController(id)} currency={prices.currency} />,
              ...(id === null && { description: formatMessage(words.softwareAbout) }),
              ...(isBad({ raid_controller: id }, 'raid_controller') && { conflict: formatMessage(words.unfit) }),
            }))}
          />
        ) : null}
        <RadioTiles
          id="level"
          name="level"
          legend={formatMessage(fieldNames.level)}
          value={chosen.raid_level ?? 'none'}
          onValueChange={(value) => configure({ raid_level: raidLevels.find((level) => level === value) ?? null })}
          error={errors['configuration.raid_level']}
          options={levels.map((level) => ({
            value: level ?? 'none',
            title: level === null ? formatMessage(words.none) : formatMessage(words.level, { level }),
            ...(isBad({ raid_level: level }, 'raid_level')
              ? { conflict: formatMessage(words.few) }
              : { description: usable(level) }),
          }))}
        />
      </FormSection>
      {/* Outside, so that it shows while the choices are collapsed. */}
      <ProblemNotice controls={controls} fields={['raid_controller', 'raid_level']} />
    </>
  );
}
