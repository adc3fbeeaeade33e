import { ratioOfCents, euroCents, toCents } from '@hoster/domain/money';
import { volumeOf } from '@hoster/domain/lines/backup';
import { FormSection } from '@hoster/ui/form-section';
import { RadioTiles } from '@hoster/ui/radio-tiles';
import { VolumeSlider } from '@hoster/ui/volume-slider';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FieldErrors } from '../../api/errors.ts';
import { Money } from '../../features/order/money.tsx';
import { volumeName } from './backup-fields.ts';
import { ExampleStack } from './example-stack.tsx';
import type { BackupControls } from './use-backup-order.ts';
import { useVolumeText } from './use-volume-text.ts';
import * as css from './volume-field.css.ts';

interface VolumeFieldProps {
  controls: BackupControls;
  errors: FieldErrors;
}

/** The size: by the slider at a glance, or from the list with every price, which works without script too. */
export function VolumeField({ controls, errors }: VolumeFieldProps) {
  const { formatMessage } = useIntl();
  const volumeText = useVolumeText();
  const { order, choose } = controls;
  const { context, choice } = order;
  const chosen = volumeOf(context, choice.volume);
  const isEnd = (volume: number) =>
    volume === context.volumes.at(0)?.volume || volume === context.volumes.at(-1)?.volume;
  return (
    <FormSection id="volume-section" title={formatMessage(volumeName)}>
      <div className={css.picture}>
        <div className={css.slider}>
          <VolumeSlider
            label={formatMessage(volumeName)}
            volumes={context.volumes.map(({ volume }) => volume)}
            value={choice.volume}
            onValueChange={(volume) => choose({ volume })}
            valueText={volumeText}
            tickLabel={(volume) => (isEnd(volume) ? volumeText(volume) : null)}
          />
          {chosen ? (
            <p className={css.each}>
              <FormattedMessage
                id="backups.comes-with"
                defaultMessage="{price} per 100 GB · {snapshots, plural, one {# snapshot} other {# snapshots}} · {accounts, plural, one {# sub-account} other {# sub-accounts}}"
                description="Under the slider: what 100 GB cost a month, and what comes with the size"
                values={{
                  price: (
                    <Money cents={euroCents(ratioOfCents(toCents(chosen.price), 100, chosen.volume))} mono monthly />
                  ),
                  snapshots: chosen.snapshots,
                  accounts: chosen.sub_accounts,
                }}
              />
            </p>
          ) : null}
        </div>
        <ExampleStack volume={choice.volume} />
      </div>
      <RadioTiles
        id="volume"
        name="volume"
        legend={formatMessage(volumeName)}
        legendHidden
        value={String(choice.volume)}
        onValueChange={(value) => choose({ volume: Number(value) })}
        error={errors['volume']}
        options={context.volumes.map(({ volume, price }) => ({
          value: String(volume),
          title: volumeText(volume),
          price: <Money cents={toCents(price)} mono monthly />,
        }))}
      />
    </FormSection>
  );
}
