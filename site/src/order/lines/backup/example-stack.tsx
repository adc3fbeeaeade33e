import { VolumeStack } from '@hoster/ui/volume-stack';
import { useIntl } from 'react-intl';
import { useVolumeText } from './use-volume-text.ts';

const INCREMENTS = 6;
/** Parts of the storage that the example's backups take. */
const FULL = 0.4;
const INCREMENT = 0.05;

/** Example of what fits into a storage: a week of one full backup and daily increments. */
export function ExampleStack({ volume }: { volume: number }) {
  const { formatMessage } = useIntl();
  const volumeText = useVolumeText();
  const full = Math.round(volume * FULL);
  const increment = Math.round(volume * INCREMENT);
  const values = {
    full: volumeText(full),
    increment: volumeText(increment),
    count: INCREMENTS,
    volume: volumeText(volume),
  };
  return (
    <VolumeStack
      label={formatMessage(
        {
          id: 'backups.example',
          defaultMessage:
            'Example: a full backup of {full} and {count, plural, one {# daily increment} other {# daily increments}} of {increment} in a storage of {volume}',
          description: 'Text alternative of the picture of a storage with the backups of a week',
        },
        values,
      )}
      capacity={volume}
      volumes={[
        {
          id: 'full',
          size: full,
          active: true,
          label: formatMessage({
            id: 'backups.example.full',
            defaultMessage: 'Full',
            description: 'In the picture of a storage: the full backup',
          }),
          value: values.full,
        },
        ...Array.from({ length: INCREMENTS }, (_, index) => ({
          id: `increment-${index}`,
          size: increment,
          // One label for all of them: separate labels would be too close together.
          ...(index === INCREMENTS - 1 && {
            label: formatMessage(
              {
                id: 'backups.example.increments',
                defaultMessage: '{count, number} daily ×',
                description: 'In the picture of a storage: the increments after the full backup',
              },
              values,
            ),
            value: values.increment,
          }),
        })),
      ]}
    />
  );
}
