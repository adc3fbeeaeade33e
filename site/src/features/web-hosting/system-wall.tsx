import type { CmsLanding } from '@hoster/contract';
import { Container } from '@hoster/ui/container';
import { FormattedMessage } from 'react-intl';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import * as catalogue from '../catalogue/catalogue.css.ts';
import { CmsMark } from './cms-mark.tsx';
import * as css from './web-hosting.css.ts';

/** All systems at a glance, each with its page; that of the page is lit. */
export function SystemWall({ landings, current }: { landings: readonly CmsLanding[]; current: number | undefined }) {
  const href = useLocalPath();
  if (landings.length === 0) return null;
  return (
    <section aria-labelledby="systems" data-theme="inverse" className={css.wallBand}>
      <Container>
        <div className={css.wallHead}>
          <h2 id="systems" className={catalogue.bandTitle}>
            <FormattedMessage
              id="web-hosting.systems"
              defaultMessage="{count, plural, one {# CMS or framework} other {# CMSs and frameworks}}"
              description="Heading of the links to the pages of all systems"
              values={{ count: landings.length }}
            />
          </h2>
          <p className={css.wallText}>
            <FormattedMessage
              id="web-hosting.systems.text"
              defaultMessage="Each has a page with its PHP versions, its RAM needs and the plan that suits it."
              description="Under the heading of the links to the pages of all systems"
            />
          </p>
        </div>
        <ul className={css.wall}>
          {landings
            .toSorted((a, b) => a.position - b.position)
            .map(({ id, url, cms }) => (
              <li key={id}>
                <a href={href(url)} className={css.tile} aria-current={id === current ? 'page' : undefined}>
                  <CmsMark cms={cms} size="medium" />
                  <span>{cms.name}</span>
                </a>
              </li>
            ))}
          <li className={css.ownCode}>
            <FormattedMessage
              id="web-hosting.systems.own"
              defaultMessage="Or your own code over SFTP, SSH or Git"
              description="Last of the systems: none of them"
            />
          </li>
        </ul>
      </Container>
    </section>
  );
}
