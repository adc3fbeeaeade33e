import { backupPricing, volumeOf } from '@hoster/domain/lines/backup';
import { openLocations } from '@hoster/domain/order/open-locations';
import { Callout } from '@hoster/ui/callout';
import { FormattedMessage } from 'react-intl';
import type { FieldErrors } from '../../../api/errors.ts';
import { ChangeLink } from '../../stages/configuration/change-link.tsx';
import { anchorIn, problemNoticeId } from '../../stages/configuration/common-fields.ts';
import { ConfigurationForm } from '../../stages/configuration/configuration-form.tsx';
import { ElsewhereLink, soldOutEverywhere, tryLater } from '../../stages/configuration/elsewhere-link.tsx';
import { ItemsFields } from '../../stages/configuration/items-fields.tsx';
import { NotPlaced } from '../../stages/configuration/not-placed.tsx';
import { CommentFields } from '../../stages/configuration/comment-fields.tsx';
import { PeriodField } from '../../stages/configuration/period-field.tsx';
import { LocationField } from '../../stages/configuration/location-field.tsx';
import { backupFields, itemWords } from './backup-fields.ts';
import { backupLine } from './backup-line.ts';
import { backupQuery } from './backup-order.ts';
import type { BackupControls } from './use-backup-order.ts';
import { useVolumeText } from './use-volume-text.ts';
import { VolumeField } from './volume-field.tsx';

interface ConfigurationStageProps {
  controls: BackupControls;
  /** Errors of a rejected order for this section. */
  errors: FieldErrors;
}

/** The configuration form. */
export function ConfigurationStage({ controls, errors }: ConfigurationStageProps) {
  const { order, choose } = controls;
  const { context, choice, data } = order;
  const size = volumeOf(context, choice.volume);
  return (
    <ConfigurationForm
      onEarlyChoices={controls.chooseForm}
      errors={errors}
      fields={backupFields}
      problem={backupLine.firstProblem(order)}
      anchorsOf={(problem) => [problemNoticeId(problem), anchorIn(backupFields, problem) ?? '']}
    >
      <VolumeField controls={controls} errors={errors} />
      <LocationField
        locations={context.locations}
        value={choice.location}
        onValueChange={(location) => choose({ location })}
        awaited={{ line: 'backup', plan: String(choice.volume) }}
        isSoldOut={({ id }) => size?.sold_out_locations.includes(id) ?? false}
        error={errors['location']}
      >
        <Full controls={controls} />
      </LocationField>
      <PeriodField
        controls={controls}
        errors={errors}
        pricingFor={(months) => backupPricing(data, { ...choice, rent_period: months })}
      />
      <ItemsFields controls={controls} errors={errors} words={itemWords} />
      <CommentFields controls={controls} errors={errors} />
    </ConfigurationForm>
  );
}

/** Notice that the chosen location has no room for the chosen size, with links to available locations and sizes. */
function Full({ controls }: { controls: BackupControls }) {
  const volumeText = useVolumeText();
  const { order, choose } = controls;
  const { context, choice, problems } = order;
  if (!problems.some(({ field }) => field === 'location')) return null;
  const location = context.locations.find(({ id }) => id === choice.location);
  const others = openLocations(context.locations, volumeOf(context, choice.volume));
  const smaller = location?.is_available
    ? context.volumes.findLast(
        ({ volume, sold_out_locations: sold }) => volume < choice.volume && !sold.includes(choice.location),
      )
    : undefined;
  const here = [
    ...others.map(({ id, city }) => ({ label: city, change: { location: id } })),
    ...(smaller ? [{ label: volumeText(smaller.volume), change: { volume: smaller.volume } }] : []),
  ];
  const elsewhere = context.volumes
    .filter(({ volume }) => volume < choice.volume)
    .flatMap((size) =>
      openLocations(context.locations, size).map(({ id, city }) => ({ volume: size.volume, id, city })),
    )
    .at(-1);
  const ways =
    here.length === 0 && elsewhere
      ? [
          {
            label: `${volumeText(elsewhere.volume)}, ${elsewhere.city}`,
            change: { volume: elsewhere.volume, location: elsewhere.id },
          },
        ]
      : here;
  return (
    <Callout
      id={problemNoticeId('location')}
      tabIndex={-1}
      role="alert"
      tone="warning"
      title={
        ways.length === 0 ? (
          <FormattedMessage {...soldOutEverywhere} />
        ) : (
          <FormattedMessage
            id="backups.full"
            defaultMessage="{city, select, none {This location} other {{city}}} has no room for {size} at the moment"
            description="The chosen place can't take the chosen size"
            values={{ city: location?.city ?? 'none', size: volumeText(choice.volume) }}
          />
        )
      }
      actions={
        ways.length === 0 ? (
          <ElsewhereLink />
        ) : (
          ways.map(({ label, change }) => (
            <ChangeLink
              key={label}
              query={backupQuery(order, { ...choice, ...change })}
              onChoose={() => choose(change)}
            >
              <FormattedMessage
                id="backups.full.take"
                defaultMessage="Choose {name}"
                description="Button: another place or another size"
                values={{ name: label }}
              />
            </ChangeLink>
          ))
        )
      }
    >
      <NotPlaced />
      {ways.length === 0 ? (
        <p>
          <FormattedMessage {...tryLater} />
        </p>
      ) : null}
    </Callout>
  );
}
