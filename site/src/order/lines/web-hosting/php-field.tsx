import { FormSection } from '@hoster/ui/form-section';
import { cmsOf, compareVersions, phpFor, recommendedPhp, runsOn } from '@hoster/domain/lines/web-hosting';
import { RadioTiles } from '@hoster/ui/radio-tiles';
import { useState } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import type { FieldErrors } from '../../../api/errors.ts';
import * as css from '../../../features/web-hosting/web-hosting.css.ts';
import { fieldNames } from './hosting-fields.ts';
import { ProblemNotice } from './problem-notice.tsx';
import type { HostingControls } from './use-hosting-order.ts';

const words: Readonly<Record<'recommended' | 'bare' | 'ended' | 'suits' | 'unsuited', MessageDescriptor>> =
  defineMessages({
    recommended: {
      id: 'web-hosting.php.recommended',
      defaultMessage: 'Recommended ({version})',
      description: 'Choice of the PHP version that fits best',
    },
    bare: {
      id: 'web-hosting.php.recommended-bare',
      defaultMessage: 'Recommended',
      description: 'Choice of the PHP version that fits best, when none does',
    },
    ended: {
      id: 'web-hosting.php.ended',
      defaultMessage: 'End of life',
      description: 'On a PHP version without security updates',
    },
    suits: {
      id: 'web-hosting.php.suits',
      defaultMessage: '{cms} runs on PHP {range}',
      description: 'Above the PHP versions: those that the chosen system runs on',
    },
    unsuited: {
      id: 'web-hosting.php.unsuited',
      defaultMessage: 'Too {direction, select, old {old} other {new}} for {cms}',
      description: 'On a PHP version that the chosen system does not run on',
    },
  });

/** Form value for the recommended version. */
const RECOMMENDED = 'none';

interface PhpFieldProps {
  controls: HostingControls;
  errors: FieldErrors;
}

/** The PHP version: the recommended one, unless an old site needs another. */
export function PhpField({ controls, errors }: PhpFieldProps) {
  const { formatMessage } = useIntl();
  const { order, choose } = controls;
  const { choice, data, plan, problems } = order;
  const cms = cmsOf(data, choice.cms);
  const best = recommendedPhp(data, plan, cms);
  const recommended = best ? formatMessage(words.recommended, { version: best }) : formatMessage(words.bare);
  const isWrong = problems.some(({ field }) => field === 'php_version');
  // Evaluated once, so that a choice doesn't collapse or expand the section.
  const [startsOpen] = useState(choice.php_version !== null);
  const suiting = phpFor(plan, cms);
  const range = [...new Set([suiting.at(-1), suiting[0]])].join('–');
  const versions = plan.php_versions.toSorted((a, b) => compareVersions(b, a));
  return (
    <>
      <FormSection
        id="php-section"
        title={formatMessage(fieldNames.php)}
        collapsible
        open={startsOpen || errors['php_version'] !== undefined}
        value={choice.php_version ?? recommended}
        description={cms && suiting[0] !== undefined ? formatMessage(words.suits, { cms: cms.name, range }) : undefined}
      >
        <RadioTiles
          id="php"
          name="php"
          legend={formatMessage(fieldNames.php)}
          legendHidden
          layout="inline"
          value={choice.php_version ?? RECOMMENDED}
          onValueChange={(version) => choose({ php_version: version === RECOMMENDED ? null : version })}
          error={errors['php_version']}
          options={[
            { value: RECOMMENDED, title: recommended },
            ...versions.map((version) => ({
              value: version,
              title: version,
              description: data.php_versions.find((one) => one.version === version)?.end_of_life
                ? formatMessage(words.ended)
                : undefined,
              conflictHidden: true,
              conflict:
                cms && !runsOn(cms, version)
                  ? formatMessage(words.unsuited, {
                      cms: cms.name,
                      direction: compareVersions(version, cms.min_php) < 0 ? 'old' : 'new',
                    })
                  : undefined,
            })),
          ]}
        />
      </FormSection>
      {/* Outside, so that it shows while the versions are collapsed. */}
      {isWrong ? (
        <div className={css.notice}>
          <ProblemNotice controls={controls} field="php_version" />
        </div>
      ) : null}
    </>
  );
}
