import { centsIn, ratioOfCents } from '@hoster/domain/money/money';
import { backupPrices, volumeOf } from '@hoster/domain/lines/backup';
import { FormSection } from '@hoster/ui/form-section';
import { Hidden } from '@hoster/ui/hidden';
import { RadioTiles } from '@hoster/ui/radio-tiles';
import { Split } from '@hoster/ui/split';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { VolumeSlider } from '@hoster/ui/volume-slider';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FieldErrors } from '../../../api/errors.ts';
import { ChargedMoney } from '../../../parts/price/money.tsx';
import { useCharge } from '../../payment/use-charge.ts';
import { volumeName } from './backup-fields.ts';
import { ExampleStack } from './example-stack.tsx';
import type { BackupControls } from './use-backup-order.ts';
import { useVolumeText } from './use-volume-text.ts';

interface VolumeFieldProps {
  controls: BackupControls;
  errors: FieldErrors;
}

/** The size, by slider or from the list with every price, which also works without script. */
export function VolumeField({ controls, errors }: VolumeFieldProps) {
  const { formatMessage } = useIntl();
  const volumeText = useVolumeText();
  const { order, choose } = controls;
  const { context, choice, data } = order;
  const charge = useCharge();
  const { currency } = charge;
  const priceOf = backupPrices(data, choice, charge);
  const chosen = volumeOf(context, choice.volume);
  const isEnd = (volume: number) =>
    volume === context.volumes.at(0)?.volume || volume === context.volumes.at(-1)?.volume;
  return (
    <FormSection id="volume-section" title={formatMessage(volumeName)}>
      {/* Without script the slider can't be moved and the picture would be wrong: the list has all sizes. */}
      <Hidden withoutScript>
        <Split from="md" align="center">
          <Stack gap={12}>
            <VolumeSlider
              label={formatMessage(volumeName)}
              volumes={context.volumes.map(({ volume }) => volume)}
              value={choice.volume}
              onValueChange={(volume) => choose({ volume })}
              valueText={volumeText}
              tickLabel={(volume) => (isEnd(volume) ? volumeText(volume) : null)}
            />
            {chosen ? (
              <Text size={14} lineHeight="inherit" tone="muted">
                <FormattedMessage
                  id="backups.comes-with"
                  defaultMessage="{price} per 100 GB · {snapshots, plural, one {# snapshot} other {# snapshots}} · {accounts, plural, one {# sub-account} other {# sub-accounts}}"
                  description="Under the slider: what 100 GB cost a month, and what comes with the size"
                  values={{
                    price: (
                      <ChargedMoney
                        cents={centsIn(
                          currency,
                          ratioOfCents(priceOf(chosen.volume), 100, chosen.volume * choice.count),
                        )}
                        currency={currency}
                        mono
                        monthly
                      />
                    ),
                    snapshots: chosen.snapshots,
                    accounts: chosen.sub_accounts,
                  }}
                />
              </Text>
            ) : null}
          </Stack>
          <ExampleStack volume={choice.volume} />
        </Split>
      </Hidden>
      <RadioTiles
        id="volume"
        name="volume"
        legend={formatMessage(volumeName)}
        legendHidden
        value={String(choice.volume)}
        onValueChange={(value) => choose({ volume: Number(value) })}
        error={errors['volume']}
        options={context.volumes.map(({ volume }) => ({
          value: String(volume),
          title: volumeText(volume),
          price: <ChargedMoney cents={priceOf(volume)} currency={currency} mono monthly />,
        }))}
      />
    </FormSection>
  );
}
